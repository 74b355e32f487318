import Foundation
import Hark
import Testing

@testable import HarkSherpa

@Suite("Models by their folders")
struct SherpaOnnxModelTests {
  private func folder(
    _ name: String, _ files: [String], metadata: [String: String] = [:], note: String? = nil
  ) throws -> String {
    try ModelFolder.make(name, files, metadata: metadata, note: note)
  }

  private func problem(_ folder: String) -> String? {
    do {
      _ = try SherpaOnnxModel(folder: folder)
      return nil
    } catch { return error.sentence }
  }

  private static let three = ["encoder.onnx", "decoder.onnx", "joiner.onnx", "tokens.txt"]

  @Test("Files and metadata determine the kind")
  func kinds() throws {
    let icefall = ["model_type": "zipformer2", "decode_chunk_len": "32"]
    let cases: [([String], [String: String], SherpaOnnxKind)] = [
      (Self.three, icefall, .streamingTransducer),
      (Self.three, ["model_type": "zipformer2"], .transducer),
      (
        ["t-encoder.onnx", "t-decoder.onnx", "t-tokens.txt"], ["model_type": "whisper-tiny"],
        .whisper
      ),
      (
        ["encoder.onnx", "decoder.onnx", "tokens.txt"], ["lfr_window_size": "7"],
        .streamingParaformer
      ),
      (["model.onnx", "tokens.txt"], ["model_type": "EncDecCTCModelBPE"], .nemoCTC),
      (["model.onnx", "tokens.txt"], ["model_type": "sense_voice_ctc"], .senseVoice),
      (
        ["model.onnx", "tokens.txt"], ["model_type": "zipformer2_ctc", "decode_chunk_len": "8"],
        .streamingZipformerCTC
      ),
      (
        [
          "preprocess.onnx", "encode.int8.onnx", "uncached_decode.onnx", "cached_decode.onnx",
          "tokens.txt",
        ], [:], .moonshine
      ),
    ]
    for (files, metadata, kind) in cases {
      let model = try SherpaOnnxModel(folder: folder("m", files, metadata: metadata))
      #expect(model.kind == kind)
    }
  }

  @Test("Of two sizes of a network, the smaller is used")
  func sizes() throws {
    let files = Self.three + ["encoder.int8.onnx"]
    let model = try SherpaOnnxModel(folder: folder("m", files))
    #expect(model.files["encoder"]?.hasSuffix("/encoder.int8.onnx") == true)
    #expect(model.files["decoder"]?.hasSuffix("/decoder.onnx") == true)
  }

  @Test("hark.json takes precedence over metadata, then the folder's name, then the default")
  func languages() throws {
    func locales(_ name: String, _ metadata: [String: String] = [:], note: String? = nil) throws
      -> [String]
    {
      let folder = try folder(name, Self.three, metadata: metadata, note: note)
      return try SherpaOnnxModel(folder: folder).locales.map(\.description)
    }
    let name = "sherpa-onnx-zipformer-zh-en-2023"
    #expect(try locales(name, ["language": "French"], note: #"{"locales":["nb-NO"]}"#) == ["nb-NO"])
    #expect(try locales(name, ["language": "French"]) == ["fr"])
    #expect(try locales(name) == ["zh", "en-US"])
    #expect(try locales("my-model.no") == ["en-US"])
    #expect(try locales("w", ["all_language_codes": "en,no,de"]) == ["en-US", "nb-NO", "de"])
  }

  @Test(
    "Whisper gets its own language code; a model for one language gets none")
  func tongues() throws {
    func tongue(_ codes: String, _ locale: LocaleTag) throws -> String? {
      let files = ["encoder.onnx", "decoder.onnx", "tokens.txt"]
      let metadata = ["model_type": "whisper-tiny", "all_language_codes": codes]
      return try SherpaOnnxModel(folder: folder("w", files, metadata: metadata)).tongue(for: locale)
    }
    #expect(try tongue("en,no,de", .norwegianBokmal) == "no")
    #expect(try tongue("en,no,de", .americanEnglish) == "en")
    #expect(try tongue("en", .americanEnglish) == nil)
  }

  @Test("Phrases are used if a transducer's folder states how to split them")
  func phrases() throws {
    #expect(try !SherpaOnnxModel(folder: folder("m-en", Self.three)).takesPhrases)
    #expect(try SherpaOnnxModel(folder: folder("m-en", Self.three + ["bpe.vocab"])).takesPhrases)
    #expect(try SherpaOnnxModel(folder: folder("m-zh", Self.three)).takesPhrases)
    // The library terminates its process if NeMo's streaming transducers are given phrases.
    for (mark, takes) in [("decode_chunk_len", true), ("chunk_shift", false)] {
      let live = try SherpaOnnxModel(folder: folder("m-zh", Self.three, metadata: [mark: "32"]))
      #expect(live.kind == .streamingTransducer && live.takesPhrases == takes)
    }
    let ctc = ["model_type": "wenet_ctc"]
    let alone = try folder("m-zh", ["model.onnx", "tokens.txt"], metadata: ctc)
    #expect(try !SherpaOnnxModel(folder: alone).takesPhrases)
  }

  @Test("A missing or unusable file is reported in one sentence that names it")
  func problems() throws {
    let known = ["model_type": "wenet_ctc"]
    let cases = [
      ("/nowhere/model", "/nowhere/model cannot be read"),
      (try folder("m", ["tokens.txt"]), "contains no sherpa-onnx model"),
      (try folder("m", ["model.onnx"], metadata: known), "lacks the model's tokens.txt"),
      (
        try folder("m", ["model.onnx", "tokens.txt"], metadata: ["model_type": "parrot"]),
        " (parrot); choose one of the kinds"
      ),
    ]
    for (folder, part) in cases {
      let sentence = try #require(problem(folder))
      #expect(sentence.contains(part) && sentence.hasSuffix("."), "\(sentence)")
    }
    let strange = try folder("m", ["model.onnx", "tokens.txt"])
    for bytes in [[UInt8](0...255), [], [58, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1]] {
      try Data(bytes).write(to: URL(fileURLWithPath: strange + "/model.onnx"))
      #expect(problem(strange)?.contains("is not an ONNX network") == true)
    }
  }

  @Test("If the library is missing, one sentence names the command that installs it")
  func noLibrary() throws {
    let place = SherpaOnnxPlace(environment: ["XDG_DATA_HOME": "/nowhere"])
    #expect(
      place.problem
        == "The sherpa-onnx library is not in /nowhere/hark/sherpa-onnx; install it with: "
        + "pip install --target \"/nowhere/hark/sherpa-onnx\" sherpa-onnx-core.")
    #expect(
      SherpaOnnxPlace(environment: [SherpaOnnxPlace.variable: "/own"]).root == "/own")
    let model = try SherpaOnnxModel(folder: folder("m-en", Self.three))
    let recognizer = SherpaOnnxRecognizer(model: model, place: place, worker: .own())
    #expect(recognizer.unavailability == .recognizerUnavailable)
  }
}
