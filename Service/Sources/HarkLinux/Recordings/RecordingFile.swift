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
    guard let sound = sf_open_fd(descriptor, Int32(SFM_READ), &info, 0) else { return nil }
    defer { sf_close(sound) }
    guard info.samplerate > 0, info.frames > 0, info.frames < Self.unknownFrames else {
      return nil
    }
    return Double(info.frames) / Double(info.samplerate)
  }

  /// From here on (two years) it is libsndfile's way to say that it cannot tell.
  private static let unknownFrames: sf_count_t = 1 << 40
}
