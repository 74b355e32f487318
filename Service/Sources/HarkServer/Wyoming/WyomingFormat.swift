import HTTPTypes
import HarkServices
import NIOCore

/// The format of a client's audio: 16-bit samples.
struct WyomingFormat: Equatable, Sendable {
  let rate: Int
  let channels: Int

  static let rates = 8_000...48_000

  /// The format in which Hark speaks.
  static let spoken: [String: JSONValue] = ["rate": 16_000, "width": 2, "channels": 1]

  init(_ data: WyomingData) throws(HTTPRefusal) {
    guard data.width == 2, let rate = data.rate, Self.rates.contains(rate),
      let channels = data.channels, 1...2 ~= channels
    else { throw .otherFormat }
    (self.rate, self.channels) = (rate, channels)
  }

  /// The number of bytes of one sample of each channel.
  var frameLength: Int { 2 * channels }
  var bytesPerSecond: Int { rate * frameLength }

  /// Returns whether a piece of audio with this data has the format, or names none.
  func allows(_ data: WyomingData) -> Bool {
    data.rate ?? rate == rate && data.width ?? 2 == 2 && data.channels ?? channels == channels
  }

  /// The header of a WAV file whose length is unknown, so that readers take the file's.
  var header: [UInt8] {
    var bytes = ByteBuffer(string: "RIFF")
    bytes.writeInteger(UInt32.max)
    bytes.writeString("WAVEfmt ")
    bytes.writeMultipleIntegers(
      UInt32(16), UInt16(1), UInt16(channels), UInt32(rate), UInt32(bytesPerSecond),
      UInt16(frameLength), UInt16(16), endianness: .little)
    bytes.writeString("data")
    bytes.writeInteger(UInt32.max)
    return Array(bytes.readableBytesView)
  }
}

// Refusals of what a Wyoming client sends.
extension HTTPRefusal {
  static let notWyoming = HTTPRefusal(
    .badRequest,
    "The data is not a Wyoming event, or one that is too long; use a Wyoming client, and send audio "
      + "in pieces.", code: "invalid_event")
  static let otherFormat = badSound(
    "Send 16-bit audio with 1 or 2 channels and a rate from 8000 to 48000, all in one format.")
  static let noSpokenText = invalid("text", "Specify text as the text to speak.")
  static let noVoice = HTTPRefusal(
    .notFound, "This server has no voice; install eSpeak NG on it.", code: "no_voice")
  static let unknownVoice = invalid(
    "voice", "Unknown voice or language; choose one that describe lists.")

  static func outOfOrder(_ type: String) -> HTTPRefusal {
    HTTPRefusal(
      .badRequest,
      "\(type) is out of order; begin with audio-start or synthesize-start, and finish with "
        + "audio-stop or synthesize-stop.", code: "out_of_order")
  }
}
