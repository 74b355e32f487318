#if canImport(UIKit)
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
    public var body: some View {
      MealLogContent(screen: model.state, isSettled: model.isSettled, theme: theme) {
        model.act($0)
      }
    }
  }

  /// The meal log in a given state.
  @available(iOS 18, *)
  struct MealLogContent: View {
    let screen: MealLog
    var isSettled = true
    var theme = Theme(for: .mealLog)
    let act: @MainActor (MealLog.Action) -> Void
    @Preferences private var preferences

    var body: some View {
      let stage = SpokenStage(screen, isSettled: isSettled, theme: theme, preferences, act: act)
      // The content fills the screen, and scrolls if large text makes it taller.
      GeometryReader { room in
        ScrollView { parts(stage).frame(minHeight: room.size.height) }
          .scrollBounceBehavior(.basedOnSize)
      }
      .onGround(of: stage.theme)
      .framed(stage)
      .changing(with: screen.results, by: Motion.banner, reducesMotion: stage.reducesMotion)
      .navigationTitle(Text(verbatim: screen.wording[.title]))
    }

    private func parts(_ stage: SpokenStage<MealLog>) -> some View {
      VStack(spacing: Room.wide) {
        MealTop(stage: stage).frame(maxHeight: .infinity)
        if screen.results == nil { MealBottom(stage: stage) } else { again(stage) }
      }
      .padding(Room.wide)
    }

    private func again(_ stage: SpokenStage<MealLog>) -> some View {
      Button {
        act(.startOver)
      } label: {
        Text(verbatim: screen.wording[.startOver])
      }
      .buttonStyle(PrimaryButtonStyle(theme: stage.theme))
    }
  }

  @available(iOS 18, *)
  #Preview("Idle") { MealLogContent(screen: MealLog()) { _ in } }

  @available(iOS 18, *)
  #Preview("Recording") {
    MealLogContent(screen: PreviewMoments.screen(MealLog(), PreviewMoments.recording)) { _ in }
  }

  @available(iOS 18, *)
  #Preview("Processing") {
    MealLogContent(screen: PreviewMoments.screen(MealLog(), Snapshot(phase: .finalizing))) { _ in }
  }

  @available(iOS 18, *)
  #Preview("Error") {
    let failed = Snapshot(phase: .failed(.noSpeechDetected))
    MealLogContent(screen: PreviewMoments.screen(MealLog(), failed)) { _ in }
  }

  @available(iOS 18, *)
  #Preview("Results") { MealLogContent(screen: PreviewMoments.logged) { _ in } }

  /// The upper part of the meal log: the text, a failure message, or the meal's nutrition.
  @available(iOS 18, *)
  private struct MealTop: View {
    let stage: SpokenStage<MealLog>
    @FocusState private var isTyping: Bool
    @ScaledMetric(relativeTo: .body) private var leastText = MealLogSize.leastText

    var body: some View {
      VStack(spacing: Room.wide) {
        if let meal = stage.screen.results {
          MealResultsView(meal: meal, theme: stage.theme, wording: stage.wording)
            .frame(minHeight: leastText)
        } else {
          text.frame(minHeight: leastText)
          stage.banner(stage.screen.message)
        }
        HintView(stage.screen.hint, theme: stage.theme)
      }
    }

    @ViewBuilder private var text: some View {
      if stage.screen.showsKeyboard { field } else { transcription }
    }

    private var transcription: some View {
      TranscriptionDisplayView(
        text: stage.screen.field.draft.text, placeholder: stage.screen.shownText,
        isAnimating: !stage.reducesMotion, highlightedRange: stage.screen.field.draft.newWords,
        theme: stage.theme)
    }

    /// The text field, which opens the keyboard automatically and whose Done key confirms the text
    /// (S5-US7.1, S5-US7.2).
    private var field: some View {
      stage.field { stage.act(.confirm) }
        .text(TextLooks.transcription, stage.theme.text)
        .lineLimit(FieldSize.rowLines)
        .padding(Room.wide)
        .background(Color(stage.theme.card), in: RoundedRectangle(cornerRadius: Room.radius))
        .focused($isTyping)
        .submitLabel(.done)
        .onAppear { isTyping = true }
        .frame(maxHeight: .infinity)
    }
  }

  /// The lower part of the meal log: the confirm button, the waveform and timer, the recording
  /// button, and the option to type instead.
  @available(iOS 18, *)
  private struct MealBottom: View {
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
          Label(stage.wording[.action(.typeInstead)], systemImage: ScreenIcon.keyboard.symbol)
            .frame(minHeight: ScreenSize.touchTarget)
        }
      }
    }
  }
#endif
