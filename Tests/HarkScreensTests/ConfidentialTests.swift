import Hark
import HarkScreens
import Testing

@Suite("Printing the contents of a screen")
struct ConfidentialTests {
  private static let meal = AnalyzedMeal(unknown: ["xylophone"])

  /// Returns `screen` after it has handled `action`.
  private static func typed<S: Screen>(_ screen: S, _ action: S.Action) -> S {
    var screen = screen
    _ = screen.handle(.did(action))
    return screen
  }

  private static let edit = VoiceAction.edit(.insert("xylophone"))

  private static let values: [any Sendable] = [
    edit, Draft("a xylophone").dictated("xylophone"), TextEdit.insert("xylophone"),
    TextEdit.replace(0..<2, with: "xylophone"),
    typed(Composer(), .voice(edit)), typed(Capture(), .voice(edit)), typed(MealLog(), .voice(edit)),
    typed(
      Dictation([Dictation.Field(id: "a", title: "A", text: "xylophone")]),
      .voice(edit)),
    Composer.Answer.piece("xylophone"), Composer.Action.voice(edit),
    MealLog.Answer.analyzed(meal), MealLog.Stage.results(meal), MealLog.Stage.saved("xylophone"),
    typed(typed(Composer(), .voice(edit)), .send),
  ]

  @Test("No way of printing shows the words", arguments: values.indices)
  func hides(_ index: Int) {
    let value = Self.values[index]
    var dumped = ""
    dump([Optional(value)], to: &dumped)
    for text in ["\(value)", String(reflecting: value), "\([value])", dumped] {
      #expect(!text.contains("xylophone"), "\(text)")
    }
  }

  @Test("Effects of a screen do not show the words, either")
  func effects() {
    var (capture, log) = (Capture(), MealLog())
    _ = (capture.handle(.did(.voice(Self.edit))), log.handle(.did(.voice(Self.edit))))
    let (save, look) = (capture.handle(.did(.save)), log.handle(.did(.confirm)))
    #expect(save.count == 2 && look.count == 1)
    var dumped = ""
    dump(save, to: &dumped)
    dump(look, to: &dumped)
    #expect(!(dumped + "\(save)\(look)").contains("xylophone"))
  }
}
