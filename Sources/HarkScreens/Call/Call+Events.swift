import Hark
import HarkPresentation

extension Call {
  /// Handles an event and returns the resulting effects.
  public mutating func handle(_ event: ScreenEvent<Action, Answer>) -> [ScreenEffect<Request>] {
    let before = self
    return react(to: event) + followRecording() + announce(after: before)
  }

  private mutating func react(to event: ScreenEvent<Action, Answer>) -> [ScreenEffect<Request>] {
    switch event {
    case .shown(let snapshot): show(snapshot)
    case .happened(let sessionEvent): take(sessionEvent)
    case .did(let action): isOver ? [] : act(action)
    case .answered(_, let answer): take(answer)
    case .elapsed(let id): elapse(id)
    }
  }

  private mutating func act(_ action: Action) -> [ScreenEffect<Request>] {
    switch action {
    case .begin:
      hasBegun = true
      return load()
    case .voice(let action): return action.command.map { [.voice($0)] } ?? []
    case .recover(let action): return recover(action)
    case .mute(let isOn):
      guard isOn != isMuted else { return [] }
      return mute(isOn) + [.voice(.feel(.settingToggled))]
    case .show(let panel):
      self.panel = panel
      // The settings can also be shown before a call has begun.
      return panel != .none && loading == nil ? load() : []
    case .change(let change): return self.change(change)
    case .dismissBanner: return putBannerAway()
    case .deleteRecording(let id): return [request(.recordings(.delete(id)))]
    case .hearRecording(let isOn): return hearRecording(isOn)
    case .answerNoiseOffer(let isTaken):
      guard offersNoiseSuppression else { return [] }
      offersNoiseSuppression = false
      return isTaken ? change(.effect(.noiseSuppression, true)) : []
    case .end:
      isOver = true
      panel = .none
      offersNoiseSuppression = false
      return [.voice(.leave), request(.end)]
    }
  }

  private mutating func mute(_ isOn: Bool) -> [ScreenEffect<Request>] {
    isMutedForRecording = false
    isMuted = isOn
    awaitsMute = isOn
    return [.voice(.mute(isOn))]
  }

  /// Mutes the call while a recording plays; a mute or unmute by the user takes precedence.
  private mutating func hearRecording(_ isOn: Bool) -> [ScreenEffect<Request>] {
    guard isOn ? hasBegun && !isMuted : isMutedForRecording else { return [] }
    let effects = mute(isOn)
    isMutedForRecording = isOn
    return effects
  }

  /// Loads the saved settings and watches the recordings; drops earlier requests to do so, so that a
  /// call that begins again, for example after a page reload, receives each answer once.
  private mutating func load() -> [ScreenEffect<Request>] {
    let old = [loading, watching].compactMap { $0 }
    loading = nextID
    // Changes made before the answer arrives are newer than the answer.
    hasLoaded = false
    let load = request(.load(else: settings))
    watching = nextID
    return old.map { .drop($0) } + [load, request(.recordings(.watch))]
  }

  private mutating func recover(_ action: RecoveryAction) -> [ScreenEffect<Request>] {
    let away = putBannerAway()
    switch action {
    case .retry, .resume: return away + [.voice(.begin), .voice(.activate)]
    case .recognizeAgain: return away + [.voice(.recognizeAgain)]
    case .openSettings: return away + [.openSettings]
    case .typeInstead, .saveWithoutAnalysis: return away
    }
  }

  private mutating func request(_ request: Request) -> ScreenEffect<Request> {
    defer { nextID = nextID.next }
    return .request(nextID, request)
  }
}

// MARK: - Settings

extension Call {
  private mutating func change(_ change: CallSettingsChange) -> [ScreenEffect<Request>] {
    let before = settings
    if !hasLoaded { early.append(change) }
    change.apply(to: &settings)
    guard settings != before else { return [] }
    settingsFailure = nil
    if settings.recordsCalls != before.recordsCalls { recordingFailure = nil }
    if settings.effects.contains(.noiseSuppression) { offersNoiseSuppression = false }
    var effects = follow()
    if change.isToggle { effects.append(.voice(.feel(.settingToggled))) }
    return hasLoaded ? effects + keep() : effects
  }

  private mutating func keep() -> [ScreenEffect<Request>] {
    let old: [ScreenEffect<Request>] = keeping.map { [.drop($0)] } ?? []
    keeping = nextID
    return old + [request(.keep(settings))]
  }

  /// Applies the settings to the audio and the session of a call in progress.
  ///
  /// Opening the settings alone must neither start listening, as an automatic mode would, nor
  /// affect the audio of other screens.
  private mutating func follow() -> [ScreenEffect<Request>] {
    guard isUnderWay, hasLoaded else { return [] }
    var effects = [request(.follow(settings))]
    if settings.detection != followed.detection || settings.ending() != followed.ending() {
      effects.append(.voice(.detect(settings)))
    }
    if settings.speaksReplies != followed.speaksReplies {
      effects.append(.voice(.speakReplies(settings.speaksReplies)))
    }
    followed = settings
    return effects
  }

  private mutating func take(_ answer: Answer) -> [ScreenEffect<Request>] {
    switch answer {
    case .settings(let chosen):
      settings = chosen
      for change in early { change.apply(to: &settings) }
      early = []
      hasLoaded = true
      // The recording is announced before an automatic mode opens the microphone.
      let effects = isUnderWay ? tellOfRecording() + follow() + [.voice(.begin)] : []
      return settings == chosen ? effects : effects + keep()
    case .choices(let inputs, let effects):
      (self.inputs, self.effects) = (inputs, effects)
      return []
    case .failed(let failure):
      settingsFailure = failure
      return []
    case .recordings(let all):
      recordings = all.filter { !$0.isUnderWay }
      return []
    case .recorded(let isRecorded):
      self.isRecorded = isRecorded
      return []
    case .recordingFailed(let failure):
      recordingFailure = failure
      return []
    }
  }
}

// MARK: - Session events

extension Call {
  private mutating func show(_ snapshot: Snapshot) -> [ScreenEffect<Request>] {
    let before = self.snapshot.phase
    self.snapshot = snapshot
    if snapshot.phase == .muted { awaitsMute = false }
    // A `listening` snapshot from before the session applied the mute must not unmute the call.
    let isHeard = snapshot.phase == .listening && !awaitsMute
    isMuted = snapshot.phase == .muted || (isMuted && !isHeard)
    guard snapshot.phase != before else { return [] }
    hint = nil
    return wait(\.hintWait, seconds: phaseHint?.delay)
  }

  private var phaseHint: (text: String, delay: Double)? {
    Look.hint(snapshot.phase, experience: experience, wording: wording)
  }

  /// Drops the pending wait, if any, and starts a new one unless `seconds` is `nil`.
  private mutating func wait(
    _ pending: WritableKeyPath<Call, ScreenID?>, seconds: Double?
  ) -> [ScreenEffect<Request>] {
    let drop: [ScreenEffect<Request>] = self[keyPath: pending].map { [.drop($0)] } ?? []
    self[keyPath: pending] = seconds == nil ? nil : nextID
    guard let seconds else { return drop }
    defer { nextID = nextID.next }
    return drop + [.wait(nextID, seconds: seconds)]
  }

  private mutating func take(_ sessionEvent: SessionEvent) -> [ScreenEffect<Request>] {
    known.take(sessionEvent)
    switch sessionEvent {
    case .messageSent(let text): add(ChatMessage(.person, text))
    case .reply(let piece):
      if lines.last?.speaker == .agent {
        lines[lines.count - 1].text += piece
      } else {
        add(ChatMessage(.agent, piece))
      }
    case .cue(.noisy) where canOfferNoiseSuppression:
      offersNoiseSuppression = true
      hasOfferedNoiseSuppression = true
    case .cue(let cue): if let sentence = wording.hint(for: cue) { hint = sentence }
    case .failed(let failure): return tell(failure)
    case .recordingStarted, .speechStarted, .speechEnded, .turnEnded, .interim, .final, .heard,
      .commanded, .recognizedAgain, .recordingStopped, .recordingEnded, .replyEnded, .input:
      break
    }
    return []
  }

  private mutating func add(_ line: ChatMessage) { lines = (lines + [line]).suffix(Self.lineCount) }

  private mutating func tell(_ failure: VoiceFailure) -> [ScreenEffect<Request>] {
    let message = VoiceMessage(failure, experience, wording)
    banner = message
    return wait(\.bannerWait, seconds: message.seconds)
  }

  private mutating func elapse(_ id: ScreenID) -> [ScreenEffect<Request>] {
    if id == hintWait {
      hintWait = nil
      hint = phaseHint?.text
    }
    guard id == bannerWait else { return [] }
    bannerWait = nil
    return putBannerAway()
  }

  private mutating func putBannerAway() -> [ScreenEffect<Request>] {
    guard banner != nil else { return [] }
    banner = nil
    let drop = wait(\.bannerWait, seconds: nil)
    guard case .failed = snapshot.phase else { return drop }
    return drop + [.voice(.dismissFailure)]
  }
}

// MARK: - Recording and announcements

extension Call {
  private var canOfferNoiseSuppression: Bool {
    !hasOfferedNoiseSuppression && effects.contains(.noiseSuppression)
      && !settings.effects.contains(.noiseSuppression)
  }

  private mutating func followRecording() -> [ScreenEffect<Request>] {
    // The user's choice is unknown before the settings are loaded.
    guard hasLoaded else { return [] }
    let isOn = settings.recordsCalls && isUnderWay
    let options = CallRecorder.Options(isOn: isOn, isMuted: isMuted, retention: settings.retention)
    guard options != recordingOptions else { return [] }
    recordingOptions = options
    return [request(.recordings(.follow(options)))]
  }

  /// Returns the announcements of the call's own changes since `before`.
  ///
  /// The session's events are announced separately (`Look.announcement`).
  private func news(after before: Call) -> [CallAnnouncement] {
    let problem = settingsNotice == before.settingsNotice ? nil : settingsNotice
    let isRecordedNow = isRecorded && !before.isRecorded && !isRecordingTold
    return [
      problem.map { CallAnnouncement($0, .urgently) },
      isRecordedNow ? CallAnnouncement(wording[notice: .recorded]) : nil,
    ].compactMap { $0 }
  }

  /// Announces before the microphone opens that the call is recorded, if recording is on.
  private mutating func tellOfRecording() -> [ScreenEffect<Request>] {
    guard settings.recordsCalls else { return [] }
    isRecordingTold = true
    return [request(.announce(CallAnnouncement(wording[notice: .recorded], .beforeOpening)))]
  }

  private mutating func announce(after before: Call) -> [ScreenEffect<Request>] {
    let news = news(after: before)
    if before.isRecorded, !isRecorded { isRecordingTold = false }
    return news.map { request(.announce($0)) }
  }
}
