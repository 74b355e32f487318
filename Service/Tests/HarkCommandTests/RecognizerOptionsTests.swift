import Foundation
import Hark
import HarkServices
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite("The recognizer and the voice of the options")
struct RecognizerOptionsTests {
  @Test("The recognizer of an HTTP server is realtime by default")
  func remote() async throws {
    let url = ["--recognizer-url", "http://127.0.0.1:9/v1/"]
    let realtime = try await RecognizerOptions.parse(url).make(locale: "nb-NO")
    #expect((realtime as? OpenAIRealtimeRecognizer)?.settings.baseURL == "http://127.0.0.1:9/v1")
    #expect(realtime.traits.locales.first == .norwegianBokmal && realtime.traits.needsNetwork)
    let upload = try await RecognizerOptions.parse(
      url + ["--recognizer", "upload", "--recognizer-model", "m"]
    ).make(locale: nil)
    #expect((upload as? OpenAITranscriptionRecognizer)?.settings.model == "m")
    let wyoming = try await RecognizerOptions.parse(
      ["--recognizer-url", "TCP://[::1]:10300", "--recognizer-model", "m"]
    ).make(locale: "nb-NO")
    let settings = try #require((wyoming as? WyomingRecognizer)?.settings)
    #expect(settings.host == "::1" && settings.port == 10_300 && settings.model == "m")
    #expect(settings.locales.first == .norwegianBokmal)
  }

  @Test(
    "Conflicting options are rejected with a remedy",
    arguments: [
      ["--recognizer", "realtime"],
      ["--recognizer", "pocketsphinx", "--recognizer-url", "http://h/v1"],
      ["--recognizer", "sherpa-onnx"], ["--sherpa", "folder"], ["--recognizer-timeout", "60"],
      ["--recognizer", "pocketsphinx", "--recognizer-model", "m"],
      ["--recognizer", "ears"], ["--recognizer-url", "h"],
      ["--recognizer-url", "ftp://h/v1"], ["--recognizer-url", "tcp://h"],
      ["--recognizer", "wyoming"], ["--recognizer", "wyoming", "--recognizer-url", "http://h/v1"],
      ["--recognizer", "upload", "--recognizer-url", "tcp://h:1"],
      ["--recognizer-url", "tcp://h:1/v1"], ["--recognizer-url", "tcp://:1"],
    ])
  func refused(arguments: [String]) async throws {
    let options = try RecognizerOptions.parse(arguments)
    let failure = await #expect(throws: CommandFailure.self) { try await options.make(locale: nil) }
    #expect(failure?.status == .usage && failure?.sentence.hasSuffix(".") == true)
  }

  @Test("--recognizer-timeout sets the timeout and allows one retry")
  func timeout() async throws {
    for (url, seconds) in [("http://127.0.0.1:9/v1", "90"), ("tcp://127.0.0.1:9", "5")] {
      let recognizer = try await RecognizerOptions.parse(
        ["--recognizer-url", url, "--recognizer-timeout", seconds]
      ).make(locale: nil)
      let retry =
        (recognizer as? OpenAIRealtimeRecognizer)?.settings.retry
        ?? (recognizer as? WyomingRecognizer)?.settings.retry
      #expect(retry?.timeout == Double(seconds))
      #expect(retry?.patience == max(RetryPolicy().patience, 2 * (Double(seconds) ?? 0)))
    }
    for seconds in ["0", "-1", "601", "nan", "soon"] {
      #expect(throws: (any Error).self) {
        try RecognizerOptions.parse(
          ["--recognizer-url", "http://h/v1", "--recognizer-timeout", seconds])
      }
    }
  }

  @Test("A server's voice has the language of the call")
  func voice() throws {
    #expect(try VoiceOptions.parse([]).remote(.americanEnglish) == nil)
    let voice = try VoiceOptions.parse(["--voice-url", "https://h/v1", "--voice", "ash"])
      .remote(.norwegianBokmal)
    #expect(voice?.voices == [SpeechVoice(name: "ash", locale: .norwegianBokmal)])
  }

  @Test("A server transcribes a file, and an unreachable server is reported in one sentence")
  func transcribe() async throws {
    let file =
      "/usr/share/pocketsphinx/test/data/librivox/"
      + "sense_and_sensibility_01_austen_64kb-0880.wav"
    let serving = try await ServingProcess(home: TemporaryFolder())
    // While other tests run, the server may take a long time to return its text.
    let server = [
      "--recognizer-url", "http://127.0.0.1:\(serving.port)/v1", "--recognizer-timeout", "120",
    ]
    let heard = try await HarkProcess.run(["transcribe", file] + server)
    // The server answers with the words as they were recognized.
    let local = try await HarkProcess.run(["transcribe", file, "--raw"])
    #expect(heard.output == local.output, "\(heard.error)")
    #expect(heard.status == 0)
    let checked = try await HarkProcess.run(["doctor"] + server)
    #expect(checked.output.contains("works       recognizer  openai-realtime at http://127.0.0.1"))
    let lost = try await HarkProcess.run(
      ["transcribe", "--recognizer-url", "http://127.0.0.1:\(serving.port)", file])
    #expect(lost.status != 0 && lost.error.contains("check --recognizer-url"))
  }

  @Test(
    "A closed port is one sentence, which says that nothing listens there",
    arguments: [
      ["--recognizer", "upload", "--recognizer-url", "http://127.0.0.1:9/v1"],
      ["--recognizer", "realtime", "--recognizer-url", "http://127.0.0.1:9/v1"],
      ["--recognizer-url", "tcp://127.0.0.1:9"],
    ])
  func closedPort(_ server: [String]) async throws {
    let file =
      "/usr/share/pocketsphinx/test/data/librivox/"
      + "sense_and_sensibility_01_austen_64kb-0880.wav"
    let refused = try await HarkProcess.run(
      ["transcribe", file] + server, environment: ["HARK_RECOGNIZER_KEY": "sk-very-secret"])
    #expect(refused.status != 0 && refused.output.isEmpty)
    #expect(refused.error.contains("Nothing answers at the address in --recognizer-url"))
    #expect(refused.error.split(separator: "\n").count == 1 && !refused.error.contains("secret"))
  }
}
