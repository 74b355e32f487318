import Glibc
import Hark

extension CallRecordingFailure {
  /// Creates the failure for a system error number.
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
