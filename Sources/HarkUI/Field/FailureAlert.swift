#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  @available(iOS 18, *)
  extension View {
    /// Presents a failure in an alert with its recovery actions; dismissing the alert also
    /// dismisses the failure (S1-51).
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
        // Every button dismisses the alert, and its action dismisses the failure.
        ForEach(message.actions, id: \.self) { action in
          Button(stage.wording[.action(action)]) { stage.recover(action) }
        }
        Button(stage.wording[.dismiss], role: .cancel) { stage.voice(.dismissFailure) }
      } message: { message in
        if let path = message.settingsPath { Text(verbatim: path) }
      }
      .onChange(of: told, initial: true) { failure.follow(told.message) }
    }

    /// A failure with its number, so that a repeated failure counts as a new one.
    private struct Told: Equatable {
      let message: VoiceMessage?
      let number: Int
    }

    private var told: Told {
      Told(message: stage.screen.message, number: stage.screen.spoken.failureCount)
    }
  }
#endif
