/// The power spectrum of 256 real samples, without a math library.
///
/// The samples are folded into 128 complex values, transformed by decimation in frequency, and
/// unfolded. Real and imaginary parts are separate so that the inner loops access contiguous
/// memory. Nothing is allocated after `init`.
struct FourierTransform: Sendable {
  /// The number of real input samples; the output has `size / 2 + 1` powers.
  static let size = 256
  private static let half = size / 2

  private let twiddles = Twiddles(size: size)
  private var real = [Float](repeating: 0, count: half)
  private var imaginary = [Float](repeating: 0, count: half)

  /// Writes the unscaled |X(k)|² of the 256 samples `input`, for k in 0…128.
  mutating func power(of input: UnsafePointer<Float>, into output: UnsafeMutablePointer<Float>) {
    let twiddles = self.twiddles
    real.withUnsafeMutableBufferPointer { re in
      imaginary.withUnsafeMutableBufferPointer { im in
        guard let re = re.baseAddress, let im = im.baseAddress else { return }
        for n in 0..<Self.half {
          re[n] = input[2 * n]
          im[n] = input[2 * n + 1]
        }
        twiddles.transform(re, im)
        for k in 0...Self.half {
          let (real, imaginary) = twiddles.bin(k, of: re, im)
          output[k] = real * real + imaginary * imaginary
        }
      }
    }
  }
}

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
    var angles: [Int] = []
    var span = half / 2
    while span >= 1 {
      angles += (0..<span).map { $0 * half / span }
      span /= 2
    }
    (self.cosine, self.sine) = (cosine, sine)
    stageCosine = angles.map { cosine[$0] }
    stageSine = angles.map { sine[$0] }
    order = (0..<half).map { Self.reversed($0, below: half) }
  }

  /// Returns cos and −sin of 2π k / count for every k, by repeated rotation in double precision.
  static func circle(_ count: Int) -> (cosine: [Float], sine: [Float]) {
    let step = 6.283_185_307_179_586_5 / Double(count)
    // The Taylor series; for 256 steps the next term is below 1e-22.
    let q = step * step
    let c = 1 - q / 2 * (1 - q / 12 * (1 - q / 30 * (1 - q / 56 * (1 - q / 90))))
    let s = step * (1 - q / 6 * (1 - q / 20 * (1 - q / 42 * (1 - q / 72 * (1 - q / 110)))))
    var (x, y) = (1.0, 0.0)
    var (cosine, sine): ([Float], [Float]) = ([], [])
    for _ in 0..<count {
      cosine.append(Float(x))
      sine.append(Float(-y))
      (x, y) = (x * c - y * s, x * s + y * c)
    }
    return (cosine, sine)
  }

  private static func reversed(_ index: Int, below count: Int) -> Int {
    var (rest, result, bit) = (index, 0, count / 2)
    while bit > 0 {
      if rest & 1 == 1 { result += bit }
      rest >>= 1
      bit /= 2
    }
    return result
  }
}

/// A sample of a signal, or of several signals that are transformed together.
protocol TransformValue {
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Float) -> Self
}

extension Float: TransformValue {}
extension SIMD4<Float>: TransformValue {}

extension Twiddles {
  /// Transforms `size / 2` complex values; the result is in bit-reversed order.
  @inline(__always)
  func transform<Value: TransformValue>(
    _ re: UnsafeMutablePointer<Value>, _ im: UnsafeMutablePointer<Value>
  ) {
    stageCosine.withUnsafeBufferPointer { cosines in
      stageSine.withUnsafeBufferPointer { sines in
        guard var c = cosines.baseAddress, var s = sines.baseAddress else { return }
        var span = order.count / 2
        while span > 2 {
          for first in stride(from: 0, to: order.count, by: 2 * span) {
            Self.butterflies(re + first, im + first, c, s, span)
          }
          c += span
          s += span
          span /= 2
        }
      }
    }
    for first in stride(from: 0, to: order.count, by: 4) { Self.lastStages(re + first, im + first) }
  }

  /// Returns bin `k` of the real samples, from the spectra of the even and the odd ones.
  @inline(__always)
  func bin<Value: TransformValue>(
    _ k: Int, of re: UnsafeMutablePointer<Value>, _ im: UnsafeMutablePointer<Value>
  ) -> (real: Value, imaginary: Value) {
    if k == 0 { return (re[0] + im[0], im[0] - im[0]) }
    if k == order.count { return (re[0] - im[0], im[0] - im[0]) }
    let (i, j) = (order[k], order[order.count - k])
    let (evenReal, evenImaginary) = ((re[i] + re[j]) * 0.5, (im[i] - im[j]) * 0.5)
    let (oddReal, oddImaginary) = ((im[i] + im[j]) * 0.5, (re[j] - re[i]) * 0.5)
    return (
      evenReal + oddReal * cosine[k] - oddImaginary * sine[k],
      evenImaginary + oddReal * sine[k] + oddImaginary * cosine[k]
    )
  }

  @inline(__always)
  private static func butterflies<Value: TransformValue>(
    _ re: UnsafeMutablePointer<Value>, _ im: UnsafeMutablePointer<Value>,
    _ c: UnsafePointer<Float>, _ s: UnsafePointer<Float>, _ span: Int
  ) {
    for k in 0..<span {
      let (a, b) = (re[k], im[k])
      let (dr, di) = (a - re[k + span], b - im[k + span])
      re[k] = a + re[k + span]
      im[k] = b + im[k + span]
      re[k + span] = dr * c[k] - di * s[k]
      im[k + span] = dr * s[k] + di * c[k]
    }
  }

  /// Performs the last butterflies, whose factors are 1 and −i, without multiplication.
  @inline(__always)
  private static func lastStages<Value: TransformValue>(
    _ re: UnsafeMutablePointer<Value>, _ im: UnsafeMutablePointer<Value>
  ) {
    let (sumReal, sumImaginary) = (re[0] + re[2], im[0] + im[2])
    let (differenceReal, differenceImaginary) = (re[0] - re[2], im[0] - im[2])
    let (oddReal, oddImaginary) = (re[1] + re[3], im[1] + im[3])
    let (turnedReal, turnedImaginary) = (im[1] - im[3], re[3] - re[1])
    (re[0], im[0]) = (sumReal + oddReal, sumImaginary + oddImaginary)
    (re[1], im[1]) = (sumReal - oddReal, sumImaginary - oddImaginary)
    (re[2], im[2]) = (differenceReal + turnedReal, differenceImaginary + turnedImaginary)
    (re[3], im[3]) = (differenceReal - turnedReal, differenceImaginary - turnedImaginary)
  }
}
