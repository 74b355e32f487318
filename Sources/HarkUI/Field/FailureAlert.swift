#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  @available(iOS 18, *)
  extension View {
    /// Tells a failure in an alert over the screen, with what can be done about it; putting it away
    /// puts the failure away (S1-51).
    func failureAlert<S: SpokenScreen>(_ stage: SpokenStage<S>) -> some View {
      modifier(FailureAlert(stage: stage))
    }
  }

  @available(iOS 18, *)
  private struct FailureAlert<S: SpokenScreen>: ViewModifier {
    let stage: SpokenStage<S>
    @State private var failure = Presented<VoiceMessage>()

    func body(content: Content) -> some View {
      content.alert(
        Text(verbatim: failure.item?.text ?? ""), isPresented: $failure.isShown,
        presenting: failure.item
      ) { message in
        // Each puts it away, and what it does puts the failure away.
        ForEach(message.actions, id: \.self) { action in
          Button(stage.wording[.action(action)]) { stage.recover(action) }
        }
        Button(stage.wording[.dismiss], role: .cancel) { stage.voice(.dismissFailure) }
      } message: { message in
        if let path = message.settingsPath { Text(verbatim: path) }
      }
      .onChange(of: told, initial: true) { failure.follow(told.message) }
    }

    /// The same failure once more is another one.
    private struct Told: Equatable {
      let message: VoiceMessage?
      let number: Int
    }

    private var told: Told {
      Told(message: stage.screen.message, number: stage.screen.spoken.failureCount)
    }
  }
#endif
