import Hark
import HarkTesting
import Testing

@testable import HarkServer

@Suite("Turn detection in a client's audio")
struct RealtimeTurnsTests {
  /// Returns the turns found in the audio that `picture` describes.
  ///
  /// Both strings have one character per 100 ms; in the result, `#` is audio of a turn.
  private func found(
    _ picture: String, _ detection: RealtimeConfiguration.TurnDetection, chunk: Int = 1_600,
    words: SpokenEnding = .open
  ) -> String {
    var turns = RealtimeTurns(detection, detector: SpectralVoiceDetector(), start: 0)
    let sound = SoundTimeline(picture).samples
    var marks = Array(repeating: Character("_"), count: picture.count)
    var place = 0
    for start in stride(from: 0, to: sound.count, by: chunk) {
      for finding in turns.hear(Array(sound[start..<min(start + chunk, sound.count)])) {
        switch finding {
        case .started(let at):
          place = at
          turns.hear(words)
        case .sound(let samples):
          for tenth in place / 1_600..<(place + samples.count) / 1_600 { marks[tenth] = "#" }
          place += samples.count
        case .ended(let at): #expect(at == place)
        }
      }
    }
    return String(marks)
  }

  @Test("A turn includes its prefix and its silence, regardless of the chunk size")
  func turns() {
    let heard = "__________########____####______________####__________"
    let short = found(heard, .server(threshold: 0.5, prefix: 0.3, silence: 0.5))
    #expect(short.split(separator: "_").count == 2, "\(short)")
    #expect(short.hasPrefix("______") && !short.hasPrefix("_________"), "\(short)")
    for chunk in [160, 999, 48_000] {
      #expect(
        found(heard, .server(threshold: 0.5, prefix: 0.3, silence: 0.5), chunk: chunk) == short)
    }
    let long = found(heard, .server(threshold: 0.5, prefix: 0, silence: 1.6))
    #expect(long.split(separator: "_").count == 1, "\(long)")
  }

  @Test("Words that suggest more delay the end of the turn")
  func words() {
    let heard = "__________########____________________####__________"
    let open = found(heard, .semantic(.auto))
    let joining = found(heard, .semantic(.auto), words: .joining)
    #expect(open.split(separator: "_").count == 2, "\(open)")
    #expect(joining.split(separator: "_").count == 1, "\(joining)")
  }

  @Test("A turn that the client ended does not continue in the next one")
  func byHand() {
    var turns = RealtimeTurns(.standard, detector: SpectralVoiceDetector(), start: 0)
    #expect(turns.end() == nil)
    _ = turns.hear(SoundTimeline("______########").samples)
    guard case .ended(let end) = turns.end() else {
      Issue.record("There was no turn.")
      return
    }
    let next = turns.hear(SoundTimeline("_____________########").samples)
    let starts = next.compactMap { if case .started(let at) = $0 { at } else { nil } }
    #expect(starts.count == 1 && starts.allSatisfy { $0 >= end }, "\(starts) \(end)")
  }

  @Test("Cleared audio belongs to no turn, nor to the prefix of one")
  func forgotten() {
    var turns = RealtimeTurns(
      .server(threshold: 0.5, prefix: 3, silence: 0.5), detector: SpectralVoiceDetector(), start: 0)
    let before = SoundTimeline("______########").samples
    _ = turns.hear(before)
    turns.forget()
    #expect(turns.end() == nil)
    let next = turns.hear(SoundTimeline("_____________########").samples)
    let starts = next.compactMap { if case .started(let at) = $0 { at } else { nil } }
    #expect(starts.count == 1 && starts.allSatisfy { $0 >= before.count }, "\(starts)")
  }

  @Test("The audio of a turn is reported in one piece")
  func onePiece() {
    var turns = RealtimeTurns(.standard, detector: SpectralVoiceDetector(), start: 0)
    let findings = turns.hear(SoundTimeline("__________########____####__________").samples)
    let kinds = findings.map { finding in
      switch finding {
      case .started: "started"
      case .sound: "sound"
      case .ended: "ended"
      }
    }
    #expect(kinds == ["started", "sound", "ended"], "\(kinds)")
  }
}
