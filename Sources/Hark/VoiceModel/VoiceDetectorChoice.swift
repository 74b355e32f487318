import Foundation

/// The best voice detector for the available model.
///
/// ```swift
/// let choice = VoiceDetectorChoice(voiceModel: url)
/// let session = VoiceSession(
///   experience: .capture, microphone: microphone, recognizer: recognizer, detector: choice.make)
/// ```
public struct VoiceDetectorChoice: Sendable {
  /// Creates a detector in its initial state; all detectors that it creates share the model.
  public let make: @Sendable () -> any VoiceDetector

  /// A short name of the selected detector.
  public let name: String

  /// The reason that the model could not be used; `nil` if it is used or if none was provided.
  ///
  /// If there is a problem, the detector without a model is used instead.
  public let problem: SileroWeightsProblem?

  /// Creates a choice for the model file at `voiceModel`.
  ///
  /// The choice is Silero's network with the weights in that file (``SileroWeights``), or the
  /// detector without a model if `voiceModel` is `nil` or the file contains no usable weights.
  ///
  /// Reading the weights takes a few milliseconds, so call this initializer once, off the main
  /// thread.
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

  /// The detector in use, preceded by any problem with the model and its remedy.
  public var sentence: String {
    let used = "The voice detector is \(name)."
    guard let problem else { return used }
    return "\(problem.sentence) \(used)"
  }
}
