import Hark
import HarkServices

@testable import HarkScreens
@testable import HarkServer

/// One message of every kind in both directions, as shown in `Docs/protocol`.
enum WireExamples {
  /// The page's messages, by name.
  static let page: [String: PageMessage] = [
    "hello": .hello(hello()),
    "hello-token": .hello(
      Hello(
        token: HelloToken(text: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl"),
        experience: "capture", language: .americanEnglish, permission: .granted,
        reducesMotion: false)),
    "hello-resume": .hello(
      hello("capture", resume: .init(session: session, seen: 12), permission: .prompt)),
    "hello-resume-stored": .hello(
      hello(
        "capture",
        resume: .init(
          session: session, seen: 12, sound: StoredSound(opening: 3, first: 0, samples: 48_000)))),
    "hello-finishing": .hello(
      Hello(
        experience: "capture", language: .americanEnglish, permission: .granted,
        reducesMotion: false, finishing: finishing)),
    "permission": .permission(.granted),
    "microphone-opened": .microphone(opening: 3, .opened),
    "microphone-failed": .microphone(opening: 3, .failed(.busy)),
    "microphone-lost": .microphone(opening: 3, .lost),
    "microphone-closed": .microphone(opening: 3, .closed),
    "settings": .settings(reducesMotion: true),
    "settings-finishing": .settings(reducesMotion: false, finishing: finishing),
    "seen": .seen(event: 12),
    "ping": .ping(at: 1234.5),
    "do-write": .person(
      ActionRequest(id: 4, action: .write("Two eggs 🥚", selection: 8..<11))),
    "do-replaceSaidWords": .person(ActionRequest(id: 4, action: .replaceSaidWords("rights"))),
    "do-recover": .person(ActionRequest(id: 5, action: .recover(.retry))),
    "do-focus": .person(ActionRequest(id: 6, action: .focus("notes"))),
    "do-stop-after": .person(
      ActionRequest(id: 7, action: .stop, after: SoundPlace(opening: 3, samples: 48_000))),
  ].merging(plainActions) { $1 }.merging(CallExamples.page) { $1 }

  private static var plainActions: [String: PageMessage] {
    Dictionary(
      uniqueKeysWithValues: PersonAction.plain.map { name, action in
        ("do-\(name)", .person(ActionRequest(id: 1, action: action)))
      })
  }

  /// The server's messages, by name.
  static let server: [String: Envelope] = [
    "welcome": .welcome(event: 1, welcome),
    "welcome-resumed": .welcome(
      event: 40,
      .init(
        session: session, isResumed: true, done: 7, heard: SoundPlace(opening: 3, samples: 48_000),
        language: "en", words: [:], screen: recording(Composer()))),
    "show-composer-recording": show(recording(Composer())),
    "show-composer-rationale": show(view(Composer(), [.shown(Snapshot(phase: .rationale))])),
    "show-composer-failed": show(
      view(Composer(), [.shown(Snapshot(phase: .failed(.microphonePermissionDenied)))])),
    "show-capture-recording": show(recording(Capture())),
    "show-meal-log-results": show(mealResults),
    "show-dictation": show(view(form, [])),
    "level": .level(sound),
    "ask": .message(event: 3, .ask(.microphone)),
    "open": .message(event: 4, .open(opening: 3, MicrophoneConstraints(.measurement))),
    "close": .message(event: 5, .close(opening: 3)),
    "announce": .message(event: 6, .announce("Recording started", isUrgent: false)),
    "haptic": .message(event: 7, .haptic([25])),
    "open-settings": .message(event: 8, .openSettings),
    "pong": .pong(at: 1234.5),
    "bye-shutdown": .bye(event: 9, .shutdown), "bye-idle": .bye(event: 9, .idle),
    "bye-replaced": .bye(event: 9, .replaced),
    "bye-elsewhere": .bye(event: 1, .elsewhere),
    "bye-rule": .bye(event: 9, .rule(.noJSON)),
  ].merging(refusals) { $1 }.merging(CallExamples.server) { $1 }

  private static var refusals: [String: Envelope] {
    Dictionary(
      uniqueKeysWithValues: SessionRefusal.allCases.map { ("refused-\($0)", .refused($0)) })
  }

  private static let session = "0123456789abcdef0123456789abcdef"

  static func hello(
    _ experience: String = "composer", resume: Hello.Resume? = nil,
    permission: BrowserPermission = .granted
  ) -> Hello {
    Hello(
      experience: experience, resume: resume, language: .americanEnglish, permission: permission,
      reducesMotion: false)
  }

  private static let finishing = FinishingOptions(
    numbers: false, fillers: false,
    vocabulary: Vocabulary(
      entries: [.init("Siobhan"), .init("iPhone", spokenForms: ["eye phone"])],
      replacements: [.init("my address", with: "5 Harbour Street")]))

  private static var welcome: Envelope.Welcome {
    let style = ScreenStyle(.composer, language: .americanEnglish, reducesMotion: false)
    return .init(
      session: session, isResumed: false, done: 0, heard: nil, language: "en",
      words: style.wording.fixed, screen: Composer().view(style))
  }

  static func show(_ screen: ScreenView) -> Envelope {
    .show(event: 2, done: 1, screen)
  }

  static func view<S: PageScreen>(
    _ screen: S, _ events: [ScreenEvent<S.Action, S.Answer>]
  ) -> ScreenView {
    var screen = screen
    for event in events { _ = screen.handle(event) }
    return screen.view(style(screen))
  }

  private static func style<S: PageScreen>(_ screen: S) -> ScreenStyle {
    let experience = ScreenMaker.experiences.first {
      "\(S.self)".lowercased() == $0.name.lowercased()
    }
    return ScreenStyle(
      experience ?? .composer, language: .americanEnglish, reducesMotion: false)
  }

  /// Returns the view of a recording in which the user has said "I had two eggs" so far.
  private static func recording<S: PageScreen>(_ screen: S) -> ScreenView {
    view(screen, words())
  }

  static func words<Action, Answer>() -> [ScreenEvent<Action, Answer>] {
    var transcript = Transcript()
    transcript.apply(InterimSegment(index: 0, text: "I had two eggs"), task: 0)
    let snapshot = Snapshot(
      phase: .recording(.hand), transcript: transcript, level: 0.5, elapsed: 5.2)
    return [
      .shown(snapshot), .happened(.recordingStarted(RecordingID(1), .hand, at: 0)),
      .happened(.heard(RecordingID(1), transcript)),
    ]
  }

  private static var sound: SoundView {
    var screen = Capture()
    for event in words() as [ScreenEvent<Capture.Action, Capture.Answer>] {
      _ = screen.handle(event)
    }
    return screen.sound(style(screen))
  }

  private static var mealResults: ScreenView {
    let eggs = MealItem(
      food: "egg", quantity: 2, unit: "egg", grams: 100,
      nutrients: Nutrients(energy: 143, protein: 12.6, fat: 9.5, carbohydrate: 0.7))
    var screen = MealLog()
    for event in words() as [ScreenEvent<MealLog.Action, MealLog.Answer>] {
      _ = screen.handle(event)
    }
    screen.stage = .results(AnalyzedMeal(items: [eggs], unknown: ["grumble"]))
    return screen.view(style(screen))
  }

  private static var form: Dictation {
    Dictation(
      [
        .init(id: "name", title: "Name", .denied(.field)),
        .init(id: "notes", title: "Notes"),
      ], language: .americanEnglish, layout: .browser)
  }
}
