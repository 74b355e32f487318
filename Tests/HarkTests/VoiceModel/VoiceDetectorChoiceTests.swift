import DetectionFixtures
import Foundation
import Testing

@testable import Hark

@Suite("The best available voice detector")
struct VoiceDetectorChoiceTests {
  @Test("is Silero's network if there are weights")
  func model() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(DrawnWeights(seed: 9).onnx()).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let choice = VoiceDetectorChoice(voiceModel: url)
    #expect(choice.make() is CascadeVoiceDetector)
    #expect(choice.problem == nil)
    #expect(choice.sentence == "The voice detector is Silero's network.")
  }

  @Test("is the detector without a model if none is given")
  func none() {
    let choice = VoiceDetectorChoice(voiceModel: nil)
    #expect(choice.make() is SpectralVoiceDetector)
    #expect(choice.problem == nil)
    #expect(choice.sentence == "The voice detector is the detector without a model.")
  }

  @Test("is the detector without a model if the file is unusable, with the problem reported")
  func damaged() {
    let choice = VoiceDetectorChoice(voiceModel: URL(fileURLWithPath: "/nowhere"))
    #expect(choice.make() is SpectralVoiceDetector)
    #expect(choice.problem == .unreadable)
    #expect(
      choice.sentence
        == SileroWeightsProblem.unreadable.sentence
        + " The voice detector is the detector without a model.")
  }
}
