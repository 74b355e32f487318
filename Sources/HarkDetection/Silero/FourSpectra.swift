/// The magnitude spectra of four overlapping frames of 256 samples, computed together in the four
/// lanes of each vector.
///
/// The transform is that of `FourierTransform`: 128 complex values by decimation in frequency,
/// unfolded into 129 bins. Allocates nothing after `init`.
struct FourSpectra: Sendable {
  /// The number of frequency bins, from 0 to 8 kHz.
  static let bins = half + 1

  /// The number of samples spanned by the four frames, each of which starts 128 samples after the
  /// previous one.
  static let span = size + 3 * half

  private static let size = 256
  private static let half = size / 2

  /// The unscaled magnitude of each bin in the four frames, as of the last update.
  private(set) var magnitudes = [SIMD4<Float>](repeating: .zero, count: bins)

  private let twiddles = Twiddles(size: size)

  /// The tolerance for the weights of the transform; single precision alone causes errors of 1e-7.
  private static let rounding: Float = 1e-5

  /// One period of a raised cosine, the window that the network was trained with.
  private let window = Twiddles.circle(size).cosine.map { 0.5 - 0.5 * $0 }
  private var real = [SIMD4<Float>](repeating: .zero, count: half)
  private var imaginary = [SIMD4<Float>](repeating: .zero, count: half)

  mutating func update(_ samples: UnsafePointer<Float>) {
    let (twiddles, window) = (self.twiddles, self.window)
    real.withUnsafeMutableBufferPointer { re in
      imaginary.withUnsafeMutableBufferPointer { im in
        magnitudes.withUnsafeMutableBufferPointer { magnitudes in
          guard let re = re.baseAddress, let im = im.baseAddress else { return }
          for n in 0..<Self.half {
            re[n] = Self.four(samples + 2 * n) * window[2 * n]
            im[n] = Self.four(samples + 2 * n + 1) * window[2 * n + 1]
          }
          Self.transform(re, im, twiddles)
          Self.unfold(re, im, twiddles, into: magnitudes)
        }
      }
    }
  }

  /// Returns whether the weights of a network's first layer equal this transform.
  ///
  /// The expected layout is the cosines of all bins followed by the sines of all bins, each of 256
  /// windowed samples.
  static func isTransform(_ weights: [Float]) -> Bool {
    let (cosine, sine) = Twiddles.circle(size)
    return (0..<bins).allSatisfy { bin in
      (0..<size).allSatisfy { n in
        let (angle, window) = (bin * n % size, 0.5 - 0.5 * cosine[n])
        let (c, s) = (weights[size * bin + n], weights[size * (bins + bin) + n])
        return (c - window * cosine[angle]).magnitude < rounding
          && (s - window * sine[angle]).magnitude < rounding
      }
    }
  }

  @inline(__always)
  private static func four(_ samples: UnsafePointer<Float>) -> SIMD4<Float> {
    SIMD4(samples[0], samples[half], samples[2 * half], samples[3 * half])
  }

  /// Applies the butterflies of every stage; the result is in bit-reversed order.
  private static func transform(
    _ re: UnsafeMutablePointer<SIMD4<Float>>, _ im: UnsafeMutablePointer<SIMD4<Float>>,
    _ twiddles: Twiddles
  ) {
    twiddles.stageCosine.withUnsafeBufferPointer { cosines in
      twiddles.stageSine.withUnsafeBufferPointer { sines in
        guard var c = cosines.baseAddress, var s = sines.baseAddress else { return }
        var span = half / 2
        while span >= 1 {
          for first in stride(from: 0, to: half, by: 2 * span) {
            butterflies(re + first, im + first, c, s, span)
          }
          c += span
          s += span
          span /= 2
        }
      }
    }
  }

  @inline(__always)
  private static func butterflies(
    _ re: UnsafeMutablePointer<SIMD4<Float>>, _ im: UnsafeMutablePointer<SIMD4<Float>>,
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

  /// Separates the spectra of the even and odd samples and combines them.
  private static func unfold(
    _ re: UnsafeMutablePointer<SIMD4<Float>>, _ im: UnsafeMutablePointer<SIMD4<Float>>,
    _ twiddles: Twiddles, into output: UnsafeMutableBufferPointer<SIMD4<Float>>
  ) {
    output[0] = magnitude(re[0] + im[0], .zero)
    output[half] = magnitude(re[0] - im[0], .zero)
    for k in 1..<half {
      let (i, j) = (twiddles.order[k], twiddles.order[half - k])
      let evenReal = 0.5 * (re[i] + re[j])
      let evenImaginary = 0.5 * (im[i] - im[j])
      let oddReal = 0.5 * (im[i] + im[j])
      let oddImaginary = 0.5 * (re[j] - re[i])
      let (c, s) = (twiddles.cosine[k], twiddles.sine[k])
      output[k] = magnitude(
        evenReal + oddReal * c - oddImaginary * s, evenImaginary + oddReal * s + oddImaginary * c)
    }
  }

  @inline(__always)
  private static func magnitude(_ re: SIMD4<Float>, _ im: SIMD4<Float>) -> SIMD4<Float> {
    (re * re + im * im).squareRoot()
  }
}
