import CoreMedia
import Foundation

extension AttributeScopes {
  /// foundation/attributescopes/speechattributes.
  @available(iOS 26.0, macOS 26.0, *)
  public struct SpeechAttributes: AttributeScope {
    /// foundation/attributescopes/speechattributes/audiotimerange.
    public let audioTimeRange: TimeRangeAttribute

    /// foundation/attributescopes/speechattributes/transcriptionconfidence.
    public let transcriptionConfidence: ConfidenceAttribute

    /// foundation/attributescopes/speechattributes/timerangeattribute.
    public enum TimeRangeAttribute: AttributedStringKey {
      /// foundation/attributescopes/speechattributes/timerangeattribute/value.
      public typealias Value = CMTimeRange
      /// foundation/attributescopes/speechattributes/timerangeattribute/name.
      public static let name = "SpeechTimeRange"
    }

    /// foundation/attributescopes/speechattributes/confidenceattribute.
    public enum ConfidenceAttribute: AttributedStringKey {
      /// foundation/attributescopes/speechattributes/confidenceattribute/value.
      public typealias Value = Double
      /// foundation/attributescopes/speechattributes/confidenceattribute/name.
      public static let name = "SpeechConfidence"
    }
  }
}

@available(iOS 26.0, macOS 26.0, *)
extension AttributeDynamicLookup {
  /// foundation/attributedynamiclookup/subscript(dynamicmember:).
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SpeechAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

@available(iOS 26.0, macOS 26.0, *)
extension SpeechScript.Said {
  /// Returns the text as the analyzer reports it: one run per word, with its time range and
  /// confidence if requested.
  func attributed(_ times: Bool, _ confidence: Bool) -> AttributedString {
    guard !words.isEmpty, times || confidence else { return AttributedString(text) }
    return words.reduce(into: AttributedString()) { all, word in
      var run = AttributedString(all.characters.isEmpty ? word.text : " " + word.text)
      if times {
        run.audioTimeRange = CMTimeRange(
          start: CMTime(seconds: word.start, preferredTimescale: 16_000),
          duration: CMTime(seconds: word.duration, preferredTimescale: 16_000))
      }
      if confidence, word.confidence > 0 { run.transcriptionConfidence = Double(word.confidence) }
      all += run
    }
  }
}
