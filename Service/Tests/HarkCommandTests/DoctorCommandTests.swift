import Foundation
import Hark
import HarkEspeak
import HarkPresentation
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite("hark doctor", .serialized, .enabled(if: PulseServer.isInstalled))
struct DoctorCommandTests {
  private struct Report: Decodable {
    struct Check: Decodable {
      let name: String
      let ok: Bool
      let detail: String
      let fix: String?
    }

    let checks: [Check]
    let ok: Bool

    func check(_ name: String) throws -> Check { try #require(checks.first { $0.name == name }) }
  }

  private func doctor(
    _ arguments: String..., environment: [String: String]
  ) async throws -> (Report, Int32) {
    let process = try await HarkProcess.run(
      ["doctor", "--json"] + arguments, environment: environment)
    #expect(process.lines.count == 1)
    return (
      try JSONDecoder().decode(Report.self, from: Data(process.output.utf8)), process.status
    )
  }

  private static let nowhere = ["PULSE_SERVER": "unix:/nowhere/pulse.sock"]

  @Test("With an audible microphone, every check succeeds, with exit status 0")
  func allWell() async throws {
    let folder = try TemporaryFolder()
    let tone = folder.file("tone.wav")
    #expect(EncodedSound.wav.write(Tone(seconds: 20).samples, to: tone))
    let server = try await PulseServer()
    let playing = Task { try await server.play(tone) }
    let (report, status) = try await doctor(
      "--device", "speaker.monitor", environment: server.environment)
    #expect(
      report.checks.map(\.name) == [
        "microphone", "recognizer", "detector", "locale", "voice", "processing",
      ])
    #expect(try report.check("voice").detail == "eSpeak NG, English (America), played on speaker")
    #expect(
      try report.check("processing").detail
        == "echo cancellation: Kalman filter, noise suppression: WebRTC, automatic gain: WebRTC")
    #expect(report.checks.filter { !$0.ok }.map(\.detail) == [])
    #expect(report.ok && status == 0)
    await server.kill()
    _ = await playing.result
  }

  @Test("Without a sound server, the fix starts one, with exit status 69")
  func noServer() async throws {
    let (report, status) = try await doctor(environment: Self.nowhere)
    let check = try report.check("microphone")
    #expect(!check.ok && check.fix == "pulseaudio --start")
    #expect(!report.ok && status == 69)
  }

  @Test("A muted, a turned-down, and a silent microphone have different fixes")
  func deadMicrophones() async throws {
    let server = try await PulseServer()
    let check = MicrophoneCheck(device: "speaker.monitor", server: server.address)
    let silent = await check.run()
    #expect(!silent.isOK && silent.fix == "hark listen --list-devices")
    try await server.pactl("set-source-volume", "speaker.monitor", "0")
    #expect(await check.run().fix == "pactl set-source-volume speaker.monitor 100%")
    try await server.pactl("set-source-mute", "speaker.monitor", "1")
    #expect(await check.run().fix == "pactl set-source-mute speaker.monitor 0")
    #expect(
      await MicrophoneCheck(device: "ear", server: server.address).run().fix
        == "hark listen --list-devices")
    #expect(
      await MicrophoneCheck(device: nil, server: server.address).run().fix
        == "hark listen --device speaker.monitor")
    await server.kill()
  }

  @Test("A missing model is reported with its fix")
  func missingModel() async throws {
    let (report, status) = try await doctor(
      environment: Self.nowhere.merging(["HARK_MODEL": "/nowhere"]) { $1 })
    let check = try report.check("recognizer")
    #expect(!check.ok && check.fix == "unset HARK_MODEL" && status == 69)
    #expect(check.detail.contains("/nowhere/en-us/mdef"))
  }

  @Test("The fix for Debian's model installs its package")
  func missingPackage() {
    let finding = RecognizerCheck.missing("It is missing.", isDebian: true)
    #expect(finding.fix == AptCommand.install("pocketsphinx-en-us"))
    #expect(
      RecognizerCheck(model: .debian).broken.fix == AptCommand.reinstall("pocketsphinx-en-us"))
  }

  @Test("A missing voice or loudspeaker is reported, but is not a failure")
  func noVoice() async throws {
    let klingon = try #require(LocaleTag("tlh"))
    let voiceless = await VoiceCheck(locale: klingon).run()
    #expect(voiceless.isOK && voiceless.detail.hasPrefix("replies are text only: "))
    // Speech is synthesized in this process, because the test program cannot be started as a
    // worker, unlike `hark`.
    let mute = await VoiceCheck(
      locale: .norwegianBokmal, server: "unix:/nowhere", speech: EspeakTextToSpeech()
    ).run()
    #expect(mute.isOK)
    #expect(mute.detail == "eSpeak NG, Norwegian Bokmål; no sound server to play it")
  }

  @Test("Without sudo on the machine, the command omits it")
  func sudo() {
    #expect(AptCommand.install("a", "b", hasSudo: true) == "sudo apt-get install a b")
    #expect(AptCommand.reinstall("a", hasSudo: false) == "apt-get install --reinstall a")
    #expect(Programs.has("sh", path: "/nowhere:/bin") && !Programs.has("sh", path: "/nowhere"))
  }

  @Test("Fixes invoke the command as the user did")
  func invocation() {
    #expect(Invocation.name(of: "hark") == "hark")
    #expect(Invocation.name(of: ".build/release/hark") == ".build/release/hark")
    #expect(Invocation.name(of: "/my tools/hark") == "\"/my tools/hark\"")
    let finding = DoctorFinding.broken("locale", "No.", fix: "hark listen --locale en-US")
    #expect(finding.calling("./hark").fix == "./hark listen --locale en-US")
    #expect(DoctorFinding.broken("a", "b", fix: "pactl c").calling("./hark").fix == "pactl c")
  }

  @Test("Invalid model files are distinguished from missing ones")
  func brokenModel() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("en-us"), withIntermediateDirectories: true)
    for name in ["en-us/mdef", "en-us/feat.params", "en-us.lm.bin", "cmudict-en-us.dict"] {
      _ = try folder.write(Array("nonsense".utf8), to: name)
    }
    let (report, status) = try await doctor(
      environment: Self.nowhere.merging(["HARK_MODEL": folder.path]) { $1 })
    let check = try report.check("recognizer")
    #expect(!check.ok && check.fix == "unset HARK_MODEL" && status == 69)
    #expect(check.detail.contains("are not a PocketSphinx model"))
  }

  @Test("An unsupported language is reported with a supported one")
  func language() async throws {
    let (report, _) = try await doctor(
      environment: Self.nowhere.merging(["LANG": "de_DE.UTF-8"]) { $1 })
    let check = try report.check("locale")
    #expect(!check.ok && check.fix == HarkProcess.path + " listen --locale en-US")
    #expect(check.detail.contains("de-DE"))
  }

  @Test("A detector that reports no speech, or only speech, fails the check")
  func detectors() {
    #expect(DetectorCheck(detector: SpectralVoiceDetector(), title: "one").run().isOK)
    #expect(!DetectorCheck(detector: Stubborn(answer: 0), title: "one").run().isOK)
    #expect(!DetectorCheck(detector: Stubborn(answer: 1), title: "one").run().isOK)
  }

  @Test("The detector is reported, and a damaged model has a fix")
  func voiceModel() async throws {
    let without = DetectorCheck(VoiceModelFile(url: nil, fix: "make setup")).run()
    #expect(without.isOK && without.fix == nil)
    #expect(
      without.detail == "the detector without a model, detects the start and end of speech")
    let folder = try TemporaryFolder()
    let file = folder.file("model")
    _ = try folder.write(Array("This is a text and no model.".utf8), to: "model")
    let (report, _) = try await doctor(
      environment: Self.nowhere.merging(["HARK_SILERO": file]) { $1 })
    let check = try report.check("detector")
    #expect(check.ok && check.fix == "unset HARK_SILERO")
    #expect(
      check.detail == without.detail + "; " + SileroWeightsProblem.unknownFormat.sentence)
  }

  @Test("The text of a finding ends with the fix")
  func text() {
    let finding = DoctorFinding.broken("locale", "It is none.", fix: "do this")
    #expect(
      finding.text
        == "fails       locale      It is none.\n" + String(repeating: " ", count: 24)
        + "fix: do this")
  }
}

/// A detector that always returns the same probability.
private struct Stubborn: VoiceDetector {
  static let frameLength = 160
  let answer: Float

  mutating func probability(of frame: UnsafeBufferPointer<Float>) -> Float { answer }
  mutating func reset() {}
}
