/// Frames of cepstra, each of 13 coefficients that describe about 10 ms of speech.
///
/// The front end omits silence, so there may be gaps between frames; `places` gives the position of
/// each.
struct Cepstra: Sendable {
  /// The number of coefficients in a frame.
  static let width = 13

  /// The distance between frames, in samples: 10 ms.
  static let hop = 160

  /// The number of samples that a frame covers: 25.6 ms.
  static let window = 410

  /// The coefficients of consecutive frames, `width` for each.
  private(set) var values: [Float] = []

  /// The index of each frame, counted from the first sample of the audio, including silence.
  private(set) var places: [Int32] = []

  /// The number of frames.
  var count: Int { places.count }

  /// Appends the frame with index `place`.
  mutating func append(_ frame: UnsafePointer<Float>, place: Int) {
    values.append(contentsOf: UnsafeBufferPointer(start: frame, count: Self.width))
    places.append(Int32(truncatingIfNeeded: place))
  }

  /// Removes and returns all frames after the first `count`.
  mutating func split(at count: Int) -> Cepstra {
    var rest = Cepstra()
    rest.values = Array(values[(count * Self.width)...])
    rest.places = Array(places[count...])
    values.removeLast(rest.values.count)
    places.removeLast(rest.places.count)
    return rest
  }

  /// Returns the number of frames that lie mostly before the sample with index `sample`.
  func count(before sample: Int) -> Int {
    places.partitionPoint { Int($0) * Self.hop + Self.window / 2 >= sample }
  }
}

extension Array {
  /// Returns the number of elements before the first one that satisfies `beyond`, which all later
  /// elements must satisfy as well.
  fileprivate func partitionPoint(_ beyond: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if beyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
