import Foundation
import Hark
import HarkServer
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite("The file with the voice detector's model")
struct VoiceModelFileTests {
  @Test("The environment's file is used even if it does not exist")
  func named() {
    let file = VoiceModelFile.chosen(in: ["HARK_SILERO": "/nowhere/model"])
    #expect(file.url?.path == "/nowhere/model" && file.fix == "unset HARK_SILERO")
  }

  @Test("By default, the best downloaded file is used")
  func fetched() throws {
    let folder = try TemporaryFolder()
    let environment = ["XDG_CACHE_HOME": folder.path, "HARK_SILERO": ""]
    #expect(VoiceModelFile.chosen(in: environment).url == nil)
    let models = folder.file("hark/silero-vad-6.2.3")
    try FileManager.default.createDirectory(atPath: models, withIntermediateDirectories: true)
    for name in ["silero_vad_16k.safetensors", "silero_vad_16k_op15.onnx"] {
      try Data().write(to: URL(fileURLWithPath: models + "/" + name))
      let file = VoiceModelFile.chosen(in: environment)
      #expect(file.url?.path == models + "/" + name && file.fix == "make setup")
    }
  }

  @Test("An installed model is used unless one was downloaded")
  func installed() throws {
    let folder = try TemporaryFolder()
    let environment = ["XDG_CACHE_HOME": folder.file("cache")]
    let command = InstalledFiles(executable: folder.file("bin/hark"))
    for place in ["share", "cache"] {
      let models = folder.file(place + "/hark/silero-vad-6.2.3")
      try FileManager.default.createDirectory(atPath: models, withIntermediateDirectories: true)
      let model = URL(fileURLWithPath: models + "/silero_vad_16k_op15.onnx")
      try Data().write(to: model)
      let chosen = VoiceModelFile.chosen(in: environment, installed: command).url
      #expect(chosen?.resolvingSymlinksInPath().path == model.resolvingSymlinksInPath().path)
    }
  }

  @Test("The downloaded models are found and detect speech")
  func works() throws {
    let file = VoiceModelFile.chosen(in: ProcessInfo.processInfo.environment)
    guard let folder = file.url?.deletingLastPathComponent() else { return }
    for name in VoiceModelFile.names {
      let model = VoiceModelFile(url: folder.appendingPathComponent(name), fix: "make setup")
      let finding = DetectorCheck(model).run()
      #expect(finding.isOK && finding.fix == nil)
      #expect(finding.detail == "Silero's network, detects the start and end of speech")
    }
  }
}
