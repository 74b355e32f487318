import Hark
import HarkScreens

/// What a key means on a screen in the terminal.
enum ScreenKey: Sendable, Equatable {
  /// Types or pastes it.
  case text(String)

  /// Begins to speak, or ends it (tab).
  case microphone

  /// Takes the text as it stands (enter).
  case enter

  /// Drops what is being spoken, or puts a message away (escape).
  case escape

  /// Deletes, moves, or takes a change back.
  case edit(LineEditing)

  /// Goes to the line above or below, where there are several.
  case up, down

  /// Ends everything where no text stands, else deletes what stands under the cursor (ctrl-D).
  case deleteOrQuit

  /// Ends everything (ctrl-C).
  case quit
}

extension ScreenKey {
  /// What it does to a field and its microphone; nothing for keys that are the screen's own.
  ///
  /// A message stands in the text's place, so that whoever goes on with the text puts it away.
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

  /// Whether it ends everything on a screen with this field.
  func quits(_ field: VoiceField) -> Bool {
    self == .quit || self == .deleteOrQuit && field.draft.text.isEmpty
  }

  private static func changing(_ field: VoiceField, _ edit: TextEdit) -> [VoiceAction] {
    (field.failure == nil ? [] : [.dismissFailure]) + [.edit(edit)]
  }
}
