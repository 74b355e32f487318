/// A stage that is switched on and off while audio is flowing, with a crossfade to prevent clicks.
///
/// A stage that is off and fully faded uses no CPU time and leaves the audio unchanged, bit
/// for bit.
struct SwitchedStage: Sendable {
  /// The duration of the crossfade, in frames of 10 ms.
  static let fade = 3

  private let stage: any AudioStage
  private var raw = [Float](repeating: 0, count: AudioStageFrame.length)

  /// The completed frames of the crossfade: 0 is off, `fade` is on.
  private var progress = 0

  var isOn = false

  var isInUse: Bool { isOn || progress > 0 }

  init(_ stage: any AudioStage) { self.stage = stage }

  /// Resets the stage; if it is on, it takes full effect from the first sample.
  mutating func reset() {
    stage.reset()
    progress = isOn ? Self.fade : 0
  }

  /// Resets the stage without changing the crossfade, for example when the delay of the
  /// reference changes.
  func forget() { stage.reset() }

  mutating func process(
    _ frame: UnsafeMutableBufferPointer<Float>, reference: UnsafeBufferPointer<Float>
  ) {
    if !isInUse { return }
    // The stage received no audio while it was off.
    if isOn, progress == 0 { stage.reset() }
    for index in raw.indices { raw[index] = frame[index] }
    stage.process(frame, reference: reference)
    for index in raw.indices where !frame[index].isFinite { frame[index] = raw[index] }
    let goal = isOn ? Self.fade : 0
    if progress != goal { mix(frame, towards: goal) }
  }

  private mutating func mix(_ frame: UnsafeMutableBufferPointer<Float>, towards goal: Int) {
    let next = progress + (goal > progress ? 1 : -1)
    let from = Float(progress) / Float(Self.fade)
    let step = (Float(next) / Float(Self.fade) - from) / Float(raw.count)
    for index in raw.indices {
      let share = from + step * Float(index + 1)
      frame[index] = raw[index] + share * (frame[index] - raw[index])
    }
    progress = next
  }
}
