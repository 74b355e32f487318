#if canImport(UIKit)
  import Hark
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
      let stage = SpokenStage(
        screen, isSettled: isSettled, theme: theme, preferences, act: act)
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
#endif
