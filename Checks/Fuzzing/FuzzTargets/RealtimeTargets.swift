import Foundation

@testable import Hark
@testable import HarkServer
@testable import HarkServices

// The realtime protocol: what a client sends, and what it reads of what a server sends.
extension FuzzTarget {
  static let realtime = [
    FuzzTarget(
      "realtime-events",
      tokens: [
        "\"type\":", "\"event_id\":\"event_1\"", "\"session.created\"", "\"hark.resumed\"",
        "\"session.updated\"", "\"input_audio_buffer.committed\"", "\"item_id\":", "\"delta\":",
        "\"hark.interim\"", "\"transcript\":", "\"error\":{\"code\":", "\"param\":", "null",
        "1e300",
      ]
    ) {
      guard let (event, _) = RealtimeServerEvent.read($0.text) else { return }
      switch event {
      case .resumed(let samples, let commits):
        expect(samples >= 0 && commits >= 0, "A number is not negative.")
      case .updated(let rate): expect(8_000...48_000 ~= rate ?? 8_000, "A sample rate has limits.")
      case .delta(_, let text), .interim(_, let text), .completed(_, let text):
        expect(text == text.withoutControls, "A text has no control characters.")
      case .created, .committed, .failed, .error, .other: break
      }
    },
    FuzzTarget(
      "realtime-written", limit: 1_024, inputs: 3_000,
      tokens: ["\u{0}", "\u{1B}[", "\"", "\\", "\u{2028}"]
    ) {
      bytes in
      let (text, number) = (bytes.text.withoutMarks, Int(bytes.first ?? 0))
      let fault = RealtimeFault(code: text, message: text, param: text, event: text)
      let said = text.withoutControls
      let events: [(RealtimeEvent, RealtimeServerEvent?)] = [
        (.resumed(samples: number, commits: number), .resumed(samples: number, commits: number)),
        (.committed(item: text, after: text), .committed(item: text)),
        (.delta(item: text, text), .delta(item: text, said)),
        (.interim(item: text, text), .interim(item: text, said)),
        (.completed(item: text, text, seconds: 1), .completed(item: text, said)),
        (.failed(item: text, fault), .failed(item: text)),
        (.added(item: text, after: nil), .other), (.cleared, .other), (.error(fault), nil),
      ]
      for (written, expected) in events {
        guard let read = RealtimeServerEvent.read(written.text(number: number)) else {
          return expect(false, "An event that a server writes is read.")
        }
        expect(read.number == number, "An event has a number.")
        expect(expected.map { $0 == read.news } ?? true, "An event is read as it was written.")
      }
    },
    FuzzTarget("realtime-audio", inputs: 5_000, tokens: ["AAAA", "=", "////", "\n"]) { bytes in
      let formats: [RealtimeConfiguration.Format] = [
        .pcm(rate: 24_000), .pcm(rate: 16_000), .pcmu, .pcma,
      ]
      var sound = RealtimeSound(formats[Int(bytes.first ?? 0) % 4], taken: 1)
      var (bytesTaken, samples) = (0, [Float]())
      // Audio arrives in pieces, each of which is Base64 unless it is damaged.
      for piece in bytes.pieces + bytes.pieces.map({ Array(Data($0).base64EncodedString().utf8) }) {
        guard let more = try? sound.samples(of: piece.text) else { continue }
        bytesTaken += Data(base64Encoded: piece.text)?.count ?? 0
        samples += more
      }
      samples += sound.rest()
      expect(1...1 + bytesTaken ~= sound.taken, "A sample has at least one byte.")
      expect(samples.allSatisfy(\.isFinite), "Samples are numbers.")
    },
  ]
}
