import Foundation
import Synchronization

/// The files with a server's certificate and its key, which are replaced while the server runs.
final class TLSFiles: Sendable {
  let certificate: String
  let key: String

  /// The attributes that distinguish a file from its replacement at the same path.
  private struct Stamp: Equatable {
    let file: UInt64
    let size: Int
    let seconds: Int
    let nanoseconds: Int

    /// Creates the stamp of a file; `nil` if there is none at `path`.
    init?(_ path: String) {
      var facts = stat()
      guard stat(path, &facts) == 0 else { return nil }
      (file, size) = (UInt64(facts.st_ino), Int(facts.st_size))
      // The time of the last change of any kind, which programs that copy files cannot set.
      (seconds, nanoseconds) = (facts.st_ctim.tv_sec, facts.st_ctim.tv_nsec)
    }
  }

  private struct State {
    /// The stamps of the files that were read last.
    var stamps: [Stamp?]

    /// The stamps of the files whose problem was reported last.
    var reported: [Stamp?] = []

    /// The context of the newest valid files; `nil` if they are the initial ones.
    var context: TLSContext?
  }

  private let state: Mutex<State>

  /// Refers to files that have yet to be read for the first time.
  init(certificate: String, key: String) {
    (self.certificate, self.key) = (certificate, key)
    state = Mutex(State(stamps: [Stamp(certificate), Stamp(key)]))
  }

  /// Returns the context of the newest valid files, or `nil` if none have replaced the initial ones.
  ///
  /// - Parameters:
  ///   - load: Reads the files after they have changed.
  ///   - report: Receives the problem with changed files.
  func latest(
    _ load: (TLSFiles) throws(TLSContext.Failure) -> TLSContext,
    report: (TLSContext.Failure) -> Void
  ) -> TLSContext? {
    state.withLock { state in
      let stamps = [Stamp(certificate), Stamp(key)]
      guard stamps != state.stamps else { return state.context }
      do throws(TLSContext.Failure) {
        state.context = try load(self)
        state.stamps = stamps
      } catch {
        // The next connection tries again, because the cause may pass, such as too many open files.
        if stamps != state.reported { report(error) }
        state.reported = stamps
      }
      return state.context
    }
  }
}
