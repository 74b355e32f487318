#if canImport(UIKit)
  import HarkScreens
  import SwiftUI

  /// Tells how a call sounds at this moment; read in a view's body, it has that view alone drawn anew
  /// with every level.
  @available(iOS 18, *)
  struct CallSounding: Sendable {
    private let now: @MainActor @Sendable () -> Call?

    /// Asks `now`; nil where a call is only shown.
    init(_ now: @escaping @MainActor @Sendable () -> Call? = { nil }) { self.now = now }

    /// `call` with the levels of now.
    @MainActor
    func callAsFunction(_ call: Call) -> Call { now().map { call.sounding(like: $0) } ?? call }
  }

  /// Draws what moves with the sound of a call, and nothing beside it.
  @available(iOS 18, *)
  struct WithSound<Content: View>: View {
    let call: Call
    @ViewBuilder let content: (Call) -> Content
    @Environment(\.callSound) private var sound

    var body: some View { content(sound(call)) }
  }

  @available(iOS 18, *)
  extension EnvironmentValues {
    /// How the call that is shown sounds.
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
