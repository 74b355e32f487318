import Hark
import HarkScreens
import HarkStore

/// A capture service that saves a user's captures in the server's own store.
public struct StoredCaptures: CaptureService {
  private let store: CaptureStore
  private let user: String

  /// Creates a service that saves captures for `user`.
  public init(_ store: CaptureStore, user: String) {
    self.store = store
    self.user = user
  }

  /// Saves text and returns the saved capture.
  public func save(_ content: String, as contentType: SavedCapture.ContentType) async throws
    -> SavedCapture
  {
    guard contentType == .text else { throw CaptureFailure.unprocessable }
    guard TextLimit.allows(content, characters: CaptureBody.limit) else {
      throw CaptureFailure.tooLong
    }
    do {
      return try await store.insert(NewCapture(content), of: user)
    } catch StoreFailure.unstorableText {
      throw CaptureFailure.unprocessable
    } catch { throw CaptureFailure.serverError }
  }
}
