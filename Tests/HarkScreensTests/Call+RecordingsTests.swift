import Foundation
import Hark
import HarkScreens
import HarkSimulation
import HarkTesting
import LedgerCoverage
import Testing

@Suite("Recordings of a call")
struct CallScreenRecordingsTests {
  private func begun(_ change: (inout CallSettings) -> Void = { _ in }) -> Call {
    var (call, settings) = (Call(agentName: "Ada"), CallSettings())
    change(&settings)
    let asked = call.handle(.did(.begin))
    _ = call.handle(.answered(ids(asked)[0], .settings(settings)))
    return call
  }

  /// An arbitrary identifier.
  ///
  /// A call accepts every answer, because its runner discards outdated answers.
  private var id: ScreenID {
    var call = Call(agentName: "Ada")
    return ids(call.handle(.did(.begin)))[0]
  }

  private func ids(_ effects: [ScreenEffect<Call.Request>]) -> [ScreenID] {
    effects.compactMap { if case .request(let id, _) = $0 { id } else { nil } }
  }

  private func requests(_ effects: [ScreenEffect<Call.Request>]) -> [Call.RecordingRequest] {
    effects.compactMap {
      if case .request(_, .recordings(let request)) = $0 { request } else { nil }
    }
  }

  private func entry(_ id: String, isUnderWay: Bool = false) -> CallRecording {
    CallRecording(
      id: id, begun: Date(timeIntervalSince1970: 0), seconds: 61, isUnderWay: isUnderWay)
  }

  @Test("A call requests the recordings when it begins, and records only on request")
  func begins() throws {
    var call = Call(agentName: "Ada")
    let asked = call.handle(.did(.begin))
    #expect(requests(asked) == [.watch])
    let settled = call.handle(.answered(ids(asked)[0], .settings(CallSettings())))
    #expect(requests(settled).isEmpty)
    let again = call.handle(.did(.begin))
    #expect(again.contains(.drop(ids(asked)[1])) && requests(again) == [.watch])
  }

  @Test(
    "Recording follows its switch during the call, muting, and the end", .covers("S3-94"))
  func follows() {
    var call = begun()
    let on = CallRecorder.Options(isOn: true)
    #expect(requests(call.handle(.did(.change(.recordsCalls(true))))) == [.follow(on)])
    let muted = CallRecorder.Options(isOn: true, isMuted: true)
    #expect(requests(call.handle(.did(.mute(true)))) == [.follow(muted)])
    #expect(requests(call.handle(.did(.mute(false)))) == [.follow(on)])
    #expect(requests(call.handle(.did(.change(.speaksReplies(false))))).isEmpty)
    let off = CallRecorder.Options()
    #expect(requests(call.handle(.did(.change(.recordsCalls(false))))) == [.follow(off)])
    _ = call.handle(.did(.change(.recordsCalls(true))))
    #expect(requests(call.handle(.did(.end))) == [.follow(off)])
  }

  @Test("A call does not listen to a recording that is played, and then listens as before")
  func heard() {
    var call = begun()
    #expect(call.handle(.did(.hearRecording(true))).contains(.voice(.mute(true))))
    #expect(call.isMuted)
    _ = call.handle(.shown(Snapshot(phase: .muted)))
    #expect(call.handle(.did(.hearRecording(false))).contains(.voice(.mute(false))))
    #expect(!call.isMuted)
  }

  @Test("A call that was muted before stays muted, and unmuting during playback applies")
  func heardMuted() {
    var (muted, unmuted, waiting) = (begun(), begun(), Call(agentName: "Ada"))
    _ = muted.handle(.did(.mute(true)))
    for isOn in [true, false] { #expect(muted.handle(.did(.hearRecording(isOn))).isEmpty) }
    #expect(muted.isMuted)
    _ = unmuted.handle(.did(.hearRecording(true)))
    _ = unmuted.handle(.did(.mute(false)))
    #expect(unmuted.handle(.did(.hearRecording(false))).isEmpty && !unmuted.isMuted)
    // The settings are also available without a running call.
    #expect(waiting.handle(.did(.hearRecording(true))).isEmpty && !waiting.isMuted)
  }

  @Test("Snapshots from before the mute do not record a muted microphone")
  func staleSnapshot() {
    var call = begun { $0.recordsCalls = true }
    _ = call.handle(.shown(Snapshot(phase: .listening)))
    #expect(
      requests(call.handle(.did(.mute(true))))
        == [.follow(CallRecorder.Options(isOn: true, isMuted: true))])
    #expect(requests(call.handle(.shown(Snapshot(phase: .listening, level: 0.1)))).isEmpty)
    #expect(requests(call.handle(.shown(Snapshot(phase: .muted)))).isEmpty && call.isMuted)
    #expect(
      requests(call.handle(.shown(Snapshot(phase: .listening))))
        == [.follow(CallRecorder.Options(isOn: true))])
  }

  @Test("A call with recording turned on begins recording")
  func beginsRecorded() {
    var call = Call(agentName: "Ada")
    let asked = call.handle(.did(.begin))
    var settings = CallSettings()
    (settings.recordsCalls, settings.retention) = (true, .week)
    let settled = call.handle(.answered(ids(asked)[0], .settings(settings)))
    #expect(requests(settled) == [.follow(CallRecorder.Options(isOn: true, retention: .week))])
  }

  @Test("A changed retention is passed on immediately", .covers("S3-96"))
  func retention() {
    var call = begun()
    #expect(
      requests(call.handle(.did(.change(.retention(.fortnight)))))
        == [.follow(CallRecorder.Options(retention: .fortnight))])
  }

  @Test("Complete recordings are listed and can be deleted")
  func lists() {
    var call = begun()
    let all = [entry("b", isUnderWay: true), entry("a")]
    _ = call.handle(.answered(id, .recordings(all)))
    #expect(call.recordings == [entry("a")])
    #expect(requests(call.handle(.did(.deleteRecording("a")))) == [.delete("a")])
  }

  @Test("A sign shows that the call is recorded, and a sentence that it cannot be")
  func sign() {
    var call = begun { $0.recordsCalls = true }
    #expect(!call.isRecorded)
    _ = call.handle(.answered(id, .recorded(true)))
    #expect(call.isRecorded)
    _ = call.handle(.answered(id, .recorded(false)))
    _ = call.handle(.answered(id, .recordingFailed(.full)))
    #expect(!call.isRecorded && call.recordingFailure == .full)
    _ = call.handle(.did(.change(.recordsCalls(false))))
    #expect(call.recordingFailure == nil)
  }

  @Test("Noise suppression is offered once in noise, and can be accepted")
  func noise() {
    var call = begun()
    _ = call.handle(.answered(id, .choices([], [.noiseSuppression])))
    _ = call.handle(.happened(.cue(.noisy)))
    #expect(call.offersNoiseSuppression && call.hint == nil)
    let taken = call.handle(.did(.answerNoiseOffer(true)))
    #expect(call.settings.effects.contains(.noiseSuppression) && !call.offersNoiseSuppression)
    #expect(
      taken.contains {
        if case .request(_, .keep(call.settings)) = $0 { true } else { false }
      })
    _ = call.handle(.did(.change(.effect(.noiseSuppression, false))))
    _ = call.handle(.happened(.cue(.noisy)))
    #expect(!call.offersNoiseSuppression && call.hint == call.wording[.noiseHint])
  }

  @Test("A dismissed offer does not return, and changes nothing")
  func declined() {
    var call = begun()
    _ = call.handle(.answered(id, .choices([], [.noiseSuppression])))
    _ = call.handle(.happened(.cue(.noisy)))
    #expect(call.handle(.did(.answerNoiseOffer(false))).isEmpty)
    #expect(!call.offersNoiseSuppression && call.settings == CallSettings())
    _ = call.handle(.happened(.cue(.noisy)))
    #expect(!call.offersNoiseSuppression)
    #expect(call.handle(.did(.answerNoiseOffer(true))).isEmpty)
  }

  @Test("Nothing is offered that is unavailable or already on", arguments: [true, false])
  func notOffered(_ isThere: Bool) {
    var call = begun { if isThere { $0.effects.insert(.noiseSuppression) } }
    _ = call.handle(
      .answered(id, .choices([], isThere ? [.noiseSuppression] : [.automaticGain])))
    _ = call.handle(.happened(.cue(.noisy)))
    #expect(!call.offersNoiseSuppression && call.hint == call.wording[.noiseHint])
  }

  @Test("Requests are performed and reported: begun, ended, deleted, failed")
  func performs() async throws {
    let (recordings, clock) = (ScriptedCallRecordings(), ManualTimekeeper.serial())
    let recorder = CallRecorder(recordings, timekeeper: clock)
    let perform = Call.perform(CallSurroundings(recorder: recorder))
    var told = perform(.recordings(.watch)).makeAsyncIterator()
    #expect(await told.next() == .recordings([]))
    _ = perform(.recordings(.follow(CallRecorder.Options(isOn: true))))
    #expect(await told.next() == .recorded(true))
    for await answer in perform(.recordings(.delete("recording-1"))) {
      #expect(answer == .recordingFailed(.underWay))
    }
    await clock.sleepers(1)
    for await _ in perform(.end) {}
    #expect(await told.next() == .recorded(false))
    #expect(await told.next() == .recordings(try await recordings.recordings()))
    for await _ in perform(.recordings(.delete("recording-1"))) { Issue.record("it was refused") }
    #expect(await told.next() == .recordings([]))
    recordings.fail(.readOnly)
    _ = perform(.recordings(.follow(CallRecorder.Options(isOn: true))))
    #expect(await told.next() == .recorded(false))
    #expect(await told.next() == .recordingFailed(.readOnly))
  }
}
