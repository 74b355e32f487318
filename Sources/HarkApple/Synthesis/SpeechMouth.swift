#if canImport(UIKit)
  @preconcurrency import AVFAudio
  import Foundation
  import Hark

  /// The system's synthesizer and its pending sentences, confined to a queue.
  struct SpeechMouth {
    /// The timeout for the system's next audio in a sentence, in seconds.
    ///
    /// A voice that must be loaded takes one or two seconds for its first audio.
    static let patience = 8.0

    /// A sentence to synthesize.
    struct Wish: Sendable {
      let sentence: String
      let voice: String
      let handle: AsyncThrowingStream<SpokenChunk, any Error>.Continuation
      let timekeeper: any Timekeeper
    }

    fileprivate struct Making {
      let wish: Wish
      var speech: MarkedSpeech
      var converter = RateConverter()
      var bytesPerSecond = 1.0
      var heardAt = 0.0
    }

    private var turns = SpeechTurns()
    private var makings: [Int: Making] = [:]
    private var synthesizer: AVSpeechSynthesizer?

    mutating func ask(_ wish: Wish, in mouth: Confined<SpeechMouth>) {
      let (id, begins) = turns.ask()
      makings[id] = Making(wish: wish, speech: MarkedSpeech(wish.sentence))
      wish.handle.onTermination = { end in
        if case .cancelled = end { mouth.async { $0.giveUp(id, in: mouth) } }
      }
      if begins { write(id, in: mouth) }
    }

    private mutating func giveUp(_ id: Int, in mouth: Confined<SpeechMouth>) {
      if turns.current == id { synthesizer?.stopSpeaking(at: .immediate) }
      end(id, throwing: nil, in: mouth)
    }

    /// Starts over after the system's speech process died, which fails the current sentence.
    mutating func startOver(in mouth: Confined<SpeechMouth>) {
      synthesizer = nil
      if let id = turns.current { end(id, throwing: .synthesisFailed, in: mouth) }
    }

    private mutating func end(
      _ id: Int, throwing failure: VoiceFailure?, in mouth: Confined<SpeechMouth>
    ) {
      guard let making = makings.removeValue(forKey: id) else { return }
      making.wish.handle.finish(throwing: failure)
      if let next = turns.end(id) { write(next, in: mouth) }
    }
  }

  extension SpeechMouth {
    /// Synthesizes a sentence.
    ///
    /// The system calls the blocks on its own threads, so they only copy and forward.
    private mutating func write(_ id: Int, in mouth: Confined<SpeechMouth>) {
      guard let wish = makings[id]?.wish else { return }
      // The synthesizer is retained because it stops speaking when it is released.
      let synthesizer = self.synthesizer ?? AVSpeechSynthesizer()
      self.synthesizer = synthesizer
      let utterance = AVSpeechUtterance(string: wish.sentence)
      utterance.voice = AVSpeechSynthesisVoice(identifier: wish.voice)
      let take: @Sendable (AVAudioBuffer) -> Void = { @Sendable buffer in
        let spoken = Spoken(buffer)
        mouth.async { $0.take(spoken, of: id, in: mouth) }
      }
      if #available(iOS 16, *) {
        synthesizer.write(utterance, toBufferCallback: take) { @Sendable markers in
          let marks = markers.filter { $0.mark == .word }.compactMap { MarkedSpeech.Mark($0) }
          mouth.async { $0.makings[id]?.speech.take(marks) }
        }
      } else {
        synthesizer.write(utterance, toBufferCallback: take)
      }
      makings[id]?.heardAt = wish.timekeeper.now
      watch(id, by: wish.timekeeper, until: wish.timekeeper.now + Self.patience, in: mouth)
    }

    private mutating func take(_ spoken: Spoken, of id: Int, in mouth: Confined<SpeechMouth>) {
      guard var making = makings[id] else { return }
      making.heardAt = making.wish.timekeeper.now
      do throws(VoiceFailure) {
        let samples = try making.samples(of: spoken)
        let chunk = making.speech.take(samples, bytesPerSecond: making.bytesPerSecond)
        makings[id] = making
        if let chunk { making.wish.handle.yield(chunk) }
        if spoken == .end { end(id, throwing: nil, in: mouth) }
      } catch {
        end(id, throwing: .synthesisFailed, in: mouth)
      }
    }

    private func watch(
      _ id: Int, by timekeeper: any Timekeeper, until deadline: Double,
      in mouth: Confined<SpeechMouth>
    ) {
      Task {
        try? await timekeeper.sleep(until: deadline)
        mouth.async { $0.checkSilence(of: id, in: mouth) }
      }
    }

    private mutating func checkSilence(of id: Int, in mouth: Confined<SpeechMouth>) {
      guard let making = makings[id], turns.current == id else { return }
      let (timekeeper, deadline) = (making.wish.timekeeper, making.heardAt + Self.patience)
      guard timekeeper.now >= deadline else {
        return watch(id, by: timekeeper, until: deadline, in: mouth)
      }
      synthesizer?.stopSpeaking(at: .immediate)
      synthesizer = nil
      end(id, throwing: .synthesisFailed, in: mouth)
    }
  }

  extension SpeechMouth.Making {
    /// Returns the samples at Hark's sample rate or, at the end of the sentence, the converter's
    /// remaining output.
    fileprivate mutating func samples(of spoken: Spoken) throws(VoiceFailure) -> [Float] {
      switch spoken {
      case .sound(let sound, let bytes):
        bytesPerSecond = bytes
        return try converter.convert(sound)
      case .end: return converter.flush()
      case .unreadable: throw .synthesisFailed
      }
    }
  }

  @available(iOS 16, *)
  extension MarkedSpeech.Mark {
    fileprivate init?(_ marker: AVSpeechSynthesisMarker) {
      guard let range = Range(marker.textRange) else { return nil }
      self.init(utf16: range, byte: Int(marker.byteSampleOffset))
    }
  }

  /// A copy of the output of the system's synthesizer.
  enum Spoken: Sendable, Equatable {
    /// A part of the sentence; `bytesPerSecond` refers to the system's format.
    case sound(TapSound, bytesPerSecond: Double)

    /// The end of the sentence, which the system marks with an empty buffer.
    case end
    case unreadable

    init(_ buffer: AVAudioBuffer) {
      let buffer = buffer as? AVAudioPCMBuffer
      if let buffer, let sound = TapSound(buffer) {
        let width =
          buffer.floatChannelData == nil ? MemoryLayout<Int16>.size : MemoryLayout<Float>.size
        self = .sound(sound, bytesPerSecond: sound.rate * Double(width * buffer.stride))
      } else {
        self = buffer?.frameLength == 0 ? .end : .unreadable
      }
    }
  }
#endif

/// A queue of sentences for the system's synthesizer, which synthesizes one at a time.
struct SpeechTurns: Sendable {
  /// The sentence being synthesized; `nil` if there is none.
  private(set) var current: Int?

  private var waiting: [Int] = []
  private var count = 0

  /// Returns the number of a new sentence and whether it can begin immediately.
  mutating func ask() -> (id: Int, begins: Bool) {
    count += 1
    guard current == nil else {
      waiting.append(count)
      return (count, false)
    }
    current = count
    return (count, true)
  }

  /// Removes a complete or abandoned sentence, and returns the next one to synthesize, if any.
  mutating func end(_ id: Int) -> Int? {
    waiting.removeAll { $0 == id }
    guard current == id else { return nil }
    current = waiting.isEmpty ? nil : waiting.removeFirst()
    return current
  }
}
