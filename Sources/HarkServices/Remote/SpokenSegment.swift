import Foundation
import Hark

/// The audio of one segment to be sent to a server.
struct SpokenSegment: Sendable, Equatable {
  var index: Int

  /// The start of the segment, in samples since the microphone was opened.
  let start: Int
  var samples: [Int16] = []
  var end: Int { start + samples.count }

  /// Takes samples from the start of `rest`, up to the next check for silence.
  mutating func take(_ rest: inout ArraySlice<Float>) {
    let room = Self.step - samples.count % Self.step
    samples += rest.prefix(room).map(PCM16.integer)
    rest = rest.dropFirst(room)
  }

  mutating func cut(behind length: Int) -> [Int16] {
    guard length < samples.count else { return [] }
    let rest = Array(samples[max(0, length)...])
    samples.removeLast(rest.count)
    return rest
  }

  func final(_ text: String) -> FinalSegment {
    FinalSegment(index: index, text: text, range: AudioRange(start: start, end: end))
  }
}

extension SpokenSegment {
  /// The lengths at which a segment without a pause is split, in samples.
  ///
  /// From `quiet` (25 s) on, the segment is split at the first quiet point; at `most` (30 s), it is
  /// split unconditionally, because models process up to 30 seconds at a time.
  static let long = (quiet: 400_000, most: 480_000)

  /// The number of samples between checks for silence.
  static let step = 1_600

  /// Whether a segment without a pause must end here.
  var isLong: Bool {
    guard samples.count >= Self.long.quiet, samples.count.isMultiple(of: Self.step) else {
      return false
    }
    if samples.count >= Self.long.most { return true }
    return Self.power(samples.suffix(Self.step)) < 0.1 * Self.power(samples[...])
  }

  private static func power(_ samples: ArraySlice<Int16>) -> Double {
    samples.reduce(0) { $0 + Double($1) * Double($1) } / Double(max(1, samples.count))
  }
}

extension RecognitionRequest {
  /// Returns the server's locale that best matches the request; throws `localeUnsupported` if none
  /// matches, or `recognizerUnavailable` if audio may not leave the device.
  func remoteLocale(among locales: [LocaleTag]) throws(VoiceFailure) -> LocaleTag {
    guard let locale = LocaleTag.resolve([locale], among: locales) else { throw .localeUnsupported }
    guard preference != .onDeviceOnly else { throw .recognizerUnavailable }
    return locale
  }
}

extension LocaleTag {
  /// The language code that most models, such as Whisper, expect: `no` for Bokmål.
  var modelLanguage: String { language == "nb" ? "no" : language }
}

// Text received from servers.
extension String {
  /// The maximum length of a segment's text, in UTF-8 bytes: many times the text of 30 s of speech.
  static let longestTranscript = 65_536

  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// The text with control characters, which a terminal might interpret, replaced by spaces.
  var withoutControls: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }
}
