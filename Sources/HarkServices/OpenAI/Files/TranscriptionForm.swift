import Hark

/// A segment as a multipart form with a file, in the format of `/v1/audio/transcriptions`.
struct TranscriptionForm {
  var wish: RealtimeWish

  /// Whether the text is requested in pieces as it is recognized.
  var isStreamed: Bool

  /// A simpler form for a server that does not accept this one; `nil` if nothing is left to omit.
  var plainer: TranscriptionForm? {
    var form = self
    if isStreamed {
      form.isStreamed = false
    } else if wish.language != nil {
      // Some models use their own language names or detect the language themselves.
      form.wish.language = nil
    } else {
      return nil
    }
    return form
  }

  /// The boundary between parts.
  ///
  /// No part contains this line; it is removed from names and phrases.
  static let boundary = "hark-7d0f3c1e5b9a4862"

  /// Returns the body of the request with `sound`.
  func body(_ sound: [Int16]) -> [UInt8] {
    var fields = [("model", wish.model)]
    if let language = wish.language { fields.append(("language", language)) }
    switch wish.hints {
    case .prompt where !wish.phrases.isEmpty:
      fields.append(("prompt", wish.phrases.joined(separator: ", ")))
    case .keywords: fields += wish.phrases.map { ("keywords[]", $0) }
    case .prompt, .none: break
    }
    fields.append(("response_format", "json"))
    if isStreamed { fields.append(("stream", "true")) }
    var body: [UInt8] = []
    for (name, value) in fields {
      body += Self.head(name) + Array(Self.plain(value).utf8) + Self.newline
    }
    body += Self.head("file", file: "speech.wav") + Self.wave(sound) + Self.newline
    return body + Array("--\(Self.boundary)--\r\n".utf8)
  }

  private static let newline: [UInt8] = [13, 10]

  private static func head(_ name: String, file: String? = nil) -> [UInt8] {
    var head = "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\""
    if let file { head += "; filename=\"\(file)\"\r\nContent-Type: audio/wav" }
    return Array((head + "\r\n\r\n").utf8)
  }

  private static func plain(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
      .split(separator: boundary).joined(separator: " ")
  }

  /// Returns the samples as a WAV file.
  static func wave(_ sound: [Int16]) -> [UInt8] {
    func number(_ value: Int, _ bytes: Int) -> [UInt8] {
      (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let rate = AudioChunk.sampleRate
    let size = 2 * sound.count
    var file = Array("RIFF".utf8) + number(36 + size, 4) + Array("WAVEfmt ".utf8) + number(16, 4)
    file += number(1, 2) + number(1, 2) + number(rate, 4) + number(2 * rate, 4)
    file += number(2, 2) + number(16, 2) + Array("data".utf8) + number(size, 4)
    return file + PCM16.bytes(of: sound)
  }
}
