#if canImport(UIKit)
  import HarkScreens
  import SwiftUI

  /// The current audio levels of a call.
  ///
  /// Only the view whose body reads this value is redrawn at each new level.
  @available(iOS 18, *)
  struct CallSounding: Sendable {
    private let now: @MainActor @Sendable () -> Call?

    /// Creates a value that reads `now`, which returns `nil` if the call is not live.
    init(_ now: @escaping @MainActor @Sendable () -> Call? = { nil }) { self.now = now }

    /// Returns `call` with the current levels.
    @MainActor
    func callAsFunction(_ call: Call) -> Call { now().map { call.sounding(like: $0) } ?? call }
  }

  /// A view that redraws only its own content when the audio levels of a call change.
  @available(iOS 18, *)
  struct WithSound<Content: View>: View {
    let call: Call
    @ViewBuilder let content: (Call) -> Content
    @Environment(\.callSound) private var sound

    var body: some View { content(sound(call)) }
  }

  @available(iOS 18, *)
  extension EnvironmentValues {
    /// The audio levels of the displayed call.
    var callSound: CallSounding {
      get { self[CallSoundKey.self] }
      set { self[CallSoundKey.self] = newValue }
    }
  }

  @available(iOS 18, *)
  private struct CallSoundKey: EnvironmentKey {
    static let defaultValue = CallSounding()
  }
#endif
