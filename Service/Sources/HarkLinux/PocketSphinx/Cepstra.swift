/// Frames of cepstra: 13 numbers that describe the sound about every 10 ms of speech.
///
/// The front end leaves out silence, so frames may have gaps; `places` tells where each belongs.
struct Cepstra: Sendable {
  /// Numbers in one frame.
  static let width = 13

  /// Samples from one frame to the next: 10 ms.
  static let hop = 160

  /// Samples that one frame looks at: 25.6 ms.
  static let window = 410

  /// The frames one behind the other, `width` numbers each.
  private(set) var values: [Float] = []

  /// The number of each frame, counted from the first sample of the sound, silence included.
  private(set) var places: [Int32] = []

  /// How many frames there are.
  var count: Int { places.count }

  /// Adds the frame that stands at `place`.
  mutating func append(_ frame: UnsafePointer<Float>, place: Int) {
    values.append(contentsOf: UnsafeBufferPointer(start: frame, count: Self.width))
    places.append(Int32(truncatingIfNeeded: place))
  }

  /// Keeps the first `count` frames and returns the others.
  mutating func split(at count: Int) -> Cepstra {
    var rest = Cepstra()
    rest.values = Array(values[(count * Self.width)...])
    rest.places = Array(places[count...])
    values.removeLast(rest.values.count)
    places.removeLast(rest.places.count)
    return rest
  }

  /// How many frames look mostly at sound before `sample`, counted from the first sample.
  func count(before sample: Int) -> Int {
    places.partitionPoint { Int($0) * Self.hop + Self.window / 2 >= sample }
  }
}

extension Array {
  /// How many elements lie before the first that is `beyond`; the array is in that order.
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
