import Hark

@testable import HarkScreens
@testable import HarkServer

/// One message of every kind that only calls use.
enum CallExamples {
  /// The page's messages, by name.
  static let page: [String: PageMessage] = [
    "devices": .devices(
      PageDevices(inputs: inputs, effects: [.echoCancellation, .noiseSuppression])),
    "playback-heard": .playback(2, .heard(position: 4_800, taken: 7_200)),
    "playback-ended": .playback(2, .ended),
    "playback-failed": .playback(2, .failed),
    "do-mute": act(.mute(true)),
    "do-show": act(.show(.quick)),
    "do-deleteRecording": act(.deleteRecording("2026-03-01T09-30-00Z")),
    "do-change-mode": act(.change(.mode(.autoWithHold))),
    "do-change-sensitivity": act(.change(.sensitivity(0.7))),
    "do-change-trailingSilence": act(.change(.trailingSilence(1.2))),
    "do-change-listensToWords": act(.change(.listensToWords(false))),
    "do-change-echoCancellation": act(.change(.effect(.echoCancellation, false))),
    "do-change-noiseSuppression": act(.change(.effect(.noiseSuppression, true))),
    "do-change-automaticGain": act(.change(.effect(.automaticGain, true))),
    "do-change-inputDevice": act(.change(.inputDevice("headset"))),
    "do-change-inputDevice-default": act(.change(.inputDevice(nil))),
    "do-change-speaksReplies": act(.change(.speaksReplies(false))),
    "do-change-recordsCalls": act(.change(.recordsCalls(true))),
    "do-change-retention": act(.change(.retention(.fortnight))),
  ]

  /// The server's messages, by name.
  static let server: [String: Envelope] = [
    "open-device": .message(
      event: 4, .open(opening: 3, MicrophoneConstraints([.echoCancellation]), device: "headset")),
    "constrain": .message(
      event: 5,
      .constrain(
        opening: 3, MicrophoneConstraints([.echoCancellation, .noiseSuppression]),
        device: "headset")),
    "play": order(.play), "pause": order(.pause), "resume": order(.resume),
    "fade": order(.fade(gain: 0.25, seconds: 0.04)),
    "finish": order(.finish(samples: 19_200)), "stop-playback": order(.stop),
    "show-call-listening": shown(Snapshot(phase: .listening), behind: [.answered(first, choices)]),
    "show-call-recording": WireExamples.show(
      WireExamples.view(call, WireExamples.words())),
    "show-call-held": shown(Snapshot(phase: .recording(.held), level: 0.5)),
    "show-call-waiting": shown(Snapshot(phase: .waiting), behind: talk),
    "show-call-speaking": shown(Snapshot(phase: .speaking), behind: talk),
    "show-call-settings": shown(
      Snapshot(phase: .listening),
      behind: [.answered(first, choices), .answered(first, .failed(.unwritable))] + changes),
    "show-call-failed": shown(
      Snapshot(phase: .failed(.synthesisFailed)), behind: [.happened(.failed(.synthesisFailed))]),
    "show-call-over": shown(Snapshot(), behind: talk + [.did(.end)]),
  ]

  typealias Event = ScreenEvent<Call.Action, Call.Answer>

  private static let first = ScreenID.first
  private static var call: Call { Call(agentName: "Coach") }
  private static let inputs = [
    AudioInput(id: "built-in", name: "Built-in Microphone"),
    AudioInput(id: "headset", name: "Headset"),
  ]
  private static let choices = Call.Answer.choices(
    inputs, [.echoCancellation, .noiseSuppression])

  private static let talk: [Event] = [
    .happened(.messageSent("I had two eggs")), .happened(.reply("Two eggs. ")),
    .happened(.reply("What else?")),
  ]

  private static let changes: [Event] = [
    .did(.show(.full)), .did(.change(.recordsCalls(true))),
    .did(.change(.inputDevice("headset"))), .answered(first, .failed(.unwritable)),
  ]

  private static func act(_ action: PersonAction) -> PageMessage {
    .person(ActionRequest(id: 1, action: action))
  }

  private static func order(_ order: PlaybackOrder) -> Envelope {
    .message(event: 6, .playback(2, order))
  }

  private static func shown(_ snapshot: Snapshot, behind events: [Event] = []) -> Envelope {
    WireExamples.show(WireExamples.view(call, [.shown(snapshot)] + events))
  }
}
