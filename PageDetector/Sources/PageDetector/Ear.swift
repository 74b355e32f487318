/// What hears on the page's audio thread: the level and the voice of each 10 ms.
struct Ear {
  private(set) var level: Float = 0
  private var meter = LevelMeter()
  private var detector = SpectralVoiceDetector()

  /// Hears the next frame; the answer is the probability of speech in it.
  mutating func hear(_ frame: UnsafeBufferPointer<Float>) -> Float {
    meter.push(frame)
    level = meter.level
    return detector.probability(of: frame)
  }

  /// Forgets everything heard so far.
  mutating func reset() { self = Ear() }
}

// A module has one thread, the one that made it.
nonisolated(unsafe) private var ear = Ear()

// Made once, and written by the page between two calls.
nonisolated(unsafe) private let frame = UnsafeMutableBufferPointer<Float>.allocate(
  capacity: SpectralVoiceDetector.frameLength)

/// Where the page writes the next samples.
@_expose(wasm, "frame")
@_cdecl("frame")
func frameAddress() -> UnsafeMutablePointer<Float>? { frame.baseAddress }

/// How many.
@_expose(wasm, "frameLength")
@_cdecl("frameLength")
func frameLength() -> Int32 { Int32(frame.count) }

/// Hears what stands there; the probability that somebody speaks.
@_expose(wasm, "hear")
@_cdecl("hear")
func hear() -> Float { ear.hear(UnsafeBufferPointer(frame)) }

/// How loud it is, 0…1.
@_expose(wasm, "level")
@_cdecl("level")
func level() -> Float { ear.level }

/// Forgets everything heard so far.
@_expose(wasm, "reset")
@_cdecl("reset")
func reset() { ear.reset() }
