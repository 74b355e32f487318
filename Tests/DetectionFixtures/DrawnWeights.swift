import Foundation
import HarkDetection
import HarkTesting

/// Untrained weights with the shapes of Silero's tensors, and the files that contain them.
package struct DrawnWeights {
  package private(set) var numbers: [SileroTensor: [Float]] = [:]

  /// Creates random weights at a scale that keeps the network's activations from vanishing or
  /// saturating.
  package init(seed: UInt64) {
    var dice = Dice(seed: seed)
    for tensor in SileroTensor.allCases where tensor != .spectrum {
      let inputs = tensor.shape.dropFirst().reduce(1, *)
      let size = tensor.shape.count == 1 ? 0.1 : 1.7 / Float(inputs).squareRoot()
      numbers[tensor] = (0..<tensor.shape.reduce(1, *)).map { _ in
        Float.random(in: -size...size, using: &dice)
      }
    }
    numbers[.spectrum] = Self.transform
  }

  package subscript(_ tensor: SileroTensor) -> [Float] {
    get { numbers[tensor] ?? [] }
    set { numbers[tensor] = newValue }
  }

  /// The windowed cosines of all bins, followed by their negated sines.
  private static let transform: [Float] = (0..<258).flatMap { row in
    (0..<256).map { n in
      let window = 0.5 - 0.5 * cos(2 * Double.pi * Double(n) / 256)
      let angle = 2 * Double.pi * Double((row % 129) * n % 256) / 256
      return Float(window * (row < 129 ? cos(angle) : -sin(angle)))
    }
  }

  /// Returns the weights as a safetensors file.
  ///
  /// `edit` can change the header entry of each tensor.
  package func safetensors(_ edit: (SileroTensor, inout Head) -> Void = { _, _ in }) -> [UInt8] {
    var data: [UInt8] = []
    var members: [String] = []
    for tensor in SileroTensor.allCases {
      let start = data.count
      data += Self.bytes(self[tensor])
      var head = Head(name: tensor.rawValue, shape: "\(tensor.shape)")
      head.offsets = "[\(start),\(data.count)]"
      edit(tensor, &head)
      members.append(head.text)
    }
    let text = Array("{\(members.joined(separator: ","))}".utf8)
    return Self.littleEndian(UInt64(text.count)) + text + data
  }

  /// The header entry of a tensor in a safetensors file.
  package struct Head {
    package var name: String
    package var kind = "\"F32\""
    package var shape: String
    package var offsets = ""
    package var text: String {
      "\"\(name)\":{\"dtype\":\(kind),\"shape\":\(shape),\"data_offsets\":\(offsets)}"
    }
  }

  /// Returns the weights as an ONNX file whose graph contains only the constants.
  package func onnx() -> [UInt8] {
    let graph = SileroTensor.allCases.flatMap { tensor in
      let sizes = tensor.shape.flatMap { [UInt8(1 << 3)] + Self.varint($0) }
      let constant =
        sizes + [2 << 3, 1] + Self.field(8, Array(tensor.onnxName.utf8))
        + Self.field(9, Self.bytes(self[tensor]))
      return Self.field(5, constant)
    }
    return [1 << 3, 8] + Self.field(7, graph)
  }

  /// Returns a protocol buffer field that contains bytes.
  package static func field(_ number: UInt8, _ bytes: [UInt8]) -> [UInt8] {
    [number << 3 | 2] + varint(bytes.count) + bytes
  }

  private static func varint(_ value: Int) -> [UInt8] {
    value < 128 ? [UInt8(value)] : [UInt8(value & 127) | 128] + varint(value >> 7)
  }

  package static func littleEndian(_ value: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private static func bytes(_ numbers: [Float]) -> [UInt8] {
    numbers.map(\.bitPattern.littleEndian).withUnsafeBytes { Array($0) }
  }
}
