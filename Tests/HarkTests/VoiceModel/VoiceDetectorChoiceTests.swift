import DetectionFixtures
import Foundation
import Testing

@testable import Hark

@Suite("The best voice detector that there is a model for")
struct VoiceDetectorChoiceTests {
  @Test("Is Silero's network where there are weights")
  func model() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(DrawnWeights(seed: 9).onnx()).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let choice = VoiceDetectorChoice(voiceModel: url)
    #expect(choice.make() is CascadeVoiceDetector)
    #expect(choice.problem == nil)
    #expect(choice.sentence == "The voice detector is Silero's network.")
  }

  @Test("Is the one without a model where none is given")
  func none() {
    let choice = VoiceDetectorChoice(voiceModel: nil)
    #expect(choice.make() is SpectralVoiceDetector)
    #expect(choice.problem == nil)
    #expect(choice.sentence == "The voice detector is the detector without a model.")
  }

  @Test("Is the one without a model where the file is no good, and that is told")
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
