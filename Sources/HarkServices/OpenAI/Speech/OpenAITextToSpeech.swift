import Foundation
import Hark

/// Synthesizes and streams speech with any server that provides OpenAI's `/v1/audio/speech`.
///
/// A request is retried after failures that may be transient: a missing or lost connection, a
/// timeout, and statuses 408, 429, and 5xx. A response that breaks off is not requested again.
public struct OpenAITextToSpeech: TextToSpeech {
  /// The settings of the server.
  public let settings: OpenAISpeechSettings

  private let transport: any HTTPTransport
  private let timekeeper: any Timekeeper
  private let chance: @Sendable () -> Double

  /// The maximum length of a request's text, in characters, as accepted by OpenAI.
  static let longest = 4_096

  /// Creates a synthesizer, without contacting the server.
  public init(
    _ settings: OpenAISpeechSettings, transport: any HTTPTransport = SystemHTTPTransport(),
    timekeeper: any Timekeeper = SystemTimekeeper(),
    chance: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
  ) {
    self.settings = settings
    self.transport = transport
    self.timekeeper = timekeeper
    self.chance = chance
  }

  /// The configured voice, once for each of its languages.
  public var voices: [SpeechVoice] {
    settings.locales.map { SpeechVoice(name: settings.voice, locale: $0) }
  }

  /// Returns the audio of `sentence`.
  ///
  /// The stream throws `networkUnavailable` if there is no connection, and `synthesisFailed` for
  /// any other error.
  public func speech(
    of sentence: String, locale: LocaleTag
  ) -> AsyncThrowingStream<SpokenChunk, any Error> {
    AsyncThrowingStream { sound in
      let asking = Task {
        do {
          guard voice(for: locale) != nil else { throw VoiceFailure.synthesisFailed }
          if sentence.contains(where: { !$0.isWhitespace }) {
            try await speak(sentence) { sound.yield($0) }
          }
          sound.finish()
        } catch HTTPFailure.unreachable {
          sound.finish(throwing: VoiceFailure.networkUnavailable)
        } catch { sound.finish(throwing: VoiceFailure.synthesisFailed) }
      }
      sound.onTermination = { _ in asking.cancel() }
    }
  }

  private func speak(_ sentence: String, _ give: (SpokenChunk) -> Void) async throws {
    var place = 0
    for text in Self.pieces(of: sentence) {
      try await speak(piece: text) { samples in
        guard !samples.isEmpty else { return }
        give(SpokenChunk(AudioChunk(start: place, samples: samples)))
        place += samples.count
      }
    }
  }

  private func speak(piece text: String, _ pass: ([Float]) -> Void) async throws {
    let response = try await response(to: text)
    guard response.status == 200,
      let rate = Self.rate(of: response.header("Content-Type") ?? "", otherwise: settings.rate)
    else { throw VoiceFailure.synthesisFailed }
    var converter = SpeechRateConverter(from: rate, to: AudioChunk.sampleRate)
    var half: [UInt8] = []
    var isFirst = true
    for try await piece in response.body where !piece.isEmpty {
      let bytes = half + piece
      if isFirst, bytes.count >= 4 {
        isFirst = false
        guard !Self.isFile(bytes) else { throw VoiceFailure.synthesisFailed }
      }
      half = bytes.count.isMultiple(of: 2) ? [] : [bytes[bytes.count - 1]]
      pass(converter.convert(PCM16.samples(of: bytes)))
    }
    pass(converter.finish())
  }

  private func response(to text: String) async throws -> HTTPResponse {
    let request = try HTTPRequest(
      post: [
        "model": settings.model, "input": text, "voice": settings.voice, "response_format": "pcm",
      ],
      to: "/audio/speech", of: settings.baseURL, key: settings.key, accept: "audio/pcm",
      timeout: settings.timeout)
    return try await transport.send(
      request, retries: settings.retries, backOff: settings.backOff, timekeeper: timekeeper,
      chance: chance
    ) { [408, 429].contains($0.status) || $0.status >= 500 ? 0 : nil }
  }
}

extension OpenAITextToSpeech {
  private static let plainTypes = [
    "", "audio/pcm", "audio/x-pcm", "audio/raw", "audio/x-raw", "application/octet-stream",
  ]

  /// Returns the sample rate of audio with the content type `type`; `nil` if the rate is unsupported,
  /// or if the type is not headerless PCM, because other formats would play as noise.
  static func rate(of type: String, otherwise standard: Int) -> Int? {
    let parts = type.lowercased().split(separator: ";", omittingEmptySubsequences: false).map {
      String($0).trimmed
    }
    guard plainTypes.contains(parts.first ?? "") else { return nil }
    guard let rate = parts.first(where: { $0.hasPrefix("rate=") }) else { return standard }
    return Int(rate.dropFirst(5)).flatMap { (8_000...48_000).contains($0) ? $0 : nil }
  }

  static func isFile(_ bytes: [UInt8]) -> Bool {
    ["RIFF", "OggS", "fLaC", "ID3"].contains { bytes.starts(with: $0.utf8) }
  }

  /// Splits a text into pieces that the server accepts, between words where possible.
  static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var rest = text[...]
    while rest.count > longest {
      let most = rest.prefix(longest)
      let end = most.dropFirst().lastIndex(where: \.isWhitespace) ?? most.endIndex
      pieces.append(String(rest[..<end]))
      rest = rest[end...]
    }
    pieces.append(String(rest))
    return pieces.filter { $0.contains { !$0.isWhitespace } }
  }
}
