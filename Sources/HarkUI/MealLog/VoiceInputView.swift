#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// The meal log: the user describes a meal, confirms it, and sees its nutrition (S5).
  ///
  /// ```swift
  /// VoiceInputView(model)
  /// ```
  @available(iOS 18, *)
  public struct VoiceInputView: View {
    private let model: MealLogModel
    private let theme: Theme

    /// Creates a meal log for `model`.
    public init(_ model: MealLogModel, theme: Theme = Theme(for: .mealLog)) {
      self.model = model
      self.theme = theme
    }

    /// The screen.
    public var body: some View { Staged(model, theme: theme) { MealLogContent(stage: $0) } }
  }

  @available(iOS 18, *) struct MealLogContent: View {
    let stage: SpokenStage<MealLog>

    var body: some View {
      // The content fills the screen, and scrolls if large text makes it taller.
      GeometryReader { room in
        ScrollView { parts.frame(minHeight: room.size.height) }
          .scrollBounceBehavior(.basedOnSize)
      }
      .onGround(of: stage.theme)
      .modifier(ScreenFrame(stage: stage))
      .changing(with: stage.screen.results, by: Motion.banner, reducesMotion: stage.reducesMotion)
      .navigationTitle(Text(verbatim: stage.wording[.title]))
    }

    private var parts: some View {
      VStack(spacing: StandardSpacing.wide) {
        MealTop(stage: stage).frame(maxHeight: .infinity)
        if stage.screen.results == nil {
          MealBottom(stage: stage)
        } else {
          Button(stage.wording[.startOver]) { stage.act(.startOver) }
            .buttonStyle(PrimaryButtonStyle(theme: stage.theme))
        }
      }
      .padding(StandardSpacing.wide)
    }
  }

  @available(iOS 18, *) #Preview("Idle") { Staged(screen: MealLog()) { MealLogContent(stage: $0) } }

  @available(iOS 18, *)
  #Preview("Recording") { Staged(preview: MealLog(), .recording) { MealLogContent(stage: $0) } }

  @available(iOS 18, *) #Preview("Processing") {
    Staged(preview: MealLog(), Snapshot(phase: .finalizing)) { MealLogContent(stage: $0) }
  }

  @available(iOS 18, *) #Preview("Error") {
    Staged(preview: MealLog(), Snapshot(phase: .failed(.noSpeechDetected))) {
      MealLogContent(stage: $0)
    }
  }

  @available(iOS 18, *)
  #Preview("Results") { Staged(screen: PreviewMoments.logged) { MealLogContent(stage: $0) } }

  /// The upper part of the meal log: the text and any failure message, or the meal's nutrition;
  /// then any hint.
  @available(iOS 18, *) private struct MealTop: View {
    let stage: SpokenStage<MealLog>
    @FocusState private var isTyping: Bool
    @ScaledMetric(relativeTo: .body) private var leastText = MealLogSize.leastText

    var body: some View {
      VStack(spacing: StandardSpacing.wide) {
        if let meal = stage.screen.results {
          MealResultsView(meal: meal, theme: stage.theme, wording: stage.wording)
            .frame(minHeight: leastText)
        } else {
          Group { if stage.screen.showsKeyboard { field } else { transcription } }
            .frame(minHeight: leastText)
          stage.banner(stage.screen.message)
        }
        HintView(stage.screen.hint, theme: stage.theme)
      }
    }

    private var transcription: some View {
      TranscriptionDisplayView(
        text: stage.screen.field.draft.text, placeholder: stage.screen.shownText,
        isAnimating: !stage.reducesMotion, highlightedRange: stage.screen.field.draft.newWords,
        theme: stage.theme)
    }

    /// The text field, which opens the keyboard and whose Done key confirms (S5-US7.1, S5-US7.2).
    private var field: some View {
      stage.field { stage.act(.confirm) }
        .text(TextLooks.transcription, stage.theme.text)
        .lineLimit(FieldSize.rowLines)
        .onCard(of: stage.theme)
        .focused($isTyping)
        .submitLabel(.done)
        .onAppear { isTyping = true }
        .frame(maxHeight: .infinity)
    }
  }

  /// The lower part of the meal log: the button to confirm, the recording's waveform and time, the
  /// microphone button, the status, and the option to type instead.
  @available(iOS 18, *) private struct MealBottom: View {
    let stage: SpokenStage<MealLog>

    var body: some View {
      VStack(spacing: StandardSpacing.near) {
        if screen.canConfirm {
          Button(screen.confirmTitle) { stage.act(.confirm) }
            .buttonStyle(PrimaryButtonStyle(theme: stage.theme))
        }
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

    @ViewBuilder private var typing: some View {
      if screen.offersTyping, screen.message == nil {
        Button {
          stage.act(.typeInstead)
        } label: {
          Label(stage.wording[.action(.typeInstead)], systemImage: ScreenIcon.keyboard.symbol)
            .frame(minHeight: ScreenSize.touchTarget)
        }
      }
    }
  }
#endif
