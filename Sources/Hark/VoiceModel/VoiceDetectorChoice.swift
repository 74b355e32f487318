import Foundation

/// The best voice detector that there is a model for.
///
/// ```swift
/// let choice = VoiceDetectorChoice(voiceModel: url)
/// let session = VoiceSession(
///   experience: .capture, microphone: microphone, recognizer: recognizer, detector: choice.make)
/// ```
public struct VoiceDetectorChoice: Sendable {
  /// Makes a detector that has heard nothing; all that it makes share the model.
  public let make: @Sendable () -> any VoiceDetector

  /// Which detector that is, in a few words.
  public let name: String

  /// Why the model could not be used, and the detector without one stands in for it; nil when it is
  /// used, or when none was given.
  public let problem: SileroWeightsProblem?

  /// Chooses: Silero's network with the weights in the file at `voiceModel` (``SileroWeights``); the
  /// detector without a model when that is nil or gives no weights.
  ///
  /// Reading them takes some milliseconds: choose once, and not on the main thread.
  public init(voiceModel: URL?) {
    guard let voiceModel else {
      self.init(weights: nil)
      return
    }
    do throws(SileroWeightsProblem) {
      self.init(weights: try SileroWeights(contentsOf: voiceModel))
    } catch {
      self.init(weights: nil, problem: error)
    }
  }

  private init(weights: SileroWeights?, problem: SileroWeightsProblem? = nil) {
    if let weights {
      make = { CascadeVoiceDetector(weights: weights) }
      name = "Silero's network"
    } else {
      make = { SpectralVoiceDetector() }
      name = "the detector without a model"
    }
    self.problem = problem
  }

  /// Which detector is used, and what is wrong with the model and what to do.
  public var sentence: String {
    let used = "The voice detector is \(name)."
    guard let problem else { return used }
    return "\(problem.sentence) \(used)"
  }
}
