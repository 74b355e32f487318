import Hark
import HarkTesting

/// The rules about causes: nothing starts, stops, or fails without a cause.
final class CauseRules: Sendable {
  private struct State: Sendable {
    /// The number of reported failures, by the part of the world that can cause them.
    var failures: [Part: Int] = [:]

    /// The end of the last recording of each opening.
    var lastEnd: (origin: Int, end: Int) = (-1, 0)

    /// The recordings that ended at this instant without words and were not canceled.
    var wordless = (time: -1.0, count: 0)
  }

  private enum Part: Sendable { case microphone, recognizer, agent, voice }

  private let world: Surroundings
  private let microphone: SimulatedMicrophone
  private let permissions: SimulatedPermissions
  private let reachability: SimulatedReachability
  let requests: Requests
  private let state = Locked(State())

  /// The shortest hold, in seconds: `GestureTiming.hold` minus the rounding error.
  private static let hold = 0.299

  init(
    _ world: Surroundings, _ microphone: SimulatedMicrophone, _ permissions: SimulatedPermissions,
    _ reachability: SimulatedReachability, _ requests: Requests
  ) {
    self.world = world
    self.microphone = microphone
    self.permissions = permissions
    self.reachability = reachability
    self.requests = requests
  }

  private func complain(_ sentence: String) { world.record.complain(sentence) }

  func take(_ event: SessionEvent, open: RecordingID?) {
    switch event {
    case .recordingStarted(_, let kind, let start): begin(kind, start)
    case .recordingStopped(_, let reason, let end): stop(reason, end, wasOpen: open != nil)
    case .turnEnded(let id, _, _):
      if id != open { complain("The end of a turn was reported after its recording.") }
    case .failed(let failure): fail(failure)
    case .cue(.felt(.holdBegan)):
      if !requests.isNow([.hold]), world.clock.now - requests.pressed < Self.hold {
        complain("A touch became a hold too early.")
      }
    case .cue(.holdToSpeak):
      if let pressed = requests.singlePress, world.clock.now >= pressed + GestureTiming.hold {
        complain("A hold was taken for a tap.")
      }
    case .speechStarted, .speechEnded, .interim, .final, .heard, .commanded, .recognizedAgain,
      .recordingEnded,
      .messageSent, .reply, .replyEnded, .input, .cue:
      break
    }
  }

  /// Records that a recording ended without words.
  func noteWordless() {
    state.withLock { state in
      let isNew = state.wordless.time != world.clock.now
      state.wordless = (world.clock.now, isNew ? 1 : state.wordless.count + 1)
    }
  }

  /// Checks that the microphone was requested, or that the mode is automatic.
  func checkOpening() {
    guard let mode = requests.mode, !mode.isAutomatic else { return }
    if !requests.takeWish() { complain("The microphone opened by itself in a manual mode.") }
  }

  private func begin(_ kind: RecordingKind, _ start: Int) {
    let place = microphone.began + start
    switch kind {
    case .speech:
      if requests.mode?.isAutomatic == false { complain("Speech began a manual recording.") }
      let last = state.withLock { $0.lastEnd }
      if last.origin == microphone.began, start < last.end {
        complain("A recording begins before the end of the last one.")
      }
    case .held:
      let pressed = Int((requests.lastPress * 100).rounded()) * WordAudio.frame
      if !requests.isNow([.hold]), place > max(pressed, microphone.began) {
        complain("A held recording began after the touch.")
      }
    case .hand: break
    }
  }

  private func stop(_ reason: StopReason, _ end: Int, wasOpen: Bool) {
    if wasOpen { state.withLock { $0.lastEnd = (microphone.began, end) } }
    let hasCause =
      switch reason {
      case .hand: requests.isButtonUsed || requests.isNow([.stop, .mute])
      case .cancelled: requests.isNow([.cancel, .release])
      case .left: requests.isNow([.leave])
      case .interrupted: requests.isNow([.interrupt])
      case .silence, .noFirstWord, .length, .characters, .soundEnded, .recognitionEnded, .failure:
        true
      }
    if !hasCause { complain("A recording stopped (\(reason)) without a request.") }
  }

  private func fail(_ failure: VoiceFailure) {
    switch failure {
    case .interrupted:
      if !requests.isNow([.interrupt]) {
        complain("An interruption was reported that did not occur.")
      }
    case .speechPermissionDenied, .microphonePermissionDenied, .permissionRestricted:
      if permissions.allowRecording { complain("A granted permission is missing.") }
    case .microphoneBusy, .microphoneUnavailable, .microphoneLost:
      count(.microphone, faults: ["microphone refuses", "microphone is lost"], failure)
    case .networkUnavailable where !reachability.isConnected: break
    case .recognizerBusy, .recognizerUnavailable, .recognitionFailed, .networkUnavailable,
      .serviceUnavailable:
      count(
        .recognizer,
        faults: [
          "recognizer refuses", "recognizer breaks", "recognizer hangs", "recognizer is late",
        ], failure)
    case .replyFailed: count(.agent, faults: ["agent fails"], failure)
    case .synthesisFailed: count(.voice, faults: ["voice refuses", "voice breaks"], failure)
    case .noSpeechDetected:
      let wordless = state.withLock { $0.wordless }
      if wordless.time != world.clock.now || wordless.count == 0 {
        complain("A recording with words, or no recording, was reported as having no speech.")
      }
    case .microphoneSilent: break
    case .permissionUnanswered, .modelMissing, .dictationDisabled, .localeUnsupported,
      .requestCreationFailed, .soundUnreadable, .analysisFailed:
      complain("The failure \(failure) was reported, which cannot occur.")
    }
  }

  /// Checks that the number of reported failures does not exceed the number of injected faults.
  private func count(_ part: Part, faults: [String], _ failure: VoiceFailure) {
    let told = state.withLock { state in
      state.failures[part, default: 0] += 1
      return state.failures[part] ?? 0
    }
    let injected = faults.reduce(0) { $0 + (world.record.faults[$1] ?? 0) }
    if told > injected { complain("The failure \(failure) was reported, but nothing failed.") }
  }
}
