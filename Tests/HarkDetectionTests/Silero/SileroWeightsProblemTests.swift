import Testing

@testable import HarkDetection

@Suite("Problems with files of weights")
struct SileroWeightsProblemTests {
  @Test(
    "Are one sentence with a remedy",
    arguments: [
      .unreadable, .unknownFormat, .cutShort, .damaged, .lacks("conv1.weight"),
      .absurd("conv1.bias"),
    ] as [SileroWeightsProblem])
  func sentence(problem: SileroWeightsProblem) {
    #expect(problem.sentence.hasSuffix("; download it again from PyPI's package silero-vad."))
    #expect(!problem.sentence.dropLast().contains(". "))
  }
}
