#if canImport(UIKit)
  import SwiftUI

  /// A control whose value is the engine's; `choose` tells it what the person wants instead.
  ///
  /// Until the screen knows of that, what the person chose is shown: a slider is moved faster than the
  /// engine answers, and an answer to an earlier move must not pull it back under the finger.
  @available(iOS 18, *)
  struct FollowingControl<Value: Sendable, Content: View>: View {
    let value: Value
    let choose: @MainActor (Value) -> Void
    @ViewBuilder let content: (Binding<Value>) -> Content
    @Environment(\.isCallSettled) private var isSettled
    @State private var chosen: Value?

    var body: some View {
      // Once it is known, it is the engine's to change, as by a call that mutes itself.
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
    /// Whether the call that is shown knows everything that the person did.
    var isCallSettled: Bool {
      get { self[CallSettledKey.self] }
      set { self[CallSettledKey.self] = newValue }
    }
  }

  private struct CallSettledKey: EnvironmentKey {
    static let defaultValue = true
  }
#endif
