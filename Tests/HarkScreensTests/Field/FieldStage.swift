import Hark
import HarkPresentation

@testable import HarkScreens

private let wording = Wording(for: .composer)

/// A field, its bound values, and a screen that receives the user's actions late, as
/// `VoiceTextField` and `ScreenModel` connect them.
struct FieldStage<Field: BoundText> {
  /// An action on its way to the screen.
  enum Action {
    case edit(TextEdit)

    /// A change by the app or the undo button.
    case change(TextEdit)

    /// Clears the field, as sending does.
    case clear
  }

  var standIn: TextFieldStandIn
  var field: Field
  var screen: VoiceField
  var isReadOnly = false
  private(set) var underway: [Action] = []

  /// Whether SwiftUI omits the `onChange` of the next updates.
  var omitsChange = false

  /// Whether the field adopts the screen's draft before its own reports are handled, if both are
  /// due.
  var followsFirst = true

  private var followed: Draft?
  private var (passed, settled) = (0, -1)
  private var wasFocused = true
  private var recording = 0

  /// Whether the draft that the field last adopted was being recorded, in which case the field
  /// refuses typing.
  private(set) var refuses = false

  init(_ field: Field, _ habits: TextFieldStandIn.Habits = .init(), _ draft: Draft = Draft()) {
    (self.field, screen) = (field, VoiceField(draft))
    standIn = TextFieldStandIn(habits)
    settle()
  }

  /// Updates the view after a change, and performs its `onChange` actions.
  mutating func update() {
    standIn.update(field)
    var isPassed = omitsChange
    while standIn.faults.isEmpty {
      let isUnsettled = !underway.isEmpty && !screen.isRecording
      let current = isUnsettled ? nil : screen.draft
      let isNew = current != followed
      let isReported = standIn.isFocused != wasFocused || field.version != passed && !isPassed
      guard isNew || isReported else { break }
      if isNew, followsFirst || !isReported {
        followed = current
        if let current {
          field.follow(current)
          refuses = current.isRecording
        }
      } else {
        isPassed = true
        passEdits()
      }
      standIn.update(field)
    }
  }

  /// Performs the view's task, which SwiftUI runs after an update that changed its value.
  mutating func settle() {
    update()
    if field.version == settled { return }
    settled = field.version
    field.settle()
    passEdits()
    update()
  }

  private mutating func passEdits() {
    (passed, wasFocused) = (field.version, standIn.isFocused)
    let edits = field.takeEdits(
      isReadOnly: isReadOnly || refuses, isFocused: standIn.isFocused)
    underway += edits.map(Action.edit)
  }

  /// Reports the user's changes to the field.
  mutating func report() { standIn.deliver(standIn.report(), to: &field) }

  /// Performs an action outside the field.
  mutating func act(_ action: Action) { underway.append(action) }

  /// Lets the screen handle the oldest action.
  mutating func arrive() {
    guard !underway.isEmpty else { return }
    switch underway.removeFirst() {
    case .edit(let edit), .change(let edit): screen.edit(edit)
    case .clear: screen.clear()
    }
  }

  /// Delivers all pending actions and lets the view settle; a change by the field takes another
  /// round.
  mutating func finish() {
    for _ in 0..<4 {
      settle()
      while !underway.isEmpty { arrive() }
    }
    settle()
  }

  mutating func beginRecording() {
    recording += 1
    take(.recordingStarted(RecordingID(recording), .hand, at: 0))
  }

  mutating func hear(_ words: String) {
    take(.heard(RecordingID(recording), Self.transcript(words)))
  }

  mutating func endRecording(_ words: String, isCancelled: Bool = false) {
    let id = RecordingID(recording)
    take(.recordingStopped(id, isCancelled ? .cancelled : .hand, at: 0))
    take(.recordingEnded(id, Self.transcript(words)))
  }

  private mutating func take(_ event: SessionEvent) { _ = screen.take(event, wording) }

  private static func transcript(_ words: String) -> Transcript {
    var transcript = Transcript()
    transcript.apply(InterimSegment(index: 0, text: words), task: 0)
    return transcript
  }
}

extension FieldStage where Field == FieldText {
  init(_ habits: TextFieldStandIn.Habits = .init(), _ draft: Draft = Draft()) {
    self.init(FieldText(), habits, draft)
  }
}
