import Hark
import HarkServices
import Testing

@testable import HarkServer

@Suite("Wyoming events in order")
struct WyomingMachineTests {
  private typealias Step = WyomingMachine.Step

  private static let format: WyomingData = {
    var data = WyomingData()
    (data.rate, data.width, data.channels) = (16_000, 2, 1)
    return data
  }()

  private func machine(
    voices: [NamedVoice]? = nil, sizeLimit: Int = 1 << 20, longest: Double = 60
  ) -> WyomingMachine {
    var services = FileServer.services()
    if let voices { services.speech?.voices = voices }
    (services.sizeLimit, services.longest) = (sizeLimit, longest)
    return WyomingMachine(services, ServedModels(services))
  }

  private func event(
    _ type: String, text: String? = nil, payload: [UInt8] = [], _ data: WyomingData = WyomingData()
  ) -> WyomingReader.Event {
    var data = data
    if let text { data.text = text }
    return WyomingReader.Event(type: type, data: data, payload: payload)
  }

  @Test("A recording is opened with the requested language and names, and transcribed at its end")
  func recording() throws {
    var machine = machine()
    var options = WyomingData()
    (options.language, options.names, options.terms) = ("nb", ["Ada"], ["Løv"])
    #expect(try machine.received(event("transcribe", options)).isEmpty)
    guard
      case .openRecording(let format, let request)? = try machine.received(
        event("audio-start", Self.format)
      ).first
    else {
      Issue.record("no recording")
      return
    }
    #expect(format.rate == 16_000 && format.channels == 1)
    #expect(request.locale == .norwegianBokmal && request.phrases == ["Ada", "Løv"])
    #expect(!machine.isIdle)
    let audio = event("audio-chunk", payload: [1, 2, 3, 4], Self.format)
    #expect(try machine.received(audio) == [.append([1, 2, 3, 4], total: 4)])
    #expect(try machine.received(audio) == [.append([1, 2, 3, 4], total: 8)])
    #expect(try machine.received(event("audio-stop")) == [.transcribe(total: 8)])
    #expect(machine.isIdle)
  }

  @Test("A recording's options do not apply to the next one")
  func options() throws {
    var machine = machine()
    var options = WyomingData()
    options.terms = ["Løv"]
    _ = try machine.received(event("transcribe", options))
    _ = try machine.received(event("audio-start", Self.format))
    _ = try machine.received(event("audio-stop"))
    guard
      case .openRecording(_, let request)? = try machine.received(
        event("audio-start", Self.format)
      ).first
    else {
      Issue.record("no recording")
      return
    }
    #expect(request.phrases.isEmpty && request.locale == nil)
  }

  @Test("A text is spoken sentence by sentence")
  func text() throws {
    var machine = machine()
    let voice = try #require(machine.voices.first)
    #expect(
      try machine.received(event("synthesize", text: "He was not. She was. ")) == [
        .beginSpeech, .speak("He was not. ", voice), .speak("She was. ", voice),
        .endSpeech(isStreamed: false),
      ])
    #expect(machine.isIdle)
  }

  @Test("A text in pieces is spoken as its sentences become complete, and only once")
  func pieces() throws {
    var machine = machine()
    let voice = try #require(machine.voices.first)
    #expect(try machine.received(event("synthesize-start")) == [.beginSpeech])
    #expect(try machine.received(event("synthesize-chunk", text: "He was")).isEmpty)
    #expect(
      try machine.received(event("synthesize-chunk", text: " not. She")) == [
        .speak("He was not. ", voice)
      ])
    #expect(try machine.received(event("synthesize", text: "He was not. She")).isEmpty)
    #expect(
      try machine.received(event("synthesize-stop")) == [
        .speak("She", voice), .endSpeech(isStreamed: true),
      ])
    #expect(machine.isIdle)
  }

  @Test("A voice is chosen by its name, or else by its language")
  func voices() throws {
    let voices = [("alloy", LocaleTag.americanEnglish), ("nb", .norwegianBokmal)].map {
      NamedVoice(name: $0, file: "x", locale: $1)
    }
    let cases: [(WyomingData.Voice?, NamedVoice)] = [
      (nil, voices[0]), (.init(name: "NB"), voices[1]), (.init(language: "nb"), voices[1]),
      (.init(language: "en-GB"), voices[0]),
    ]
    for (wanted, voice) in cases {
      var machine = machine(voices: voices)
      var data = WyomingData()
      data.voice = wanted
      let steps = try machine.received(event("synthesize", text: "Hello.", data))
      #expect(steps.contains(.speak("Hello.", voice)), "\(String(describing: wanted))")
    }
    for wanted in [WyomingData.Voice(name: "bob"), .init(language: "fi")] {
      var machine = machine(voices: voices)
      var data = WyomingData()
      data.voice = wanted
      #expect(throws: HTTPRefusal.unknownVoice) {
        try machine.received(event("synthesize", text: "Hello.", data))
      }
    }
    var none = machine(voices: [])
    #expect(throws: HTTPRefusal.noVoice) { try none.received(event("synthesize", text: "a")) }
  }

  @Test("Pings and questions are answered at any time, and unknown events are ignored")
  func always() throws {
    var machine = machine()
    for begin in [event("pong"), event("audio-start", Self.format)] {
      _ = try machine.received(begin)
      #expect(try machine.received(event("ping", text: "a")) == [.answerPing("a")])
      #expect(try machine.received(event("describe")) == [.describe])
      #expect(try machine.received(event("select-program")).isEmpty)
    }
  }

  @Test(
    "Events out of order are refused",
    arguments: [
      ["audio-chunk"], ["audio-stop"], ["synthesize-chunk"], ["synthesize-stop"],
      ["audio-start", "audio-start"], ["audio-start", "transcribe"], ["audio-start", "synthesize"],
      ["audio-start", "synthesize-start"], ["synthesize-start", "audio-start"],
      ["synthesize-start", "transcribe"], ["synthesize-start", "synthesize-start"],
      ["synthesize-start", "audio-stop"],
    ])
  func disorder(_ types: [String]) throws {
    var machine = machine()
    for type in types.dropLast() { _ = try machine.received(event(type, Self.format)) }
    let last = try #require(types.last)
    #expect(throws: HTTPRefusal.outOfOrder(last)) {
      try machine.received(event(last, text: "a", Self.format))
    }
  }

  @Test(
    "Audio in another format is refused", arguments: [(16_000, 1, 1), (4_000, 2, 1), (8_000, 2, 3)])
  func formats(rate: Int, width: Int, channels: Int) throws {
    var data = WyomingData()
    (data.rate, data.width, data.channels) = (rate, width, channels)
    var unopened = machine()
    #expect(throws: HTTPRefusal.otherFormat) {
      try unopened.received(event("audio-start", data))
    }
    var opened = machine()
    _ = try opened.received(event("audio-start", Self.format))
    #expect(throws: HTTPRefusal.otherFormat) {
      try opened.received(event("audio-chunk", payload: [1, 2], data))
    }
    var split = machine()
    _ = try split.received(event("audio-start", Self.format))
    #expect(throws: HTTPRefusal.otherFormat) {
      try split.received(event("audio-chunk", payload: [1, 2, 3], Self.format))
    }
  }

  @Test("A recording has a maximum size and duration, and a text a maximum length")
  func limits() throws {
    var large = machine(sizeLimit: 6)
    _ = try large.received(event("audio-start", Self.format))
    let audio = event("audio-chunk", payload: [1, 2, 3, 4], Self.format)
    _ = try large.received(audio)
    #expect(throws: HTTPRefusal.fileTooLarge(6)) { try large.received(audio) }
    var long = machine(longest: 6 / 32_000)
    _ = try long.received(event("audio-start", Self.format))
    _ = try long.received(audio)
    #expect(throws: HTTPRefusal.overlong(6 / 32_000)) { try long.received(audio) }
    var wordy = machine()
    _ = try wordy.received(event("synthesize-start"))
    let half = event(
      "synthesize-chunk", text: String(repeating: "a", count: SpeechRequest.longest / 2))
    _ = try wordy.received(half)
    _ = try wordy.received(half)
    #expect(throws: SpeechRequest.tooLong(.badRequest)) {
      try wordy.received(event("synthesize-chunk", text: "a"))
    }
    var textless = machine()
    #expect(throws: HTTPRefusal.noSpokenText) { try textless.received(event("synthesize")) }
  }
}
