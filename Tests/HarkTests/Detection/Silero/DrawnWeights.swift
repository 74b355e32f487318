import Foundation

@testable import Hark

/// Weights of Silero's shapes that were never trained, and the files that hold them.
struct DrawnWeights {
  private(set) var numbers: [SileroTensor: [Float]] = [:]

  /// Draws them; the network neither dies nor saturates on them.
  init(seed: UInt64) {
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

  subscript(_ tensor: SileroTensor) -> [Float] {
    get { numbers[tensor] ?? [] }
    set { numbers[tensor] = newValue }
  }

  /// The cosines of each bin, then the sines, under the window.
  private static let transform: [Float] = (0..<258).flatMap { row in
    (0..<256).map { n in
      let window = 0.5 - 0.5 * cos(2 * Double.pi * Double(n) / 256)
      let angle = 2 * Double.pi * Double((row % 129) * n % 256) / 256
      return Float(window * (row < 129 ? cos(angle) : -sin(angle)))
    }
  }

  /// As a safetensors file; `edit` may change what its head says of a tensor.
  func safetensors(_ edit: (SileroTensor, inout Head) -> Void = { _, _ in }) -> [UInt8] {
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

  /// What the head of a safetensors file says of a tensor.
  struct Head {
    var name: String
    var kind = "\"F32\""
    var shape: String
    var offsets = ""
    var text: String {
      "\"\(name)\":{\"dtype\":\(kind),\"shape\":\(shape),\"data_offsets\":\(offsets)}"
    }
  }

  /// As an ONNX file, with nothing of the graph but its constants.
  func onnx() -> [UInt8] {
    let graph = SileroTensor.allCases.flatMap { tensor in
      let sizes = tensor.shape.flatMap { [UInt8(1 << 3)] + Self.varint($0) }
      let constant =
        sizes + [2 << 3, 1] + Self.field(8, Array(tensor.onnxName.utf8))
        + Self.field(9, Self.bytes(self[tensor]))
      return Self.field(5, constant)
    }
    return [1 << 3, 8] + Self.field(7, graph)
  }

  /// A field of bytes of a protocol buffer.
  static func field(_ number: UInt8, _ bytes: [UInt8]) -> [UInt8] {
    [number << 3 | 2] + varint(bytes.count) + bytes
  }

  private static func varint(_ value: Int) -> [UInt8] {
    value < 128 ? [UInt8(value)] : [UInt8(value & 127) | 128] + varint(value >> 7)
  }

  static func littleEndian(_ value: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private static func bytes(_ numbers: [Float]) -> [UInt8] {
    numbers.map(\.bitPattern.littleEndian).withUnsafeBytes { Array($0) }
  }
}
