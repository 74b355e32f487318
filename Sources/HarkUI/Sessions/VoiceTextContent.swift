import Hark
import HarkPresentation

#if canImport(SwiftUI)
  import HarkScreens
  import SwiftUI

  /// The input in a given state, with the layout of its experience.
  @available(iOS 18, *)
  struct VoiceTextContent: View {
    let stage: SpokenStage<VoiceText>

    var body: some View {
      VStack(spacing: StandardSpacing.near) {
        stage.banner(stage.screen.message)
        layout
      }
      .modifier(ScreenFrame(stage: stage))
      .changing(with: stage.screen.message, by: Motion.banner, reducesMotion: stage.reducesMotion)
    }

    @ViewBuilder private var layout: some View {
      switch VoiceTextPlan(stage.screen.experience) {
      case .row: SpokenRow(stage: stage) { EmptyView() }
      case .tall: tall
      case .round: round
      }
    }

    private var tall: some View {
      VStack(alignment: .leading, spacing: CaptureSize.spacing) {
        stage.tallField
        HintView(stage.screen.hint, theme: stage.theme)
        if stage.isRecording { RecordingBar(stage: stage) }
        stage.button(.bordered)
      }
      .changing(with: stage.isRecording, by: Motion.banner, reducesMotion: stage.reducesMotion)
    }

    private var round: some View {
      VStack(spacing: StandardSpacing.near) {
        stage.field()
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

  @available(iOS 18, *) #Preview("Every experience, idle and recording") {
    ForEach([Experience.composer, .capture, .mealLog, .dictation], id: \.name) { experience in
      Staged(screen: VoiceText(experience)) { VoiceTextContent(stage: $0) }
      Staged(preview: VoiceText(experience), .recording) { VoiceTextContent(stage: $0) }
    }
  }
#endif

enum VoiceTextPlan: Sendable, Equatable {
  /// A field with the button beside it.
  case row

  /// A tall field with a recording bar and the button below.
  case tall

  /// The text with the large button below.
  case round

  /// Creates the layout for an experience: the large button if the text is confirmed, a tall field
  /// if it is reviewed and the button toggles, otherwise the row.
  init(_ experience: Experience) {
    switch (experience.afterStop, experience.gesture) {
    case (.confirm, _): self = .round
    case (.review, .toggle): self = .tall
    case (.review, .hold), (.review, .tapOrHold), (.send, _): self = .row
    }
  }
}
