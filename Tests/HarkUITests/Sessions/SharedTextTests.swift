import Hark
import HarkScreens
import Testing

@testable import HarkUI

@Suite("Text shared by app and field")
struct SharedTextTests {
  /// A field and an app that share the same text.
  private struct Stage {
    var own: Draft
    var app: String

    /// The edits that the field has not processed yet.
    var waiting: [TextEdit] = []
    private var shared: SharedText

    init(own: String = "", app: String = "") {
      (self.own, self.app) = (Draft(own), app)
      shared = SharedText(own)
      follow()
    }

    mutating func follow() {
      switch shared.follow(
        SharedText.Moment(own: own, app: app, isSettled: waiting.isEmpty))
      {
      case .toApp(let text): app = text
      case .toField(let edits): waiting += edits
      case nil: break
      }
    }

    /// Lets the field process the app's changes.
    mutating func settle() {
      var field = VoiceField(own)
      for edit in waiting { field.edit(edit) }
      (own, waiting) = (field.draft, [])
      follow()
    }

    mutating func type(_ text: String) {
      app += text
      follow()
    }

    mutating func hear(_ text: String) {
      if !own.isRecording { own.beginRecording() }
      _ = own.hear(text)
      follow()
    }
  }

  @Test("A new field takes the app's text")
  func atFirst() {
    var stage = Stage(own: "old", app: "a draft")
    stage.settle()
    #expect(stage.own.text == "a draft" && stage.app == "a draft")
  }

  @Test("Text typed in the field reaches the app")
  func toApp() {
    var stage = Stage()
    stage.own = Draft("hello")
    stage.follow()
    #expect(stage.app == "hello" && stage.waiting.isEmpty)
  }

  @Test("The app's changes reach the field, and none echoes")
  func toField() {
    var stage = Stage(own: "hello", app: "hello")
    stage.app = ""
    stage.follow()
    stage.settle()
    #expect(stage.own.text.isEmpty && stage.app.isEmpty && stage.waiting.isEmpty)
  }

  @Test("Text typed faster than the field processes it is neither doubled nor lost")
  func fast() {
    var stage = Stage()
    for letter in ["a", "b", "c"] { stage.type(letter) }
    #expect(stage.app == "abc")
    stage.settle()
    #expect(stage.own.text == "abc" && stage.app == "abc")
  }

  @Test("Speech follows the typed text, and reaches the app")
  func speech() {
    var stage = Stage()
    stage.type("Call")
    stage.settle()
    stage.hear("the")
    #expect(stage.app == "Call the")
    stage.hear("the plumber")
    stage.own.endRecording()
    stage.follow()
    #expect(stage.app == "Call the plumber" && stage.own.text == stage.app)
  }

  @Test("During a recording, the app's changes are undone")
  func refused() {
    var stage = Stage()
    stage.hear("spoken")
    stage.type("x")
    #expect(stage.app == "spoken" && stage.waiting.isEmpty)
  }

  @Test("Speech wins over a simultaneous change by the app")
  func both() {
    var stage = Stage(own: "one", app: "one")
    stage.app = "none"
    stage.hear("two")
    #expect(stage.app == "one two" && stage.waiting.isEmpty)
  }

  @Test("Changes that a recording overtakes are lost in the app, too")
  func overtaken() {
    var stage = Stage()
    stage.type("x")
    stage.hear("spoken")
    stage.settle()
    #expect(stage.app == "spoken" && stage.own.text == "spoken")
  }
}
