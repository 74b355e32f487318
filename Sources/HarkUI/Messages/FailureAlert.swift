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

    func body(content: Content) -> some View {
      content.alert(
        Text(verbatim: message?.text ?? ""), isPresented: isShown, presenting: message
      ) { message in
        RecoveryButtons(message: message, wording: stage.wording) { stage.recover($0) }
        Button(stage.wording[.dismiss], role: .cancel) { stage.voice(.dismissFailure) }
      } message: { message in
        if let path = message.settingsPath { Text(verbatim: path) }
      }
    }

    private var message: VoiceMessage? { stage.screen.message }

    /// Its buttons put it away themselves: what they do puts the failure away, too.
    private var isShown: Binding<Bool> {
      let isFailed = message != nil
      return Binding {
        isFailed
      } set: { _ in
      }
    }
  }
#endif
