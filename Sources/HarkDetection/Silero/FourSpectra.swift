/// The magnitude spectra of four overlapping frames of 256 samples, computed together in the four
/// lanes of each vector.
///
/// The transform is that of `FourierTransform`: 128 complex values by decimation in frequency,
/// unfolded into 129 bins. Allocates nothing after `init`.
struct FourSpectra: Sendable {
  /// The number of frequency bins, from 0 to 8 kHz.
  static let bins = half + 1

  /// The number of samples that the four frames span; each starts 128 samples after the previous one.
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
          twiddles.transform(re, im)
          for k in 0...Self.half {
            let (real, imaginary) = twiddles.bin(k, of: re, im)
            magnitudes[k] = (real * real + imaginary * imaginary).squareRoot()
          }
        }
      }
    }
  }

  /// Returns whether a network's first layer equals this transform: the cosines of all bins followed
  /// by their negative sines, each of 256 windowed samples.
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
}
