/// A stage that can be switched while sound comes, without a click.
///
/// Whatever is switched fades over `fade`, between the sound as it came and the sound as it is made.
/// One that is off and has faded costs nothing and changes no bit.
struct SwitchedStage: Sendable {
  /// Frames that switching takes, 10 ms each.
  static let fade = 3

  private let stage: any AudioStage
  private let length: Int
  private var raw: [Float]

  /// Frames of the fade that are over: 0 is off, `fade` is on.
  private var progress = 0

  /// Whether it is to be heard.
  var isOn = false

  /// Whether it does anything at present.
  var isInUse: Bool { isOn || progress > 0 }

  init(_ stage: any AudioStage, length: Int = AudioStageFrame.length) {
    self.stage = stage
    self.length = length
    raw = [Float](repeating: 0, count: length)
  }

  /// Forgets everything heard so far; what is switched on is on from the first sample.
  mutating func reset() {
    stage.reset()
    progress = isOn ? Self.fade : 0
  }

  /// Forgets what it knows of the room alone, as when the reference has moved.
  func forget() { stage.reset() }

  /// Changes a frame in place.
  mutating func process(
    _ frame: UnsafeMutableBufferPointer<Float>, reference: UnsafeBufferPointer<Float>
  ) {
    if !isInUse { return }
    // It has heard nothing while it was off.
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
    let step = (Float(next) / Float(Self.fade) - from) / Float(length)
    for index in raw.indices {
      let share = from + step * Float(index + 1)
      frame[index] = raw[index] + share * (frame[index] - raw[index])
    }
    progress = next
  }
}
