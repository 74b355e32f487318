import Hark
import HarkScreens

/// The function of a key on a screen in the terminal.
enum ScreenKey: Sendable, Equatable {
  /// Types or pastes the text.
  case text(String)

  /// Starts or stops a recording (Tab).
  case microphone

  /// Submits the current text (Enter).
  case enter

  /// Cancels a recording or dismisses a message (Escape).
  case escape

  /// Deletes text, moves the cursor, or undoes or redoes a change.
  case edit(LineEditing)

  /// Moves to the previous or next line, where there are several.
  case up, down

  /// Quits if the text is empty, otherwise deletes the character at the cursor (Ctrl-D).
  case deleteOrQuit

  /// Quits (Ctrl-C).
  case quit
}

extension ScreenKey {
  /// Returns the actions of the key on a field and its microphone; empty for keys that the screen
  /// itself handles.
  ///
  /// A message is shown in place of the text, so editing the text dismisses it.
  func actions(on field: VoiceField) -> [VoiceAction] {
    switch self {
    case .text(let text): Self.changing(field, .insert(text))
    case .microphone: [.activate]
    case .escape: [field.failure == nil ? .cancel : .dismissFailure]
    case .edit(let editing): Self.changing(field, editing.edit(of: field.draft))
    case .deleteOrQuit: Self.changing(field, LineEditing.deleteForward.edit(of: field.draft))
    case .enter, .up, .down, .quit: []
    }
  }

  /// Returns whether the key quits a screen with this field.
  func quits(_ field: VoiceField) -> Bool {
    self == .quit || self == .deleteOrQuit && field.draft.text.isEmpty
  }

  private static func changing(_ field: VoiceField, _ edit: TextEdit) -> [VoiceAction] {
    (field.failure == nil ? [] : [.dismissFailure]) + [.edit(edit)]
  }
}
