import Testing

@testable import HarkDetection

@Suite("Why a file gives no weights")
struct SileroWeightsProblemTests {
  @Test(
    "Is one sentence that says what to do",
    arguments: [
      .unreadable, .unknownFormat, .cutShort, .damaged, .lacks("conv1.weight"),
      .absurd("conv1.bias"),
    ] as [SileroWeightsProblem])
  func sentence(problem: SileroWeightsProblem) {
    #expect(problem.sentence.hasSuffix("; take it anew from PyPI's package silero-vad."))
    #expect(!problem.sentence.dropLast().contains(". "))
  }
}
