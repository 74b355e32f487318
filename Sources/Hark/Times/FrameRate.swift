/// The smoothness of an animation, measured from the times of its drawn frames (S5-SC-010).
public struct FrameRate: Sendable, Equatable {
  /// The target frame rate of animations, in frames per second.
  public static let wanted = 60.0

  /// The number of frames drawn, excluding the first of each animation.
  public private(set) var count = 0

  /// The number of frames missed relative to the target frame rate.
  public private(set) var dropped = 0

  private var sum = 0.0
  private var last: Double?

  /// Creates a measurement without frames.
  public init() {}

  /// The average frame rate, in frames per second; 0 before the second frame.
  public var average: Double { sum > 0 ? Double(count) / sum : 0 }

  /// Adds the time of the next frame, in seconds; a time no later than the previous one belongs to
  /// the same frame.
  public mutating func add(frameAt time: Double) {
    defer { last = max(time, last ?? time) }
    guard let last, time > last else { return }
    count += 1
    sum += time - last
    // A frame that is late by less than half a frame is on time.
    dropped += max(0, Int(((time - last) * Self.wanted).rounded()) - 1)
  }

  /// Ends the animation; the time until the next frame is not measured.
  public mutating func pause() { last = nil }
}
