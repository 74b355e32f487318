import Foundation
import Hark

/// The JSON coding of captures, with ISO 8601 dates in UTC, with or without fractional seconds.
public enum SomethingCoding {
  /// Returns a decoder for captures.
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

  /// Returns an encoder for captures, which writes dates with milliseconds.
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
