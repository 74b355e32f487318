import CSndfile
import Glibc
import Hark

/// A new two-channel Ogg Opus file that is being written with libsndfile.
///
/// For ten minutes of two people talking continuously, Opus takes 4.5 MB and FLAC 10.5 MB. If the
/// writer is killed, Opus in pages of 0.4 s loses at most the last 0.45 s, and FLAC 0.25 s.
/// However, a FLAC file stores its length in a header that is written at the end, so Chromium and
/// other players do not know the length of the file that a killed writer leaves. Each page of an
/// Ogg file states the length up to that page, so that nothing needs repair.
final class OpusFile {
  /// The length of a page, in milliseconds.
  ///
  /// Smaller pages lose less audio if the writer is killed; larger pages take less space. Pages of
  /// this length take 5% more space than the usual pages of one second.
  private static let pageLength = 400.0

  private(set) var written = 0

  private let path: String
  private var descriptor: Int32
  private var sound: OpaquePointer?

  /// Creates the file, which must not exist yet and which only its owner can read.
  init(creating path: String) throws(CallRecordingFailure) {
    self.path = path
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw CallRecordingFailure(errno: errno) }
    // The lock shows other processes that the file is being written, and is released even if this
    // process is killed.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    var info = SF_INFO()
    info.samplerate = Int32(AudioChunk.sampleRate)
    info.channels = 2
    info.format = Int32(SF_FORMAT_OGG) | Int32(SF_FORMAT_OPUS)
    sound = SoundLibrary.inTurn(descriptor) { [descriptor] in
      sf_open_fd(descriptor, Int32(SFM_WRITE), &info, 0)
    }
    // From here on, `deinit` closes the file if the initializer throws.
    guard sound != nil else {
      let failure = CallRecordingFailure(errno: errno)
      unlink(path)
      throw failure
    }
    var length = Self.pageLength
    sf_command(sound, Int32(SFC_SET_OGG_PAGE_LATENCY_MS), &length, Int32(MemoryLayout<Double>.size))
  }

  deinit {
    if sound != nil { sf_close(sound) }
    letGo()
  }

  /// Appends audio, with the user on the left channel and the agent on the right.
  func write(_ frames: CallFrames) throws(CallRecordingFailure) {
    guard sound != nil else { throw .broken }
    guard frames.count > 0 else { return }
    guard isInPlace else { throw .unreachable }
    var both = [Float](repeating: 0, count: frames.count * 2)
    for index in 0..<frames.count {
      both[2 * index] = frames.person[index]
      both[2 * index + 1] = frames.agent[index]
    }
    let size = lseek(descriptor, 0, SEEK_END)
    let count = sf_writef_float(sound, both, sf_count_t(frames.count))
    let code = errno
    guard count == sf_count_t(frames.count), sf_error(sound) == 0 else {
      breakOff(at: size)
      throw CallRecordingFailure(errno: code)
    }
    written += frames.count
  }

  /// Writes the remaining audio and closes the file; a file without audio is removed.
  func finish() throws(CallRecordingFailure) {
    guard sound != nil else { return }
    defer { letGo() }
    let isEmpty = written == 0
    if isEmpty, isInPlace { unlink(path) }
    let size = lseek(descriptor, 0, SEEK_END)
    guard sf_close(sound) == 0 else {
      let code = errno
      sound = nil
      ftruncate(descriptor, size)
      if isEmpty { return }
      throw CallRecordingFailure(errno: code)
    }
    sound = nil
    guard isEmpty || fsync(descriptor) == 0 else { throw CallRecordingFailure(errno: errno) }
  }

  /// Closes the file after a failed write, without its incomplete page, which would hide its length.
  private func breakOff(at size: off_t) {
    sf_close(sound)
    sound = nil
    ftruncate(descriptor, size)
    letGo()
  }

  /// Closes the file after an explicit unlock; a child process that is being spawned shares the
  /// open file until it executes its program, and would hold the lock until then.
  private func letGo() {
    guard descriptor >= 0 else { return }
    flock(descriptor, LOCK_UN)
    close(descriptor)
    descriptor = -1
  }

  /// Whether the file is still at its path; audio written to a removed file is lost.
  private var isInPlace: Bool {
    var (there, own) = (stat(), stat())
    return stat(path, &there) == 0 && fstat(descriptor, &own) == 0 && there.st_ino == own.st_ino
      && there.st_dev == own.st_dev
  }
}

struct RecordingFile {
  private let descriptor: Int32

  /// Opens a file; `nil` if there is no regular file at `path` that this process may read.
  init?(_ path: String) {
    // Opening must not block, because the path may also refer to a pipe.
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      Glibc.close(descriptor)
      return nil
    }
  }

  func close() { Glibc.close(descriptor) }

  /// Whether a writer holds the lock, which the system releases however the writer ends.
  var isUnderWay: Bool {
    if flock(descriptor, LOCK_SH | LOCK_NB) != 0 { return errno == EWOULDBLOCK }
    flock(descriptor, LOCK_UN)
    return false
  }

  var seconds: Double? {
    var info = SF_INFO()
    lseek(descriptor, 0, SEEK_SET)
    let opened = SoundLibrary.inTurn(descriptor) {
      sf_open_fd(descriptor, Int32(SFM_READ), &info, 0)
    }
    guard let sound = opened else { return nil }
    defer { sf_close(sound) }
    let isKnown = info.frames < SoundLibrary.unknownFrames
    let frames = isKnown ? info.frames : Self.count(sound, info.channels)
    guard info.samplerate > 0, frames > 0 else { return nil }
    return Double(frames) / Double(info.samplerate)
  }

  /// Counts the frames by decoding, for a file with a truncated end, such as an incomplete copy.
  private static func count(_ sound: OpaquePointer, _ channels: Int32) -> sf_count_t {
    guard (1...8).contains(channels) else { return 0 }
    var piece = [Float](repeating: 0, count: 4_096 * Int(channels))
    var count: sf_count_t = 0
    while case let got = sf_readf_float(sound, &piece, 4_096), got > 0 { count += got }
    return count
  }
}

extension CallRecordingFailure {
  init(errno code: Int32) {
    self =
      switch code {
      case ENOSPC, EDQUOT: .full
      case EACCES, EPERM, EROFS: .readOnly
      case ENOENT, ENOTDIR, ENODEV, ENXIO, ELOOP, ENAMETOOLONG, ESTALE: .unreachable
      default: .broken
      }
  }
}
