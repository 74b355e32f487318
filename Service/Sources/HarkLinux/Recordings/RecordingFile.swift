import CSndfile
import Glibc
import Hark

/// A recording's file, opened for reading or inspection.
struct RecordingFile {
  private let descriptor: Int32

  /// Opens the regular file at `path`, or returns `nil` if there is none that this process may
  /// read.
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

  /// Closes the file.
  func close() { Glibc.close(descriptor) }

  /// Whether the file is being written.
  ///
  /// Its writer holds a lock, which is released however the writer ends.
  var isUnderWay: Bool {
    if flock(descriptor, LOCK_SH | LOCK_NB) != 0 { return errno == EWOULDBLOCK }
    flock(descriptor, LOCK_UN)
    return false
  }

  /// The duration of the audio, in seconds, or `nil` if none can be read.
  var seconds: Double? {
    var info = SF_INFO()
    lseek(descriptor, 0, SEEK_SET)
    let opened = SoundLibrary.inTurn(descriptor) {
      sf_open_fd(descriptor, Int32(SFM_READ), &info, 0)
    }
    guard let sound = opened else { return nil }
    defer { sf_close(sound) }
    let frames = info.frames < Self.unknownFrames ? info.frames : Self.count(sound, info.channels)
    guard info.samplerate > 0, frames > 0 else { return nil }
    return Double(frames) / Double(info.samplerate)
  }

  /// Returns the number of readable frames in a file with a truncated end, such as an incomplete
  /// copy.
  private static func count(_ sound: OpaquePointer, _ channels: Int32) -> sf_count_t {
    guard (1...8).contains(channels) else { return 0 }
    var piece = [Float](repeating: 0, count: 4_096 * Int(channels))
    var count: sf_count_t = 0
    while case let got = sf_readf_float(sound, &piece, 4_096), got > 0 { count += got }
    return count
  }

  /// The frame count at which libsndfile indicates an unknown length: about two years of audio.
  private static let unknownFrames: sf_count_t = 1 << 40
}
