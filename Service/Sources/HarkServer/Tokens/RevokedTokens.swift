import HarkStore
import Logging
import Synchronization

/// The identifiers of tokens that have been revoked.
///
/// Each check reads the shared file, because any server or command may have added an identifier since
/// the last one. Revocations are permanent, so a limited number of them is remembered and not read
/// again.
final class RevokedTokens: Sendable {
  /// The maximum number of remembered identifiers.
  static let rememberedLimit = 1_000

  /// The interval at which the token of a connected client is checked again, in seconds.
  static let checkInterval = 5.0

  /// What is known about the identifier of a token.
  enum Standing: Sendable, Equatable {
    case valid, revoked

    /// The revocations cannot be read at the moment.
    case unknown
  }

  private let find: @Sendable (_ id: String) async throws -> Bool
  private let report: @Sendable (_ problem: String) -> Void
  private let state = Mutex<(remembered: Set<String>, isOut: Bool)>(([], false))

  /// Creates a list that asks `find` for unknown identifiers, and reports once per outage that it
  /// fails.
  init(
    _ find: @escaping @Sendable (_ id: String) async throws -> Bool,
    report: @escaping @Sendable (_ problem: String) -> Void = { _ in }
  ) {
    (self.find, self.report) = (find, report)
  }

  convenience init(_ store: CaptureStore, log: Logger) {
    self.init({ try await store.isRevoked($0) }, report: { log.error("\($0)") })
  }

  /// Returns whether an identifier is revoked.
  func standing(of id: String) async -> Standing {
    if state.withLock({ $0.remembered.contains(id) }) { return .revoked }
    let found: Bool?
    do { found = try await find(id) } catch {
      // The caller has left; this says nothing about the store.
      if error is CancellationError { return .unknown }
      found = nil
    }
    let begins = state.withLock { state in
      let begins = found == nil && !state.isOut
      state.isOut = found == nil
      if found == true {
        if state.remembered.count >= Self.rememberedLimit { state.remembered.removeFirst() }
        state.remembered.insert(id)
      }
      return begins
    }
    if begins {
      report(
        "The revoked tokens cannot be read; clients with a token are refused until they can be.")
    }
    return switch found {
    case true?: .revoked
    case false?: .valid
    case nil: .unknown
    }
  }
}

/// The error of a token that cannot be accepted, because the revocations cannot be read.
struct UncheckedToken: Error {}
