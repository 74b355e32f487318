#if canImport(UIKit)
  @preconcurrency import AVFAudio
  import Foundation
  import Hark

  /// The system's synthesizer and who waits for it; on a queue of its own.
  struct SpeechMouth {
    /// Seconds that the system may take for the first sound of a sentence; a voice that has to be
    /// loaded takes one or two.
    static let patience = 8.0

    /// A sentence to be made.
    struct Wish: Sendable {
      let sentence: String
      let voice: String
      let handle: AsyncThrowingStream<SpokenChunk, any Error>.Continuation
      let timekeeper: any Timekeeper
    }

    private struct Making {
      let wish: Wish
      var speech: MarkedSpeech
      var converter = RateConverter()
      var bytesPerSecond = 1.0
      var hasSound = false
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

    /// Nobody reads a sentence any more.
    private mutating func giveUp(_ id: Int, in mouth: Confined<SpeechMouth>) {
      if turns.current == id { synthesizer?.stopSpeaking(at: .immediate) }
      end(id, throwing: nil, in: mouth)
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
    /// Blocks are called on threads of the system's own: they only copy and pass on.
    private mutating func write(_ id: Int, in mouth: Confined<SpeechMouth>) {
      guard let wish = makings[id]?.wish else { return }
      // Kept, since one that nobody holds falls silent.
      let synthesizer = self.synthesizer ?? AVSpeechSynthesizer()
      self.synthesizer = synthesizer
      let utterance = AVSpeechUtterance(string: wish.sentence)
      utterance.voice = AVSpeechSynthesisVoice(identifier: wish.voice)
      let take: @Sendable (AVAudioBuffer) -> Void = { @Sendable buffer in
        let sound = (buffer as? AVAudioPCMBuffer).flatMap { SpokenBuffer($0) }
        mouth.async { $0.take(sound, of: id, in: mouth) }
      }
      if #available(iOS 16, *) {
        synthesizer.write(utterance, toBufferCallback: take) { @Sendable markers in
          let marks = markers.filter { $0.mark == .word }.compactMap { MarkedSpeech.Mark($0) }
          mouth.async { $0.makings[id]?.speech.take(marks) }
        }
      } else {
        synthesizer.write(utterance, toBufferCallback: take)
      }
      Task { [timekeeper = wish.timekeeper] in
        try? await timekeeper.sleep(until: timekeeper.now + Self.patience)
        mouth.async { $0.checkSilence(of: id, in: mouth) }
      }
    }

    /// Takes the next sound; the system ends with a buffer that holds none.
    private mutating func take(
      _ buffer: SpokenBuffer?, of id: Int, in mouth: Confined<SpeechMouth>
    ) {
      guard var making = makings[id] else { return }
      do throws(VoiceFailure) {
        var samples: [Float] = []
        if let buffer {
          (making.bytesPerSecond, making.hasSound) = (buffer.bytesPerSecond, true)
          samples = try making.converter.convert(buffer.sound)
        } else {
          samples = making.converter.flush()
        }
        let chunk = making.speech.take(samples, bytesPerSecond: making.bytesPerSecond)
        makings[id] = making
        if let chunk { making.wish.handle.yield(chunk) }
        if buffer == nil { end(id, throwing: nil, in: mouth) }
      } catch {
        end(id, throwing: .synthesisFailed, in: mouth)
      }
    }

    /// A synthesizer that never answers is left behind with its sentence.
    private mutating func checkSilence(of id: Int, in mouth: Confined<SpeechMouth>) {
      guard makings[id]?.hasSound == false, turns.current == id else { return }
      synthesizer?.stopSpeaking(at: .immediate)
      synthesizer = nil
      end(id, throwing: .synthesisFailed, in: mouth)
    }
  }

  /// A copy of a buffer of speech.
  private struct SpokenBuffer: Sendable {
    let sound: TapSound
    let bytesPerSecond: Double

    /// Nil for one that holds nothing.
    init?(_ buffer: AVAudioPCMBuffer) {
      guard let sound = TapSound(buffer) else { return nil }
      self.sound = sound
      let width = buffer.floatChannelData == nil ? 2 : 4
      bytesPerSecond = sound.rate * Double(width * buffer.stride)
    }
  }

  @available(iOS 16, *)
  extension MarkedSpeech.Mark {
    fileprivate init?(_ marker: AVSpeechSynthesisMarker) {
      guard let range = Range(marker.textRange) else { return nil }
      self.init(utf16: range, byte: Int(marker.byteSampleOffset))
    }
  }
#endif
