/// How smoothly something moves, from the times of the frames that were drawn (S5-SC-010).
public struct FrameRate: Sendable, Equatable {
  /// Frames a second that animations are to hold.
  public static let wanted = 60.0

  /// How many frames were drawn one after another.
  public private(set) var count = 0

  /// How many frames were left out, at the rate that is wanted.
  public private(set) var dropped = 0

  private var sum = 0.0
  private var last: Double?

  /// No frames yet.
  public init() {}

  /// Frames a second on the average; 0 before there were two.
  public var average: Double { sum > 0 ? Double(count) / sum : 0 }

  /// Takes the time of the next frame, in seconds; a time that is not later is the same frame.
  public mutating func add(frameAt time: Double) {
    defer { last = max(time, last ?? time) }
    guard let last, time > last else { return }
    count += 1
    sum += time - last
    // A frame that is late by less than half of its time is still in its place.
    dropped += max(0, Int(((time - last) * Self.wanted).rounded()) - 1)
  }

  /// Nothing moves any more: the time until it does again is no frame.
  public mutating func pause() { last = nil }
}
