import DetectionFixtures
import HarkTesting

@testable import Hark

/// A random simulation of everything outside the machines: a microphone that opens, breaks, and
/// closes, recognizers that answer late or never, and a user who presses at any time.
///
/// The world follows its own rules (nothing reports before it is started), but its events arrive
/// late and twice wherever real ones can.
struct SimulatedWorld {
  enum Device: Equatable {
    case closed
    case opening(MicrophoneID)
    case open(MicrophoneID)
    case closing(MicrophoneID)
  }

  enum Decoder: Equatable {
    case starting
    case alive
    case finishing
    case over
  }

  var device = Device.closed
  var decoders: [TaskID: Decoder] = [:]
  var alarms: [VoiceEvent] = []
  var questions: [Permission] = []
  var reply: TurnID?

  /// The current recording; `isLimited` indicates whether its recognizer's tasks have limits.
  var recording: RecordingID?
  var isLimited = false
  var isSpoken = false

  /// Whether the reply is paused.
  var isHeld = false
  var now = 0.0
  var position = 0
  var nextID = 0
  var permissions: [Permission: PermissionStatus] = [:]
  var isReachable = true
  var recognizer: VoiceFailure?
  var wordCount = 0

  /// Earlier events, to be repeated late.
  var old: [VoiceEvent] = []

  var moment: Moment {
    var readiness = Readiness()
    readiness.isReachable = isReachable
    readiness.speech = permissions[.speech] ?? .notDetermined
    readiness.microphone = permissions[.microphone] ?? .notDetermined
    readiness.obstacle = recognizer
    return Moment(now: now, position: position, nextID: nextID, readiness: readiness)
  }

  /// Returns the next event.
  mutating func next(_ dice: inout Dice) -> VoiceEvent {
    now += Double.random(in: 0...0.4, using: &dice)
    nextID += 1
    if dice.once(in: 50) { change(&dice) }
    let event = sessionEvent(&dice) ?? gesture(&dice)
    if dice.once(in: 20) { remember(event) }
    return event
  }

  private mutating func sessionEvent(_ dice: inout Dice) -> VoiceEvent? {
    switch Int.random(in: 0..<10, using: &dice) {
    case 0, 1: deviceEvent(&dice)
    case 2, 3, 4: decoderEvent(&dice)
    case 5: alarm(&dice)
    case 6: answer(&dice)
    case 7: replyEvent(&dice)
    case 8: dice.once(in: 4) ? old.randomElement(using: &dice) : speech(&dice)
    case 9: cut(&dice)
    default: nil
    }
  }

  private func gesture(_ dice: inout Dice) -> VoiceEvent {
    let gestures: [CaptureEvent] = [
      .pressed, .pressed, .pressed, .released, .released, .released, .activated, .activated,
      .stopAsked, .cancelAsked, .rationaleAccepted, .rationaleAccepted, .rationaleDeclined,
      .muteOn, .muteOff, .muteOff, .failureDismissed, .began, .began, .interrupted, .left,
    ]
    if dice.once(in: 20), let mode = DetectionMode.allCases.randomElement(using: &dice) {
      return .detectionChanged(DetectionPolicy(mode: mode), nil)
    }
    if dice.once(in: 15) { return .held }
    if dice.once(in: 30) { return .retry(.asked) }
    return .capture(gestures.randomElement(using: &dice) ?? .pressed)
  }

  private mutating func deviceEvent(_ dice: inout Dice) -> VoiceEvent? {
    switch device {
    case .closed:
      return nil
    case .opening(let id):
      if dice.once(in: 5) {
        device = .closed
        return .capture(.microphoneFailed(id, .microphoneUnavailable))
      }
      device = .open(id)
      position = 0
      return .capture(.microphoneOpened(id))
    case .closing(let id):
      device = .closed
      return .capture(.microphoneClosed(id))
    case .open(let id):
      position += 160 * Int.random(in: 1...100, using: &dice)
      if dice.once(in: 30) { return .capture(.microphoneFailed(id, .microphoneLost)) }
      return dice.once(in: 30) ? .capture(.soundEnded(id)) : nil
    }
  }

  private mutating func decoderEvent(_ dice: inout Dice) -> VoiceEvent? {
    let busy = decoders.filter { $0.value != .over }.keys.sorted { $0.number < $1.number }
    guard let id = busy.randomElement(using: &dice), let decoder = decoders[id] else { return nil }
    switch decoder {
    case .starting:
      let isRefused = dice.once(in: 6)
      decoders[id] = isRefused ? .over : .alive
      return .task(id, isRefused ? .refused(.recognizerBusy) : .started)
    case .alive, .finishing:
      if dice.once(in: 25) {
        decoders[id] = .over
        return .task(id, .broke(.recognitionFailed))
      }
      if dice.once(in: decoder == .finishing ? 3 : 25) {
        decoders[id] = .over
        return .task(id, .finished)
      }
      return .task(id, words(&dice))
    case .over:
      return nil
    }
  }

  private mutating func words(_ dice: inout Dice) -> RecognitionEvent {
    wordCount += 1
    let index = Int.random(in: 0..<3, using: &dice)
    if dice.once(in: 3) {
      let range = AudioRange(start: position, end: position + 160)
      return .final(FinalSegment(index: index, text: "f\(wordCount)", range: range), at: position)
    }
    return .interim(InterimSegment(index: index, text: "i\(wordCount)"), at: position)
  }

  private mutating func alarm(_ dice: inout Dice) -> VoiceEvent? {
    guard let index = alarms.indices.randomElement(using: &dice) else { return nil }
    return alarms.remove(at: index)
  }

  private mutating func answer(_ dice: inout Dice) -> VoiceEvent? {
    guard let index = questions.indices.randomElement(using: &dice) else { return nil }
    let permission = questions.remove(at: index)
    let status = PermissionStatus.allCases.randomElement(using: &dice) ?? .denied
    permissions[permission] = status
    return .capture(.permissionAnswered(permission, status))
  }

  private mutating func replyEvent(_ dice: inout Dice) -> VoiceEvent? {
    guard let turn = reply else { return nil }
    if !isSpoken, !dice.once(in: 4) {
      isSpoken = true
      return .turn(.speechStarted(turn))
    }
    reply = nil
    return .turn(dice.once(in: 3) ? .replyFailed(turn, .replyFailed) : .replyEnded(turn))
  }

  private func speech(_ dice: inout Dice) -> VoiceEvent? {
    guard case .open = device else { return nil }
    let onset = max(0, position - 1_600)
    let heard: [VoiceEvent] = [
      .speechStarted(onset: onset), .bargeIn(.began(onset: onset)), .bargeIn(.sure),
      .bargeIn(.over),
    ]
    return heard.randomElement(using: &dice)
  }

  /// Returns an event that ends the current task's audio, in speech or in a pause.
  private func cut(_ dice: inout Dice) -> VoiceEvent? {
    guard isLimited, case .open = device, let recording else { return nil }
    let isPause = Bool.random(using: &dice)
    let from = max(0, position - (isPause ? 4_000 : 16_000))
    return .rollover(
      recording,
      .cutReached(
        TaskHandoff(from: from, heard: position, reason: isPause ? .pause : .length)))
  }

  private mutating func change(_ dice: inout Dice) {
    isReachable = !dice.once(in: 5)
    recognizer = dice.once(in: 8) ? .recognizerUnavailable : nil
    for permission in Permission.allCases {
      permissions[permission] =
        dice.once(in: 4) ? PermissionStatus.allCases.randomElement(using: &dice) : .authorized
    }
  }

  /// Remembers an event that can arrive late or twice; confirmations of a start arrive exactly
  /// once.
  private mutating func remember(_ event: VoiceEvent) {
    if case .capture(.microphoneOpened) = event { return }
    if case .task(_, .started) = event { return }
    if case .task(_, .refused) = event { return }
    if case .recordingConcluded = event { return }
    if case .rollover(_, .cutReached) = event { return }
    old.append(event)
    if old.count > 30 { old.removeFirst() }
  }
}
