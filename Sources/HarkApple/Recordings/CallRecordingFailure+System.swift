import Foundation
import Hark

extension CallRecordingFailure {
  /// What a system's error of a file stands for.
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
    // Foundation: no room; no leave to write or read, and a disk that takes nothing; nothing there.
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
    // Core Audio hands the file system's old numbers on: dskFulErr, wPrErr and fnfErr.
    case (NSOSStatusErrorDomain, -34): self = .full
    case (NSOSStatusErrorDomain, -44): self = .readOnly
    case (NSOSStatusErrorDomain, -43): self = .unreachable
    default: return nil
    }
  }
}
