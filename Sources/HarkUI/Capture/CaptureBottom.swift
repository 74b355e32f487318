#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// The hint and the recording bar, if any, and the row with the microphone and Save buttons.
  @available(iOS 18, *) struct CaptureBottom: View {
    let stage: SpokenStage<Capture>
    let save: @MainActor () -> Void

    var body: some View {
      VStack(spacing: CaptureSize.spacing) {
        HintView(screen.hint, theme: stage.theme)
        if screen.showsRecordingBar { RecordingBar(stage: stage) }
        HStack(spacing: CaptureSize.rowSpacing) {
          stage.button(.bordered)
          saveButton
        }
      }
      .padding(StandardSpacing.wide)
      .changing(
        with: screen.showsRecordingBar, by: Motion.banner, reducesMotion: stage.reducesMotion)
    }

    private var screen: Capture { stage.screen }

    private var saveButton: some View {
      Button(stage.wording[screen.isSaving ? .saving : .save], action: save)
        .buttonStyle(PrimaryButtonStyle(theme: stage.theme))
        .disabled(!screen.canSave)
    }
  }

  /// The recording indicator with Stop and Cancel (S2-05 to S2-07, S2-13, S2-15).
  @available(iOS 18, *) struct RecordingBar<S: SpokenScreen>: View {
    let stage: SpokenStage<S>

    var body: some View {
      WrappingRow(spacing: CaptureSize.rowSpacing, lineSpacing: CaptureSize.rowSpacing) { parts }
        .padding(StandardSpacing.near)
        .background(
          Color(stage.theme.recordingTint),
          in: RoundedRectangle(cornerRadius: CaptureSize.barRadius)
        )
        .transition(.move(edge: .bottom).combined(with: .opacity))
    }

    @ViewBuilder private var parts: some View {
      stage.indicator.frame(maxWidth: .infinity, alignment: .leading)
      HStack(spacing: CaptureSize.rowSpacing) {
        TitleButton(stage.wording[.cancel]) { stage.voice(.cancel) }
          .accessibilityLabel(Text(verbatim: stage.wording[.cancelLabel]))
          .tint(Color(stage.theme.recordingText))
        TitleButton(stage.wording[.stop]) { stage.voice(.stop) }
          .buttonStyle(.borderedProminent)
          .tint(Color(stage.theme.stopGround))
      }
    }
  }
#endif
