import HarkScreens
import Observation

/// A closure that creates a call, called on the main actor.
@available(iOS 17, macOS 14, *)
public typealias CallMaking = @MainActor @Sendable () async -> CallModel

/// The owner of a screen's call for the lifetime of the screen, covered or not.
///
/// SwiftUI reports a covered view and a removed view in the same way. The view's own state,
/// however, is deallocated only when the view is removed, which also ends the call.
@available(iOS 17, macOS 14, *)
@MainActor
@Observable
final class CallOwner {
  /// The call; `nil` while it is being created.
  private(set) var model: CallModel?

  @ObservationIgnored private let ending = CallEnding()

  /// Creates the first call, or keeps the existing one.
  func begin(_ make: CallMaking) async {
    guard model == nil else { return }
    let made = await make()
    // If the user left the screen in the meantime, no call is needed; if the user also returned, a
    // call already exists.
    if Task.isCancelled || model != nil { return await made.end(with: .end) }
    model = made
    ending.model = made
  }

  /// Replaces the call that is over with a new one.
  func beginAgain(_ make: CallMaking) async {
    let over = model
    model = nil
    await over?.end(with: .end)
    await begin(make)
  }
}

/// An object that ends its call when it is deallocated.
@available(iOS 17, macOS 14, *)
@MainActor
private final class CallEnding {
  var model: CallModel?

  deinit {
    guard let model else { return }
    Task { await model.end(with: .end) }
  }
}
