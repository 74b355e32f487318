import CSndfile
import Glibc
import Hark

/// A new file of Ogg Opus in two channels that is being written, with libsndfile.
///
/// Measured with two people who talk all the time, for ten minutes: Opus takes 4.5 MB and FLAC
/// 10.5 MB. Of a writer that was killed, Opus in pages of 0.4 s keeps all but the last 0.45 s, and
/// FLAC all but 0.25 s; but a FLAC file has its length in a head that is written at the end, so that
/// Chromium plays what a kill leaves without knowing how long it is, and so do other players. An Ogg
/// file says how long it is up to each page, whatever became of its writer, and nothing has to be
/// mended.
final class OpusFile {
  /// Milliseconds of sound that are written together: less loses less in a kill, more takes less
  /// room, at 5 % more for these than for the usual second.
  private static let pageLength = 400.0

  /// Samples of each channel that were written.
  private(set) var written = 0

  private let path: String
  private var descriptor: Int32
  private var sound: OpaquePointer?

  /// Makes the file, which must not be there yet; nobody but its owner may read it.
  init(creating path: String) throws(CallRecordingFailure) {
    self.path = path
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw CallRecordingFailure(errno: errno) }
    // Others see by it that the file is being written, and no kill can leave it behind.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    var info = SF_INFO()
    info.samplerate = Int32(AudioChunk.sampleRate)
    info.channels = 2
    info.format = Int32(SF_FORMAT_OGG) | Int32(SF_FORMAT_OPUS)
    sound = SoundLibrary.inTurn(descriptor) { [descriptor] in
      sf_open_fd(descriptor, Int32(SFM_WRITE), &info, 0)
    }
    // From here on `deinit` closes the file when the initialiser throws.
    guard sound != nil else {
      let failure = CallRecordingFailure(errno: errno)
      unlink(path)
      throw failure
    }
    var length = Self.pageLength
    sf_command(
      sound, Int32(SFC_SET_OGG_PAGE_LATENCY_MS), &length, Int32(MemoryLayout<Double>.size))
  }

  deinit {
    if sound != nil { sf_close(sound) }
    letGo()
  }

  /// Adds sound, the person on the left and the agent on the right.
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

  /// Writes what is left; a file without sound is removed.
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

  /// Ends what cannot be written any further, before a page of which only a part found room: it would
  /// hide from players how long the rest is.
  private func breakOff(at size: off_t) {
    sf_close(sound)
    sound = nil
    ftruncate(descriptor, size)
    letGo()
  }

  /// Frees the file, and the lock by name: a program that starts just now has the file open, too,
  /// until it is loaded, and would keep the lock for as long.
  private func letGo() {
    guard descriptor >= 0 else { return }
    flock(descriptor, LOCK_UN)
    close(descriptor)
    descriptor = -1
  }

  /// Whether its path still leads to it: what is written to a file that was taken away succeeds, and
  /// is gone.
  private var isInPlace: Bool {
    var (there, own) = (stat(), stat())
    return stat(path, &there) == 0 && fstat(descriptor, &own) == 0 && there.st_ino == own.st_ino
      && there.st_dev == own.st_dev
  }
}
