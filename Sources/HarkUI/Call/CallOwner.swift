import HarkScreens
import Observation

/// Makes a call; called on the main actor.
@available(iOS 17, macOS 14, *)
public typealias CallMaking = @MainActor @Sendable () async -> CallModel

/// Owns the call of a screen for as long as the screen is there, covered or not.
///
/// SwiftUI tells alike of a view that is covered and of one that is gone; only what the view keeps goes
/// with it for good, and with that the call.
@available(iOS 17, macOS 14, *)
@MainActor
@Observable
final class CallOwner {
  /// The call; nil while it is being made.
  private(set) var model: CallModel?

  @ObservationIgnored private let ending = CallEnding()

  /// Makes the first call; one that is there goes on.
  func begin(_ make: CallMaking) async {
    guard model == nil else { return }
    let made = await make()
    // Who left meanwhile needs no call, and who came back has one.
    if Task.isCancelled || model != nil { return await made.end(with: .end) }
    model = made
    ending.model = made
  }

  /// Another call in place of the one that is over.
  func beginAgain(_ make: CallMaking) async {
    let over = model
    model = nil
    await over?.end(with: .end)
    await begin(make)
  }
}

/// Ends its call when it goes itself.
@available(iOS 17, macOS 14, *)
@MainActor
private final class CallEnding {
  var model: CallModel?

  deinit {
    guard let model else { return }
    Task { await model.end(with: .end) }
  }
}
