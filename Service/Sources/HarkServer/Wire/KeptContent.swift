import Foundation
import Hark
import HarkScreens

/// What a screen holds.
struct KeptContent: Codable, Sendable, Equatable {
  /// The texts in its fields, the one with the cursor last.
  var texts: [Text] = []

  /// What was said in a chat or a call.
  var lines: [Message] = []

  /// Whether a call goes on.
  var isCalling = false

  /// A text with something in it.
  struct Text: Codable, Sendable, Equatable {
    /// Where there are several.
    var field: String?
    var text: String

    /// In units of UTF-16.
    var selection: [Int]
  }

  /// What brings a new screen there.
  var actions: [PersonAction] {
    texts.flatMap { text -> [PersonAction] in
      let places = text.selection
      let selection = places.count == 2 ? places[0]..<max(places[0], places[1]) : nil
      return (text.field.map { [.focus($0)] } ?? []) + [.write(text.text, selection: selection)]
    } + (isCalling ? [.begin] : [])
  }
}

extension PageScreen {
  var kept: KeptContent { KeptContent(texts: [.init(nil, spoken.settled.draft)]) }

  var heardUpTo: Int? { spoken.settled.heardUpTo }
}

extension KeptContent.Text {
  init(_ field: String?, _ draft: Draft) {
    self.init(field: field, text: draft.text, selection: draft.places)
  }
}

extension Composer {
  var kept: KeptContent {
    KeptContent(texts: [.init(nil, field.settled.draft)], lines: messages)
  }
}

extension Dictation {
  var kept: KeptContent {
    let all = fields.map { field in
      KeptContent.Text(field.id, field.id == target ? voice.settled.draft : field.draft)
    }
    // Speech is written into the field in which it began, wherever the cursor is.
    let last = voice.isRecording ? target : focus
    return KeptContent(
      texts: all.filter { $0.field != last && !$0.text.isEmpty } + all.filter { $0.field == last })
  }
}

extension Call {
  var kept: KeptContent { KeptContent(lines: lines, isCalling: hasBegun && !isOver) }

  /// A call's turns are many in one opening: which of its sound was answered is not known.
  var heardUpTo: Int? { nil }
}
