import Glibc
import Hark

extension CallRecordingFailure {
  /// What the number of a system's error stands for.
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
