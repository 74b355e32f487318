import Hark
import HarkScreens
import LedgerCoverage
import Testing

@Suite("The call's screen")
struct CallTests {
  private var call: Call {
    var call = Call(agentName: "Ada")
    _ = call.handle(.did(.begin))
    _ = call.handle(.answered(id(1), .settings(CallSettings())))
    return call
  }

  private func id(_ number: Int) -> ScreenID {
    var call = Call(agentName: "Ada")
    for effect in call.handle(.did(.begin)) { if case .request(let id, _) = effect { return id } }
    fatalError("a call that begins asks for its settings: \(number)")
  }

  private func snapshot(_ phase: Phase) -> Snapshot { Snapshot(phase: phase) }

  private func commands(_ effects: [ScreenEffect<Call.Request>]) -> [VoiceCommand] {
    effects.compactMap { if case .voice(let command) = $0 { command } else { nil } }
  }

  private func followed(_ effects: [ScreenEffect<Call.Request>]) -> [CallSettings] {
    effects.compactMap {
      if case .request(_, .follow(let settings)) = $0 { settings } else { nil }
    }
  }

  private func wait(_ effects: [ScreenEffect<Call.Request>]) -> (ScreenID, Double)? {
    effects.compactMap { effect -> (ScreenID, Double)? in
      if case .wait(let id, let seconds) = effect { (id, seconds) } else { nil }
    }.first
  }

  @Test("It begins with the saved settings, and then listens")
  func begins() throws {
    var call = Call(agentName: "Ada")
    let asked = call.handle(.did(.begin))
    guard case .request(let id, .load(else: CallSettings())) = asked.first else {
      Issue.record("\(asked)")
      return
    }
    var chosen = CallSettings()
    chosen.mode = .autoWithHold
    chosen.speaksReplies = false
    #expect(
      commands(call.handle(.answered(id, .settings(chosen))))
        == [.detect(chosen), .speakReplies(false), .begin])
    #expect(call.settings == chosen)
  }

  @Test("A change during a restart of the call applies and is saved")
  func changedWhileBeginningAgain() throws {
    var call = Call(agentName: "Ada")
    for isAgain in [false, true] {
      let asked = call.handle(.did(.begin))
      if isAgain { _ = call.handle(.did(.change(.recordsCalls(true)))) }
      for case .request(let id, .load) in asked {
        let effects = call.handle(.answered(id, .settings(CallSettings())))
        let isSaved = effects.contains { if case .request(_, .keep) = $0 { true } else { false } }
        #expect(isSaved == isAgain)
      }
    }
    #expect(call.settings.recordsCalls)
  }

  @Test(
    "Viewing settings without a call shows the saved ones and does not listen")
  func settingsAlone() {
    var call = Call(agentName: "Ada")
    let asked = call.handle(.did(.show(.full)))
    #expect(asked.contains { if case .request(_, .load) = $0 { true } else { false } })
    #expect(
      call.handle(.did(.change(.recordsCalls(true)))).allSatisfy { effect in
        if case .request(_, .keep) = effect { false } else { true }
      })
    var chosen = CallSettings()
    chosen.sensitivity = 0.2
    let effects = call.handle(.answered(id(1), .settings(chosen)))
    chosen.recordsCalls = true
    #expect(call.settings == chosen)
    #expect(commands(effects).isEmpty)
    #expect(effects.contains { if case .request(_, .keep(chosen)) = $0 { true } else { false } })
    #expect(
      !effects.contains {
        if case .request(_, .recordings(.follow(let wish))) = $0 { wish.isOn } else { false }
      })
    _ = call.handle(.did(.begin))
    #expect(
      commands(call.handle(.answered(id(1), .settings(chosen))))
        == [.detect(chosen), .begin])
  }

  @Test("Audio follows the saved settings from the start, and each change")
  func sound() throws {
    var call = Call(agentName: "Ada")
    _ = call.handle(.did(.begin))
    #expect(followed(call.handle(.did(.change(.inputDevice("b"))))).isEmpty)
    var chosen = CallSettings()
    chosen.effects = [.echoCancellation]
    let effects = call.handle(.answered(id(1), .settings(chosen)))
    chosen.inputDevice = "b"
    #expect(followed(effects) == [chosen])
    let told = effects.firstIndex { !followed([$0]).isEmpty }
    let begun = effects.firstIndex { commands([$0]) == [.begin] }
    #expect(try #require(told) < #require(begun))
    let changed = call.handle(.did(.change(.inputDevice("a"))))
    chosen.inputDevice = "a"
    #expect(followed(changed) == [chosen])
  }

  @Test("Viewing settings without a call does not change the audio")
  func unheard() {
    var call = Call(agentName: "Ada")
    var chosen = CallSettings()
    chosen.inputDevice = "b"
    #expect(followed(call.handle(.did(.show(.full)))).isEmpty)
    #expect(followed(call.handle(.answered(id(1), .settings(chosen)))).isEmpty)
    #expect(followed(call.handle(.did(.change(.inputDevice("a"))))).isEmpty)
    chosen.inputDevice = "a"
    _ = call.handle(.did(.begin))
    #expect(followed(call.handle(.answered(id(1), .settings(chosen)))) == [chosen])
  }

  @Test("Settings that arrive after the end of the call are ignored")
  func late() {
    var call = Call(agentName: "Ada")
    _ = call.handle(.did(.begin))
    _ = call.handle(.did(.end))
    let effects = call.handle(.answered(id(1), .settings(CallSettings())))
    #expect(followed(effects).isEmpty && commands(effects).isEmpty)
  }

  @Test(
    "Every mode can be chosen during a call; the quick picker has three, without disabled",
    .covers("S3-79"), arguments: DetectionMode.allCases)
  func modes(_ mode: DetectionMode) {
    var call = call
    let before = call.settings.mode
    let effects = call.handle(.did(.change(.mode(mode))))
    #expect(call.settings.mode == mode)
    #expect(call.quickMode == (mode == .disabled ? nil : mode))
    #expect(
      Call.quickModes.map { call.wording[call: .quickModeName($0)] }
        == ["Manual", "Auto", "Auto + Hold"])
    #expect(call.wording[call: .detection] == "Voice Detection")
    guard mode != before else {
      #expect(effects.isEmpty)
      return
    }
    #expect(
      commands(effects) == [
        .detect(call.settings), .feel(.settingToggled),
      ])
    #expect(
      effects.last.map { if case .request(_, .keep(call.settings)) = $0 { true } else { false } }
        == true)
  }

  @Test("Both settings have a switch for spoken replies", .covers("S3-80", "S3-94"))
  func autoSpeak() {
    var call = call
    #expect(call.wording[call: .autoSpeak] == "Auto-speak Responses")
    #expect(call.wording[call: .behaviorSection] == "Call Behavior")
    #expect(call.wording[call: .recordCalls] == "Record Calls")
    #expect(
      commands(call.handle(.did(.change(.speaksReplies(false)))))
        == [.speakReplies(false), .feel(.settingToggled)])
    #expect(!call.settings.speaksReplies)
    #expect(commands(call.handle(.did(.change(.recordsCalls(true))))) == [.feel(.settingToggled)])
    #expect(call.settings.recordsCalls)
  }

  @Test("A switch plays haptics, a slider does not, nor does an unchanged value", .covers("S3-67"))
  func felt() {
    var call = call
    #expect(
      commands(call.handle(.did(.change(.effect(.noiseSuppression, true))))) == [
        .feel(.settingToggled)
      ])
    #expect(call.handle(.did(.change(.effect(.noiseSuppression, true)))).isEmpty)
    #expect(
      commands(call.handle(.did(.change(.sensitivity(0.9)))))
        == [.detect(call.settings)])
    #expect(call.settings.detection.sensitivity == 0.9)
    #expect(HapticTable.call[.settingToggled] == .selection)
  }

  @Test("Microphones are offered only if there are several", .covers("S3-93"))
  func inputs() {
    var call = call
    let one = AudioInput(id: "a", name: "Built-in")
    let two = AudioInput(id: "b", name: "Headset")
    _ = call.handle(.answered(id(1), .choices([one], [])))
    #expect(!call.offersInputs)
    _ = call.handle(.answered(id(1), .choices([one, two], [.echoCancellation])))
    #expect(call.offersInputs && call.inputs == [one, two])
    #expect(call.wording[call: .inputSection] == "Input Device")
    #expect(call.wording[call: .inputPicker] == "Microphone")
    #expect(call.wording[call: .defaultInput] == "Default")
    #expect(call.settings.inputDevice == nil)
    _ = call.handle(.did(.change(.inputDevice("b"))))
    #expect(call.settings.inputDevice == "b")
  }

  @Test("Recordings are kept for 7, 14 or 30 days, and the footer says which", .covers("S3-96"))
  func retention() {
    var call = call
    for (retention, days) in zip(CallSettings.Retention.allCases, ["7 days", "14 days", "30 days"])
    {
      _ = call.handle(.did(.change(.retention(retention))))
      #expect(call.settings.retention == retention)
      #expect(call.wording[call: .retentionChoice(days: retention.rawValue)] == days)
      #expect(
        call.wording[call: .recordingFooter(days: retention.rawValue)]
          == "Call recordings are stored locally for \(days).")
    }
  }

  @Test("During a spoken reply, the speaker is shown next to the status", .covers("S3-42"))
  func speaker() {
    var call = call
    #expect(call.speaker == nil)
    _ = call.handle(.shown(snapshot(.speaking)))
    #expect(call.speaker == "Ada")
    #expect(call.wording[.status(.speaking)] == "Speaking...")
  }

  @Test("Hints appear after their delay, and disappear with their cause", .covers("S3-34", "S3-46"))
  func hints() throws {
    var call = call
    let (held, release) = try #require(wait(call.handle(.shown(snapshot(.recording(.held))))))
    #expect(abs(release - 0.2) < 1e-9 && call.hint == nil)
    _ = call.handle(.elapsed(held))
    #expect(call.hint == "Release when done")
    let (speaking, tap) = try #require(wait(call.handle(.shown(snapshot(.speaking)))))
    #expect(tap == 1 && call.hint == nil)
    _ = call.handle(.elapsed(held))
    #expect(call.hint == nil)
    _ = call.handle(.elapsed(speaking))
    #expect(call.hint == "Tap to stop")
    _ = call.handle(.shown(snapshot(.listening)))
    #expect(call.hint == nil)
  }

  @Test(
    "The banner disappears after four seconds or a tap; the call can continue", .covers("S3-49"))
  func banner() throws {
    var call = call
    _ = call.handle(.shown(snapshot(.failed(.replyFailed))))
    let (id, seconds) = try #require(wait(call.handle(.happened(.failed(.recognitionFailed)))))
    #expect(seconds == 4)
    #expect(call.banner != nil)
    var tapped = call
    #expect(commands(tapped.handle(.did(.dismissBanner))) == [.dismissFailure])
    #expect(tapped.banner == nil)
    #expect(commands(call.handle(.elapsed(id))) == [.dismissFailure])
    #expect(call.banner == nil)
    #expect(call.handle(.elapsed(id)).isEmpty)
  }

  @Test("The transcript is shown line by line, and only the end of a long one is kept")
  func lines() {
    var call = call
    _ = call.handle(.happened(.messageSent("hello")))
    for piece in ["Good ", "evening."] { _ = call.handle(.happened(.reply(piece))) }
    #expect(call.lines == [ChatMessage(.person, "hello"), ChatMessage(.agent, "Good evening.")])
    for number in 0..<300 { _ = call.handle(.happened(.messageSent("\(number)"))) }
    #expect(call.lines.count == Call.lineCount && call.lines.last?.text == "299")
  }

  @Test("Muting is announced once, and unmuting follows the session's state", .covers("S3-81"))
  func mute() {
    var call = call
    #expect(commands(call.handle(.did(.mute(true)))) == [.mute(true), .feel(.settingToggled)])
    #expect(call.handle(.did(.mute(true))).isEmpty)
    _ = call.handle(.shown(snapshot(.muted)))
    #expect(call.isMuted)
    #expect(commands(call.handle(.did(.mute(false)))) == [.mute(false), .feel(.settingToggled)])
    _ = call.handle(.shown(snapshot(.listening)))
    #expect(!call.isMuted)
  }

  @Test("Settings that cannot be read or saved are reported, and the call continues")
  func settingsFailure() {
    var call = call
    _ = call.handle(.answered(id(1), .failed(.unwritable)))
    #expect(call.settingsFailure == .unwritable)
    _ = call.handle(.did(.change(.sensitivity(0.2))))
    #expect(call.settingsFailure == nil && call.settings.sensitivity == 0.2)
  }

  @Test("A call that is over does nothing more")
  func over() {
    var call = call
    #expect(commands(call.handle(.did(.end))) == [.leave])
    #expect(call.isOver)
    #expect(call.handle(.did(.change(.mode(.disabled)))).isEmpty)
    #expect(call.handle(.did(.voice(.activate))).isEmpty)
  }
}
