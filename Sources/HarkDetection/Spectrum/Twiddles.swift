/// The constants of a Fourier transform of `size` real samples.
struct Twiddles: Sendable {
  /// The values of cos and −sin of 2π k / `size`.
  let cosine: [Float]
  let sine: [Float]

  /// The factors of all stages, stored consecutively so that they are read in order.
  let stageCosine: [Float]
  let stageSine: [Float]

  /// The index of bin k in the transform of `size / 2` complex values.
  let order: [Int]

  init(size: Int) {
    let half = size / 2
    let (cosine, sine) = Self.circle(size)
    var stageCosine: [Float] = []
    var stageSine: [Float] = []
    var span = half / 2
    while span >= 1 {
      for k in 0..<span {
        stageCosine.append(cosine[k * half / span])
        stageSine.append(sine[k * half / span])
      }
      span /= 2
    }
    self.cosine = cosine
    self.sine = sine
    self.stageCosine = stageCosine
    self.stageSine = stageSine
    self.order = (0..<half).map { Self.reversed($0, below: half) }
  }

  /// Returns cos and −sin of 2π k / count for every k, computed by repeated rotation in double
  /// precision.
  static func circle(_ count: Int) -> (cosine: [Float], sine: [Float]) {
    let step = 6.283_185_307_179_586_5 / Double(count)
    // The Taylor series; for 256 steps the next term is below 1e-22.
    let q = step * step
    let c = 1 - q / 2 * (1 - q / 12 * (1 - q / 30 * (1 - q / 56 * (1 - q / 90))))
    let s = step * (1 - q / 6 * (1 - q / 20 * (1 - q / 42 * (1 - q / 72 * (1 - q / 110)))))
    var x = 1.0
    var y = 0.0
    var cosine: [Float] = []
    var sine: [Float] = []
    for _ in 0..<count {
      cosine.append(Float(x))
      sine.append(Float(-y))
      let next = x * c - y * s
      y = x * s + y * c
      x = next
    }
    return (cosine, sine)
  }

  /// Returns `index` with its bits reversed.
  private static func reversed(_ index: Int, below count: Int) -> Int {
    var rest = index
    var result = 0
    var bit = count / 2
    while bit > 0 {
      if rest & 1 == 1 { result += bit }
      rest >>= 1
      bit /= 2
    }
    return result
  }
}
