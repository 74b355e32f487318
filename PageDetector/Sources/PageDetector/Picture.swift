/// What the page draws of the sound that its ear has heard, by the engine's own numbers.
struct Picture {
  var level = LevelLook(level: 0)
  var voice = VoiceLook(voice: 0)
  var recent = RecentSound()
}

// A module has one thread, the one that made it.
nonisolated(unsafe) private var picture = Picture()

// Made once, and read by the page between two calls.
nonisolated(unsafe) private let heights = room()

// Likewise.
nonisolated(unsafe) private let fullnesses = room()

private func room() -> UnsafeMutableBufferPointer<Float> {
  let room = UnsafeMutableBufferPointer<Float>.allocate(capacity: RecentSound.count)
  room.initialize(repeating: 0)
  return room
}

/// Looks at a level and a voice; what follows tells what they look like, without motion where that is
/// not 0.
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

/// A recording begins: its waveform is empty.
@_expose(wasm, "beginRecording")
@_cdecl("beginRecording")
func beginRecording() { picture.recent.clear() }

/// Adds a level and a voice to the waveform, heard so many samples into the recording; the voice is that
/// of a moment before, by which the detector trails.
@_expose(wasm, "remember")
@_cdecl("remember")
func remember(_ level: Float, _ voice: Float, _ position: Int32) {
  picture.recent.take(level: level, at: AudioTime.seconds(Int(position)))
  let spoken = Int(position) - SpectralVoiceDetector.onsetLag
  picture.recent.take(voice: voice, at: AudioTime.seconds(spoken))
}

/// How many bars there are.
@_expose(wasm, "barCount")
@_cdecl("barCount")
func barCount() -> Int32 { Int32(RecentSound.count) }

/// Where their heights are, oldest first.
@_expose(wasm, "barHeights")
@_cdecl("barHeights")
func barHeights() -> UnsafeMutablePointer<Float>? { heights.baseAddress }

/// Where it is how much of its place each of them fills.
@_expose(wasm, "barFullnesses")
@_cdecl("barFullnesses")
func barFullnesses() -> UnsafeMutablePointer<Float>? { fullnesses.baseAddress }

/// Brings both up to date.
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
