import Hark
import HarkScreens

/// What only the dictation form shows.
struct DictationView: Codable, Sendable, Equatable {
  let focus: String
  let target: String
  let showsMicrophone: Bool
  let showsSettingsLink: Bool
  let fields: [Field]
  @OrNull var denial: Denial?

  struct Field: Codable, Sendable, Equatable {
    let id: String
    let title: String
    let isApproved: Bool
    let text: String
    let selection: [Int]

    init(_ field: Dictation.Field) {
      id = field.id
      title = field.title
      isApproved = field.isApproved
      text = field.draft.text
      selection = field.draft.places
    }
  }

  struct Denial: Codable, Sendable, Equatable {
    let field: String
    let text: String
  }

  init(_ screen: Dictation) {
    focus = screen.focus
    target = screen.target
    showsMicrophone = screen.showsMicrophone
    showsSettingsLink = screen.showsSettingsLink
    fields = screen.fields.map(Field.init)
    _denial = OrNull(
      wrappedValue: screen.denial.map { Denial(field: $0.field, text: $0.text) })
  }
}

extension Dictation: PageScreen {
  var spoken: VoiceField { voice }

  /// The field with the cursor, into which need not be spoken.
  var written: Draft { fields.first { $0.id == focus }?.draft ?? voice.draft }

  func view(_ style: ScreenStyle) -> ScreenView {
    var view = ScreenView(
      voice, style.look(voice), style, isReadOnly: voice.isRecording, message: message)
    view.dictation = DictationView(self)
    return view
  }

  static func own(_ action: PersonAction) -> Action? {
    if case .focus(let field) = action { .focus(field) } else { nil }
  }
}
