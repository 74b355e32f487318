#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// The lower part of the meal log: the confirm button, the waveform and timer, the recording
  /// button, and the option to type instead.
  @available(iOS 18, *)
  struct MealBottom: View {
    let stage: SpokenStage<MealLog>

    var body: some View {
      VStack(spacing: Room.near) {
        if screen.canConfirm { confirm }
        if stage.isRecording { Waveform(stage.bars, color: stage.theme.recording) }
        if let timer = screen.timer {
          Text(verbatim: timer)
            .text(TextLooks.largeTimer, stage.theme.text)
            .accessibilityHidden(true)
        }
        VoiceRecordingButton(stage.look) { stage.voice($0) }
        // A message already describes the state in full.
        if screen.message == nil { VoiceStateIndicator(stage.look.status) }
        typing
      }
      .changing(with: stage.isRecording, by: Motion.banner, reducesMotion: stage.reducesMotion)
    }

    private var screen: MealLog { stage.screen }

    private var confirm: some View {
      Button {
        stage.act(.confirm)
      } label: {
        Text(verbatim: screen.confirmTitle)
      }
      .buttonStyle(PrimaryButtonStyle(theme: stage.theme))
    }

    @ViewBuilder private var typing: some View {
      if screen.offersTyping, screen.message == nil {
        Button {
          stage.act(.typeInstead)
        } label: {
          Label(
            stage.wording[.action(.typeInstead)], systemImage: ScreenIcon.keyboard.symbol
          )
          .frame(minHeight: ScreenSize.touchTarget)
        }
      }
    }
  }
#endif
