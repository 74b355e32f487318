import Foundation
import Hark
import HarkStore

/// Keeps what a page's person captures in the server's own store.
public struct StoredCaptures: CaptureService {
  private let store: CaptureStore
  private let user: String

  /// Keeps it as `user`'s.
  public init(_ store: CaptureStore, user: String) {
    self.store = store
    self.user = user
  }

  /// Keeps a text.
  public func save(_ content: String, as contentType: ContentType) async throws -> Something {
    guard contentType == .text else { throw CaptureFailure.unprocessable }
    guard content.count <= CaptureBody.limit else { throw CaptureFailure.tooLong }
    do {
      return try await store.insert(NewCapture(content), of: user)
    } catch StoreFailure.unstorableText {
      throw CaptureFailure.unprocessable
    } catch {
      throw CaptureFailure.serverError
    }
  }
}
