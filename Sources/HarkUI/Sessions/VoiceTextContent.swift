#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// The input in a given state, with the layout of its experience.
  @available(iOS 18, *)
  struct VoiceTextContent: View {
    let screen: VoiceText
    var isSettled = true
    let theme: Theme
    let act: @MainActor (VoiceText.Action) -> Void
    @Preferences private var preferences

    var body: some View {
      let stage = SpokenStage(
        screen, isSettled: isSettled, theme: theme, preferences, act: act)
      VStack(spacing: Room.near) {
        if let message = screen.message {
          MessageBanner(
            message: message, theme: stage.theme, wording: stage.wording,
            recover: { stage.recover($0) }, dismiss: { stage.voice(.dismissFailure) })
        }
        VoiceTextLayout(stage: stage)
      }
      .framed(stage)
      .changing(with: screen.message, by: Motion.banner, reducesMotion: stage.reducesMotion)
    }
  }

  /// The layout that `VoiceTextPlan` chooses: a row, a tall field, or a large button.
  @available(iOS 18, *)
  private struct VoiceTextLayout: View {
    let stage: SpokenStage<VoiceText>

    var body: some View {
      switch VoiceTextPlan(stage.screen.experience) {
      case .row: SpokenRow(stage: stage) { EmptyView() }
      case .tall: tall
      case .round: round
      }
    }

    private var tall: some View {
      VStack(alignment: .leading, spacing: CaptureSize.spacing) {
        stage.field
          .text(TextLooks.text, stage.theme.text)
          .lineLimit(FieldSize.tallLines)
          .padding(Room.wide)
          .background(Color(stage.theme.card), in: RoundedRectangle(cornerRadius: Room.radius))
        HintView(stage.screen.hint, theme: stage.theme)
        if stage.isRecording { RecordingBar(stage: stage) }
        stage.button(.bordered)
      }
      .changing(with: stage.isRecording, by: Motion.banner, reducesMotion: stage.reducesMotion)
    }

    private var round: some View {
      VStack(spacing: Room.near) {
        stage.field
          .text(TextLooks.transcription, stage.theme.text)
          .lineLimit(FieldSize.rowLines)
          .multilineTextAlignment(.center)
        HintView(stage.screen.hint, theme: stage.theme)
        if stage.isRecording { Waveform(stage.bars, color: stage.theme.recording) }
        VoiceRecordingButton(stage.look) { stage.voice($0) }
        if stage.screen.message == nil { VoiceStateIndicator(stage.look.status) }
      }
      .changing(with: stage.isRecording, by: Motion.banner, reducesMotion: stage.reducesMotion)
    }
  }

  @available(iOS 18, *)
  #Preview("Every experience, idle and recording") {
    ForEach([Experience.composer, .capture, .mealLog, .dictation], id: \.name) { experience in
      let theme = Theme(for: experience)
      VoiceTextContent(screen: VoiceText(experience), theme: theme) { _ in }
      VoiceTextContent(
        screen: PreviewMoments.screen(VoiceText(experience), PreviewMoments.recording),
        theme: theme
      ) { _ in }
    }
  }
#endif
