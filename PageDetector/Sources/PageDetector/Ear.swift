/// The audio analysis on the page's audio thread: the level and the voice probability of every 10
/// ms.
struct Ear {
  private(set) var level: Float = 0
  private var meter = LevelMeter()
  private var detector = SpectralVoiceDetector()

  /// Processes the next frame and returns the probability that it contains speech.
  mutating func hear(_ frame: UnsafeBufferPointer<Float>) -> Float {
    meter.push(frame)
    level = meter.level
    return detector.probability(of: frame)
  }

  /// Returns to the initial state.
  mutating func reset() { self = Ear() }
}

// A module has a single thread, the one that created it.
nonisolated(unsafe) private var ear = Ear()

// Allocated once, and written by the page between two calls.
nonisolated(unsafe) private let frame = UnsafeMutableBufferPointer<Float>.allocate(
  capacity: SpectralVoiceDetector.frameLength)

/// Returns the address to which the page writes the next samples.
@_expose(wasm, "frame")
@_cdecl("frame")
func frameAddress() -> UnsafeMutablePointer<Float>? { frame.baseAddress }

/// Returns the number of samples in a frame.
@_expose(wasm, "frameLength")
@_cdecl("frameLength")
func frameLength() -> Int32 { Int32(frame.count) }

/// Processes the samples in the frame and returns the probability that they contain speech.
@_expose(wasm, "hear")
@_cdecl("hear")
func hear() -> Float { ear.hear(UnsafeBufferPointer(frame)) }

/// Returns the current level, 0…1.
@_expose(wasm, "level")
@_cdecl("level")
func level() -> Float { ear.level }

/// Returns the analysis to its initial state.
@_expose(wasm, "reset")
@_cdecl("reset")
func reset() { ear.reset() }
