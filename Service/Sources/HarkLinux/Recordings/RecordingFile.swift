import CSndfile
import Glibc
import Hark

/// A recording's file that is read, or looked at.
struct RecordingFile {
  private let descriptor: Int32

  /// Opens the regular file at `path`; nil when there is none that one may read.
  init?(_ path: String) {
    // Without waiting, since a pipe could have such a name, too.
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      Glibc.close(descriptor)
      return nil
    }
  }

  /// Lets go of it.
  func close() { Glibc.close(descriptor) }

  /// Whether it is being written: its writer holds a lock, which goes with the writer however that
  /// ends.
  var isUnderWay: Bool {
    if flock(descriptor, LOCK_SH | LOCK_NB) != 0 { return errno == EWOULDBLOCK }
    flock(descriptor, LOCK_UN)
    return false
  }

  /// How long its sound is, in seconds; nil when there is none that can be read.
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

  /// How many frames can be read, where the end of the file is torn, as of a copy that broke off.
  private static func count(_ sound: OpaquePointer, _ channels: Int32) -> sf_count_t {
    guard (1...8).contains(channels) else { return 0 }
    var piece = [Float](repeating: 0, count: 4_096 * Int(channels))
    var count: sf_count_t = 0
    while case let got = sf_readf_float(sound, &piece, 4_096), got > 0 { count += got }
    return count
  }

  /// From here on (two years) it is libsndfile's way to say that it cannot tell.
  private static let unknownFrames: sf_count_t = 1 << 40
}
