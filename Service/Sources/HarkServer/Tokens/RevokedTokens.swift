import HarkStore
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

  private let find: @Sendable (_ id: String) async throws -> Bool
  private let remembered = Mutex<Set<String>>([])

  /// Creates a list that asks `find` for unknown identifiers.
  init(_ find: @escaping @Sendable (_ id: String) async throws -> Bool) { self.find = find }

  convenience init(_ store: CaptureStore) {
    self.init { try await store.isRevoked($0) }
  }

  /// Returns whether an identifier is revoked; also `true` if that cannot be found out.
  func contains(_ id: String) async -> Bool {
    if remembered.withLock({ $0.contains(id) }) { return true }
    guard let isRevoked = try? await find(id) else { return true }
    if isRevoked {
      remembered.withLock { known in
        if known.count >= Self.rememberedLimit { known.removeFirst() }
        known.insert(id)
      }
    }
    return isRevoked
  }
}
