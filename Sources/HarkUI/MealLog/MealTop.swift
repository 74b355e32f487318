#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// The upper part of the meal log: the text, a failure message, or the meal's nutrition.
  @available(iOS 18, *)
  struct MealTop: View {
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
          banner
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

    @ViewBuilder private var banner: some View {
      if let message = stage.screen.message {
        MessageBanner(
          message: message, theme: stage.theme, wording: stage.wording,
          recover: { stage.recover($0) }, dismiss: { stage.voice(.dismissFailure) })
      }
    }
  }
#endif
