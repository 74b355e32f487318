#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// The titled fields of a form; fields approved for dictation show a small microphone.
  @available(iOS 18, *)
  struct DictationFields: View {
    let stage: SpokenStage<Dictation>
    @FocusState private var focus: String?

    var body: some View {
      VStack(alignment: .leading, spacing: Room.wide) {
        ForEach(stage.screen.fields) { field in
          FormField(field: field, stage: stage).focused($focus, equals: field.id)
        }
      }
      .onChange(of: focus) {
        if let focus, focus != stage.screen.focus { stage.act(.focus(focus)) }
      }
    }
  }

  /// A field of a form.
  @available(iOS 18, *)
  private struct FormField: View {
    let field: Dictation.Field
    let stage: SpokenStage<Dictation>

    var body: some View {
      VStack(alignment: .leading, spacing: Room.tight) {
        HStack(spacing: Room.tight) {
          Text(verbatim: field.title)
          if field.decision.isAllowed { Image(systemName: ScreenIcon.approvedField.symbol) }
        }
        .text(TextLooks.heading, stage.theme.text)
        .accessibilityHidden(true)
        text
          .text(TextLooks.text, stage.theme.text)
          .lineLimit(FieldSize.rowLines)
          .padding(Room.near)
          .background(Color(stage.theme.card), in: shape)
          .overlay { if isChosen { shape.strokeBorder(Color(stage.theme.accent)) } }
      }
    }

    private var text: VoiceTextField {
      let isTarget = field.id == stage.screen.target
      return VoiceTextField(
        draft: isTarget ? stage.screen.voice.draft : field.draft, isSettled: stage.isSettled,
        isReadOnly: isTarget && stage.screen.voice.isRecording, placeholder: "",
        label: field.title
      ) { edit in
        // An edit applies to the focused field, and the focus change may still be pending.
        if field.id != stage.screen.focus { stage.act(.focus(field.id)) }
        stage.voice(.edit(edit))
      }
    }

    private var isChosen: Bool { field.id == stage.screen.focus }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: Room.radius) }
  }
#endif
