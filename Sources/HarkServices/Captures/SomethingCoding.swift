import Foundation
import Hark

/// How captures are written as JSON: dates in ISO 8601, in UTC, with or without fractions of a second.
public enum SomethingCoding {
  /// Reads captures.
  public static func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let text = try decoder.singleValueContainer().decode(String.self)
      guard let date = date(text) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "not a date in ISO 8601"))
      }
      return date
    }
    return decoder
  }

  /// Writes captures, with milliseconds.
  public static func encoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(format(fractions: true).string(from: date))
    }
    return encoder
  }

  private static func date(_ text: String) -> Date? {
    format(fractions: true).date(from: text) ?? format(fractions: false).date(from: text)
  }

  private static func format(fractions: Bool) -> ISO8601DateFormatter {
    let format = ISO8601DateFormatter()
    format.formatOptions =
      fractions
      ? [.withInternetDateTime, .withFractionalSeconds]
      : [.withInternetDateTime]
    return format
  }
}
