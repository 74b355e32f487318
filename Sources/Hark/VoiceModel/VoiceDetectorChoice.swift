import Foundation

/// The best voice detector for the available model.
///
/// ```swift
/// var ports = SessionPorts(microphone: microphone, recognizer: recognizer)
/// ports.detector = VoiceDetectorChoice(voiceModel: url).make
/// let session = VoiceSession(experience: .capture, ports: ports)
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
    } catch { self.init(weights: nil, problem: error) }
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

  /// The detector in use, preceded by any problem with the model and how to fix it.
  public var sentence: String {
    let used = "The voice detector is \(name)."
    guard let problem else { return used }
    return "\(problem.sentence) \(used)"
  }
}

extension SileroWeightsProblem: LocalizedError {
  /// The problem and how to fix it, in one sentence.
  public var errorDescription: String? { sentence }
}

extension SileroWeights {
  /// Creates weights from the file at `url`, such as an app resource; call once, off the main thread,
  /// because this takes a few milliseconds.
  public convenience init(contentsOf url: URL) throws(SileroWeightsProblem) {
    try self.init(FileBytes(url))
  }
}

/// The bytes of a file, read on demand; the file is closed when the last copy is released.
struct FileBytes: ByteSource {
  let count: Int

  private let handle: FileHandle
  init(_ url: URL) throws(SileroWeightsProblem) {
    // Only regular files are accepted, because reading from a pipe without a writer could block
    // forever.
    let real = url.resolvingSymlinksInPath()
    guard url.isFileURL,
      let kind = try? FileManager.default.attributesOfItem(atPath: real.path)[.type],
      kind as? FileAttributeType == .typeRegular,
      let handle = try? FileHandle(forReadingFrom: real),
      let size = try? handle.seekToEnd()
    else { throw .unreadable }
    self.handle = handle
    count = Int(clamping: size)
  }

  func read(_ range: Range<Int>) throws(SileroWeightsProblem) -> [UInt8] {
    do {
      try handle.seek(toOffset: UInt64(range.lowerBound))
      return [UInt8](try handle.read(upToCount: range.count) ?? Data())
    } catch { throw .unreadable }
  }
}
