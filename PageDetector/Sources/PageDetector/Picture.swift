/// The visualization of the analyzed audio on the page, with the engine's own values.
struct Picture {
  var level = LevelLook(level: 0)
  var voice = VoiceLook(voice: 0)
  var recent = RecentSound()
}

// A module has a single thread, the one that created it.
nonisolated(unsafe) private var picture = Picture()

// Allocated once, and read by the page between two calls.
nonisolated(unsafe) private let heights = room()

// Allocated once, and read by the page between two calls.
nonisolated(unsafe) private let fullnesses = room()

private func room() -> UnsafeMutableBufferPointer<Float> {
  let room = UnsafeMutableBufferPointer<Float>.allocate(capacity: RecentSound.count)
  room.initialize(repeating: 0)
  return room
}

/// Sets the level and the voice probability; the functions below return the resulting look.
///
/// There is no motion if `isStill` is not 0.
@_expose(wasm, "look")
@_cdecl("look")
func look(_ level: Float, _ voice: Float, _ isStill: Int32) {
  picture.level = LevelLook(level: level, isStill: isStill != 0)
  picture.voice = VoiceLook(voice: voice)
}

@_expose(wasm, "ringScale")
@_cdecl("ringScale")
func ringScale() -> Double { picture.level.ringScale }

@_expose(wasm, "orbScale")
@_cdecl("orbScale")
func orbScale() -> Double { picture.level.orbScale }

@_expose(wasm, "orbBrightness")
@_cdecl("orbBrightness")
func orbBrightness() -> Double { picture.level.orbBrightness }

@_expose(wasm, "orbGlowRadius")
@_cdecl("orbGlowRadius")
func orbGlowRadius() -> Double { picture.level.orbGlowRadius }

@_expose(wasm, "orbGlowOpacity")
@_cdecl("orbGlowOpacity")
func orbGlowOpacity() -> Double { picture.voice.orbGlowOpacity }

@_expose(wasm, "meterThickness")
@_cdecl("meterThickness")
func meterThickness() -> Double { picture.voice.meterThickness }

/// Clears the waveform at the start of a recording.
@_expose(wasm, "beginRecording")
@_cdecl("beginRecording")
func beginRecording() { picture.recent.clear() }

/// Adds a level and a voice probability to the waveform, at a position in samples since the start
/// of the recording.
///
/// The voice probability applies to an earlier position, because the detector lags.
@_expose(wasm, "remember")
@_cdecl("remember")
func remember(_ level: Float, _ voice: Float, _ position: Int32) {
  picture.recent.take(level: level, at: AudioTime.seconds(Int(position)))
  let spoken = Int(position) - SpectralVoiceDetector.onsetLag
  picture.recent.take(voice: voice, at: AudioTime.seconds(spoken))
}

/// Returns the number of bars.
@_expose(wasm, "barCount")
@_cdecl("barCount")
func barCount() -> Int32 { Int32(RecentSound.count) }

/// Returns the address of the bars' heights, oldest first.
@_expose(wasm, "barHeights")
@_cdecl("barHeights")
func barHeights() -> UnsafeMutablePointer<Float>? { heights.baseAddress }

/// Returns the address of the fractions of their slots that the bars fill, oldest first.
@_expose(wasm, "barFullnesses")
@_cdecl("barFullnesses")
func barFullnesses() -> UnsafeMutablePointer<Float>? { fullnesses.baseAddress }

/// Updates the heights and the fractions.
@_expose(wasm, "drawBars")
@_cdecl("drawBars")
func drawBars() {
  let missing = RecentSound.count - picture.recent.levels.count
  for index in 0..<RecentSound.count {
    let isThere = index >= missing
    let level = isThere ? picture.recent.levels[index - missing] : 0
    let voice = isThere ? picture.recent.voices[index - missing] : 0
    heights[index] = Float(LevelLook.bar(level))
    fullnesses[index] = Float(VoiceLook(voice: voice).barFullness)
  }
}
