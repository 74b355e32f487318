import Foundation
import HarkScreens

@testable import Hark
@testable import HarkDetection
@testable import HarkFinishing
@testable import HarkSoundFile
@testable import HarkTesting

// Files: weights, audio, and settings.
extension FuzzTarget {
  static let files = [
    FuzzTarget(
      "weights", tokens: ["{\"dtype\":\"F32\",", "\"shape\":[1,2]", "\"data_offsets\":[0,8]", "}"]
    ) {
      _ = try? SileroWeights(bytes: $0)
      if let tensors = try? ONNXInitializers.tensors(in: $0) { check(tensors) }
      if $0.count > 8, let tensors = try? SafetensorsHeader.tensors(in: $0) { check(tensors) }
    },
    FuzzTarget(
      "container", tokens: ["RIFF", "RIFX", "WAVE", "FORM", "AIFF", "AIFC", "data", "SSND", ".snd"]
    ) {
      bytes in
      let header = ContainerHeader.read { offset, count in
        expect(offset >= 0 && count >= 0, "A header is read at a place inside a file.")
        return offset < bytes.count ? Array(bytes[offset..<min(offset + count, bytes.count)]) : []
      }
      expect(header?.soundStart ?? 0 >= 0, "Audio starts inside a file.")
    },
    FuzzTarget("wave", tokens: ["RIFF", "WAVE", "fmt ", "data"]) {
      guard let samples = try? WaveFile.samples(in: Data($0)) else { return }
      expect(samples.count <= $0.count / 2, "A sample has two bytes.")
      expect(samples.allSatisfy { -1...1 ~= $0 }, "Samples are from −1 to 1.")
    },
    FuzzTarget("call-settings", tokens: ["true", "null", "1e308", "-1", ":", "{", "}"]) {
      remains(CallSettings.self, $0)
    },
    FuzzTarget("finishing-options", tokens: ["\"vocabulary\"", "\\n", ": ", " = ", "true", "null"])
    {
      guard let options = try? JSONDecoder().decode(FinishingOptions.self, from: Data($0)) else {
        return
      }
      let data = try? JSONEncoder().encode(options)
      let again = data.flatMap { try? JSONDecoder().decode(FinishingOptions.self, from: $0) }
      expect(again == options, "Finishing options are read as they were written.")
    },
    FuzzTarget("fields", tokens: ["\"screens\"", "\"fields\"", "[", "]", "{}", "null"]) {
      remains(FieldConfiguration.self, $0)
    },
  ]

  private static func check(_ tensors: [String: TensorFile.Tensor]) {
    expect(tensors.values.allSatisfy { $0.place.lowerBound >= 0 }, "A tensor is inside its file.")
  }

  /// Checks that a decoded value is decoded as itself after it is encoded.
  private static func remains<Value: Codable & Equatable>(_ type: Value.Type, _ bytes: [UInt8]) {
    guard let value = try? JSONDecoder().decode(type, from: Data(bytes)) else { return }
    let data = try? JSONEncoder().encode(value)
    let again = data.flatMap { try? JSONDecoder().decode(type, from: $0) }
    expect(again == value, "A value is read as it was written.")
  }
}
