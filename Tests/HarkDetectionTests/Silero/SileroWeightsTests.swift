import DetectionFixtures
import HarkTesting
import Testing

@testable import HarkDetection

@Suite("A file of Silero's weights")
struct SileroWeightsTests {
  private static let drawn = DrawnWeights(seed: 6)

  private func problem(_ bytes: [UInt8]) -> SileroWeightsProblem? {
    do throws(SileroWeightsProblem) {
      _ = try SileroWeights(bytes: bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test("Either format gives the same weights")
  func formats() throws {
    var one = SileroNetwork(try SileroWeights(bytes: Self.drawn.safetensors()))
    var other = SileroNetwork(try SileroWeights(bytes: Self.drawn.onnx()))
    let samples = (0..<SileroNetwork.span).map { Float($0 % 7) / 7 }
    #expect(one.probability(of: samples) == other.probability(of: samples))
  }

  @Test("A file that ends early is cut short, wherever it ends")
  func truncated() {
    for file in [Self.drawn.safetensors(), Self.drawn.onnx()] {
      var lengths = Array(0..<40) + [1_000, 1_500, file.count / 2, file.count - 4, file.count - 1]
      var dice = Dice(seed: 1)
      lengths += (0..<20).map { _ in Int.random(in: 0..<file.count, using: &dice) }
      for length in lengths {
        #expect(problem(Array(file[..<length])) == .cutShort, "\(length) of \(file.count) bytes")
      }
    }
  }

  @Test("Changed bits in a header never crash, and are reported if they matter")
  func flipped() {
    let (one, other) = (Self.drawn.safetensors(), Self.drawn.onnx())
    for (file, places) in [(one, Self.head(one)), (other, Self.heads(other))] {
      var dice = Dice(seed: 2)
      let problems = (0..<60).compactMap { _ in
        var changed = file
        for _ in 0..<Int.random(in: 1...3, using: &dice) {
          let place = places.randomElement(using: &dice) ?? 0
          changed[place] ^= 1 << UInt8.random(in: 0..<8, using: &dice)
        }
        return problem(changed)
      }
      #expect(problems.count > 45)
    }
  }

  /// Returns the positions of the bytes in the header of a safetensors file.
  private static func head(_ file: [UInt8]) -> [Int] {
    Array(0..<8 + Int(file[0]) + Int(file[1]) << 8)
  }

  /// Returns the positions of the bytes at the start of an ONNX file and around each constant's
  /// name.
  private static func heads(_ file: [UInt8]) -> [Int] {
    let mark = Array("model.".utf8)
    let names = file.indices.filter { file[$0] == mark[0] && file[$0...].starts(with: mark) }
    return Array(0..<12) + names.flatMap { $0 - 18..<min($0 + 38, file.count) }
  }

  @Test("Random bytes are not a model")
  func noise() {
    var dice = Dice(seed: 3)
    for length in [9, 100, 10_000] {
      for start in [[], [8, 8], [8, 0, 0, 0, 0, 0, 0, 0, 0x7b], [8, 0x3a]] as [[UInt8]] {
        let noise = (0..<length).map { _ in UInt8.random(in: 0...255, using: &dice) }
        #expect(problem(start + noise) != nil)
      }
    }
    #expect(problem(Array("This is a text and no model at all.".utf8)) == .unknownFormat)
    #expect(problem([UInt8](repeating: 8, count: 1 << 22 + 1)) == .unknownFormat)
    #expect(problem([]) == .cutShort)
  }

  @Test("The error names a tensor that is missing or of the wrong shape or type")
  func lacking() {
    let edits: [@Sendable (inout DrawnWeights.Head) -> Void] = [
      { $0.name = "other" }, { $0.kind = "\"F16\"" }, { $0.shape = "[1,\($0.shape.dropFirst())" },
      { $0.offsets = "[0,8]" }, { $0.shape = "[]" },
    ]
    for (index, tensor) in SileroTensor.allCases.enumerated() {
      let file = Self.drawn.safetensors { if $0 == tensor { edits[index % edits.count](&$1) } }
      #expect(problem(file) == .lacks(tensor.rawValue))
    }
  }

  @Test("Ranges outside the file or with reversed bounds are never read")
  func hostileOffsets() {
    func edited(_ offsets: String) -> SileroWeightsProblem? {
      problem(Self.drawn.safetensors { if $0 == .lastBias { $1.offsets = offsets } })
    }
    #expect(edited("[4000000,4000004]") == .cutShort)
    #expect(edited("[8,4]") == .damaged)
    #expect(edited("[-4,0]") == .damaged)
    #expect(edited("[9223372036854775807,9223372036854775811]") == .damaged)
    #expect(edited("[0]") == .damaged)
    #expect(edited("[]") == .damaged)
  }

  @Test("The error names a tensor with NaN or implausible weights")
  func absurd() {
    let values: [Float] = [.nan, .infinity, -.infinity, 1e30, -1_001]
    for (index, tensor) in SileroTensor.allCases.enumerated() {
      var drawn = Self.drawn
      drawn[tensor][drawn[tensor].count - 1] = values[index % values.count]
      #expect(problem(drawn.onnx()) == .absurd(tensor.onnxName))
    }
  }

  @Test("A first layer other than a Fourier transform is rejected")
  func otherTransform() {
    var drawn = Self.drawn
    drawn[.spectrum][200 * 256 + 100] += 1e-4
    #expect(problem(drawn.safetensors()) == .lacks(SileroTensor.spectrum.rawValue))
  }
}
