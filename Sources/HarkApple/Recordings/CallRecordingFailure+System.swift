import Foundation
import Hark

extension CallRecordingFailure {
  /// Creates the failure for a system error of a file operation.
  init(system error: any Error) {
    if let failure = error as? CallRecordingFailure {
      self = failure
      return
    }
    let error = error as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError
    self =
      Self(error.domain, error.code)
      ?? underlying.flatMap { Self($0.domain, $0.code) } ?? .broken
  }

  private init?(_ domain: String, _ code: Int) {
    switch (domain, code) {
    // Foundation: out of space; no write or read permission, and a read-only volume; a missing
    // file, and one that already exists.
    case (NSCocoaErrorDomain, 640): self = .full
    case (NSCocoaErrorDomain, 513), (NSCocoaErrorDomain, 257), (NSCocoaErrorDomain, 642):
      self = .readOnly
    case (NSCocoaErrorDomain, 4), (NSCocoaErrorDomain, 260), (NSCocoaErrorDomain, 516):
      self = .unreachable
    // POSIX: ENOSPC; EPERM, EACCES and EROFS; ENOENT and ENOTDIR.
    case (NSPOSIXErrorDomain, 28): self = .full
    case (NSPOSIXErrorDomain, 1), (NSPOSIXErrorDomain, 13), (NSPOSIXErrorDomain, 30):
      self = .readOnly
    case (NSPOSIXErrorDomain, 2), (NSPOSIXErrorDomain, 20): self = .unreachable
    // Core Audio passes on the file system's classic codes: dskFulErr, wPrErr and fnfErr.
    case (NSOSStatusErrorDomain, -34): self = .full
    case (NSOSStatusErrorDomain, -44): self = .readOnly
    case (NSOSStatusErrorDomain, -43): self = .unreachable
    default: return nil
    }
  }
}
