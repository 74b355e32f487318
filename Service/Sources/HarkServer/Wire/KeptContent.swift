import Foundation
import Hark
import HarkScreens

struct KeptContent: Codable, Sendable, Equatable {
  /// The texts of the screen's fields, with the focused field last; during a recording, the field
  /// that receives the speech is last.
  var texts: [Text] = []
  var lines: [ChatMessage] = []
  var isCalling = false

  /// Whether the call is muted; `nil` in states that earlier versions saved.
  var isMuted: Bool?

  /// Whether the call is over; `nil` in states that earlier versions saved.
  var isOver: Bool?

  struct Text: Codable, Sendable, Equatable {
    /// The field's name, if the screen has several fields.
    var field: String?
    var text: String

    /// The selection, in UTF-16 code units.
    var selection: [Int]
  }

  /// The actions that restore the texts, and continue or end a call, on a new screen.
  var actions: [PersonAction] {
    texts.flatMap { text -> [PersonAction] in
      let places = text.selection
      let selection = places.count == 2 ? places[0]..<max(places[0], places[1]) : nil
      return (text.field.map { [.focus($0)] } ?? []) + [.write(text.text, selection: selection)]
    } + callActions
  }

  private var callActions: [PersonAction] {
    if isOver == true { return [.end] }
    // A call that begins muted does not open the microphone.
    return (isMuted == true ? [.mute(true)] : []) + (isCalling ? [.begin] : [])
  }
}

extension PageScreen {
  func kept(resumes: Bool) -> KeptContent { KeptContent(texts: [.init(nil, spoken.text(resumes))]) }

  var settled: SettledField? { spoken.settled }
}

extension VoiceField {
  fileprivate func text(_ resumes: Bool) -> Draft { resumes ? settled.draft : draft }
}

extension KeptContent.Text {
  init(_ field: String?, _ draft: Draft) {
    self.init(field: field, text: draft.text, selection: draft.places)
  }
}

extension Composer {
  func kept(resumes: Bool) -> KeptContent {
    KeptContent(texts: [.init(nil, field.text(resumes))], lines: messages)
  }
}

extension Dictation {
  func kept(resumes: Bool) -> KeptContent {
    // The next server needs the user's text even if this one has not yet loaded the form.
    if let early = earlyTexts { return KeptContent(texts: early.map { .init($0.id, $0.draft) }) }
    let all = fields.map { field in
      KeptContent.Text(field.id, field.id == target ? voice.text(resumes) : field.draft)
    }
    // Speech goes into the field in which it began, regardless of the cursor.
    let last = voice.isRecording ? target : focus
    return KeptContent(
      texts: all.filter { $0.field != last && !$0.text.isEmpty } + all.filter { $0.field == last })
  }
}

extension Call {
  func kept(resumes: Bool) -> KeptContent {
    // A paused call is restored as muted: another server cannot pause a call that has not listened,
    // and muting also keeps the microphone closed until the user acts.
    KeptContent(
      lines: lines, isCalling: hasBegun && !isOver,
      isMuted: isMuted || snapshot.phase == .paused, isOver: isOver)
  }

  /// Always `nil`, because it is unknown which audio of a call has been answered.
  var settled: SettledField? { nil }
}
