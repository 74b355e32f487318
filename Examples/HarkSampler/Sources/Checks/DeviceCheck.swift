import Foundation

/// A section of the device checks, which `scripts/device-checks` generates from
/// `Docs/DEVICE-CHECKS.md`.
struct CheckSection: Decodable {
  let title: String

  /// The introduction to the section's checks; may be empty.
  let note: String
  let checks: [DeviceCheck]

  /// Reads the sections from the generated file.
  static func all(in file: Data) throws -> [CheckSection] {
    try JSONDecoder().decode([CheckSection].self, from: file)
  }
}

/// A check that a person performs on a device.
struct DeviceCheck: Decodable, Identifiable {
  /// The identifier.
  ///
  /// It changes with the steps, so that an answer never applies to different steps.
  let id: String

  /// The numbers of the section and of the check within it, as in the document.
  let number: String
  let steps: [Step]

  /// The result that only a device can show.
  let device: String

  /// The measurements that the app makes during the check.
  let measures: [Measure]

  struct Step: Decodable {
    /// The instructions; empty if the section's note contains them.
    let action: String

    /// The expected result; may be empty.
    let expected: String
  }

  enum Measure: String, Decodable { case times, frames, level, routes, words }
}

/// A tester's answer to a check.
struct CheckAnswer: Codable, Equatable {
  enum Verdict: String, Codable, CaseIterable {
    case yes, no, skipped
  }

  /// Whether the result was as expected; `nil` until the tester answers.
  var verdict: Verdict?
  var note = ""

  /// The measurements, without recognized text.
  var findings: [String] = []

  /// The recognized text, only if the tester added it.
  var heard: String?
}
