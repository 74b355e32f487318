#if canImport(AVFAudio)
  @preconcurrency import AVFAudio
  import Foundation
  import Hark

  /// The system's synthesizer and its pending sentences, confined to a queue.
  struct SentenceSynthesizer {
    /// The timeout for the system's next audio in a sentence, in seconds; a voice that must be
    /// loaded takes one or two seconds.
    static let patience = 8.0

    struct Request: Sendable {
      let sentence: String
      let voice: String
      let handle: AsyncThrowingStream<SpokenChunk, any Error>.Continuation
      let timekeeper: any Timekeeper
    }

    fileprivate struct Making {
      let request: Request
      var speech: MarkedSpeech
      var converter = RateConverter()
      var bytesPerSecond = 1.0
      var heardAt = 0.0
    }

    private var queue = SentenceQueue()
    private var makings: [Int: Making] = [:]
    private var synthesizer: AVSpeechSynthesizer?

    mutating func ask(_ request: Request, in owner: Confined<SentenceSynthesizer>) {
      let (id, begins) = queue.ask()
      makings[id] = Making(request: request, speech: MarkedSpeech(request.sentence))
      request.handle.onTermination = { end in
        if case .cancelled = end { owner.async { $0.giveUp(id, in: owner) } }
      }
      if begins { write(id, in: owner) }
    }

    private mutating func giveUp(_ id: Int, in owner: Confined<SentenceSynthesizer>) {
      if queue.current == id { synthesizer?.stopSpeaking(at: .immediate) }
      end(id, throwing: nil, in: owner)
    }

    /// Discards the synthesizer and fails the current sentence after a reset of media services.
    mutating func startOver(in owner: Confined<SentenceSynthesizer>) {
      synthesizer = nil
      if let id = queue.current { end(id, throwing: .synthesisFailed, in: owner) }
    }

    private mutating func end(
      _ id: Int, throwing failure: VoiceFailure?, in owner: Confined<SentenceSynthesizer>
    ) {
      guard let making = makings.removeValue(forKey: id) else { return }
      making.request.handle.finish(throwing: failure)
      if let next = queue.end(id) { write(next, in: owner) }
    }
  }

  extension SentenceSynthesizer {
    /// Synthesizes a sentence; the system calls the blocks on its own threads, so they only copy
    /// their arguments and dispatch to `owner`.
    private mutating func write(_ id: Int, in owner: Confined<SentenceSynthesizer>) {
      guard let request = makings[id]?.request else { return }
      // The synthesizer is retained because it stops speaking when it is released.
      let synthesizer = self.synthesizer ?? AVSpeechSynthesizer()
      self.synthesizer = synthesizer
      let utterance = AVSpeechUtterance(string: request.sentence)
      utterance.voice = AVSpeechSynthesisVoice(identifier: request.voice)
      let take: @Sendable (AVAudioBuffer) -> Void = { @Sendable buffer in
        let spoken = Spoken(buffer)
        owner.async { $0.take(spoken, of: id, in: owner) }
      }
      if #available(iOS 16, *) {
        synthesizer.write(utterance, toBufferCallback: take) { @Sendable markers in
          let marks = markers.filter { $0.mark == .word }.compactMap { MarkedSpeech.Mark($0) }
          owner.async { $0.makings[id]?.speech.take(marks) }
        }
      } else {
        synthesizer.write(utterance, toBufferCallback: take)
      }
      makings[id]?.heardAt = request.timekeeper.now
      watch(id, by: request.timekeeper, until: request.timekeeper.now + Self.patience, in: owner)
    }

    private mutating func take(
      _ spoken: Spoken, of id: Int, in owner: Confined<SentenceSynthesizer>
    ) {
      guard var making = makings[id] else { return }
      making.heardAt = making.request.timekeeper.now
      do throws(VoiceFailure) {
        let samples = try making.samples(of: spoken)
        let chunk = making.speech.take(samples, bytesPerSecond: making.bytesPerSecond)
        makings[id] = making
        if let chunk { making.request.handle.yield(chunk) }
        if spoken == .end { end(id, throwing: nil, in: owner) }
      } catch { end(id, throwing: .synthesisFailed, in: owner) }
    }

    private func watch(
      _ id: Int, by timekeeper: any Timekeeper, until deadline: Double,
      in owner: Confined<SentenceSynthesizer>
    ) {
      Task {
        try? await timekeeper.sleep(until: deadline)
        owner.async { $0.checkSilence(of: id, in: owner) }
      }
    }

    private mutating func checkSilence(of id: Int, in owner: Confined<SentenceSynthesizer>) {
      guard let making = makings[id], queue.current == id else { return }
      let (timekeeper, deadline) = (making.request.timekeeper, making.heardAt + Self.patience)
      guard timekeeper.now >= deadline else {
        return watch(id, by: timekeeper, until: deadline, in: owner)
      }
      synthesizer?.stopSpeaking(at: .immediate)
      synthesizer = nil
      end(id, throwing: .synthesisFailed, in: owner)
    }
  }

  extension SentenceSynthesizer.Making {
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

    /// The end of the sentence, which the system marks with an empty buffer or, for some voices
    /// since iOS 17, with a buffer of a single frame.
    case end
    case unreadable

    init(_ buffer: AVAudioBuffer) {
      let buffer = buffer as? AVAudioPCMBuffer
      if let buffer, buffer.frameLength <= 1 {
        self = .end
      } else if let buffer, let sound = TapSound(buffer) {
        let width =
          buffer.floatChannelData == nil ? MemoryLayout<Int16>.size : MemoryLayout<Float>.size
        self = .sound(sound, bytesPerSecond: sound.rate * Double(width * buffer.stride))
      } else {
        self = .unreadable
      }
    }
  }
#endif
