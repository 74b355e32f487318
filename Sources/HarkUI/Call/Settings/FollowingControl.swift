#if canImport(UIKit)
  import SwiftUI

  /// A control whose value belongs to the engine; `choose` sends the user's choice to the engine.
  ///
  /// Until the screen has processed the choice, the control shows it: a slider moves faster than
  /// the engine responds, and a response to an earlier move must not pull it back under the finger.
  @available(iOS 18, *)
  struct FollowingControl<Value: Sendable, Content: View>: View {
    let value: Value
    let choose: @MainActor (Value) -> Void
    @ViewBuilder let content: (Binding<Value>) -> Content
    @Environment(\.isCallSettled) private var isSettled
    @State private var chosen: Value?

    var body: some View {
      // Once the screen is settled, the engine may change the value, for example when a call mutes
      // itself.
      content(binding).onChange(of: isSettled) { if isSettled { chosen = nil } }
    }

    private var binding: Binding<Value> {
      let (shown, chosen, choose) = (isSettled ? value : chosen ?? value, $chosen, choose)
      return Binding { @MainActor in
        shown
      } set: { @MainActor wanted in
        chosen.wrappedValue = wanted
        choose(wanted)
      }
    }
  }

  extension EnvironmentValues {
    /// Whether the displayed call has processed all of the user's actions.
    var isCallSettled: Bool {
      get { self[CallSettledKey.self] }
      set { self[CallSettledKey.self] = newValue }
    }
  }

  private struct CallSettledKey: EnvironmentKey {
    static let defaultValue = true
  }
#endif
