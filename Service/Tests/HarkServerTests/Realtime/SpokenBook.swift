import Foundation
import Hark
import HarkServices
import HarkTesting
import Synchronization

/// Sentences read aloud by a person, in sequence, with pauses between them.
struct SpokenBook: Sendable {
  let samples: [Float]

  /// The pauses, with the audio positions at which they were detected.
  let pauses: [SpeechPause]

  private static let folder = "/usr/share/pocketsphinx/test/data/librivox/"
  private static let name = "sense_and_sensibility_01_austen_64kb-0"

  /// Creates a book with the given sentences; `nil` if Debian's recordings are not installed.
  init?(_ numbers: [Int] = [870, 880, 890, 920, 930]) {
    var samples: [Float] = []
    for number in numbers {
      let path = Self.folder + Self.name + "\(number).wav"
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      samples += PCM16.samples(of: data.dropFirst(44))
      samples += [Float](repeating: 0, count: 12_800)
    }
    self.samples = samples
    var frontEnd = FrontEnd(detector: SpectralVoiceDetector())
    var slicer = HopSlicer()
    var pauses: [SpeechPause] = []
    slicer.slice(AudioChunk(start: 0, samples: samples)) { hop, start in
      let before = frontEnd.speech
      guard case .speechEnded(let end) = frontEnd.push(hop, at: start), let before else { return }
      pauses.append(
        SpeechPause(speech: AudioRange(start: before.start, end: end), cut: start + hop.count))
    }
    self.pauses = pauses
  }

  /// Sends the audio to `recognizer` in chunks of 0.1 s and returns the final transcripts, the last
  /// report, and the number of interim results.
  ///
  /// If the audio is live, each sentence is sent once the sentence two before it is final.
  func heard(
    by recognizer: any Recognizer, isLive: Bool = false
  ) async throws -> (texts: [String], end: RecognitionReport?, interims: Int) {
    let (reports, told) = AsyncStream<RecognitionReport>.makeStream()
    let request = RecognitionRequest(
      locale: .americanEnglish, preference: .preferNetwork, delivery: isLive ? .live : .waits)
    let finals = Watched(0)
    let task = try await recognizer.startTask(request) { report in
      told.yield(report)
      switch report {
      case .ended, .failed:
        told.finish()
        finals.change { $0 = .max }
      case .final: finals.change { $0 += 1 }
      case .interim: break
      }
    }
    let reading = Task {
      var (texts, interims) = ([String](), 0)
      var end: RecognitionReport?
      for await report in reports {
        switch report {
        case .final(let segment, _): if !segment.text.isEmpty { texts.append(segment.text) }
        case .interim: interims += 1
        case .ended, .failed: end = report
        }
      }
      return (texts, end, interims)
    }
    var place = 0
    let cuts = pauses.map(\.cut)
    while place < samples.count {
      let end = min(
        ([place + 1_600, samples.count] + cuts).filter { $0 > place }.min() ?? 0, samples.count)
      task.append(AudioChunk(start: place, samples: Array(samples[place..<end])))
      for (number, pause) in pauses.enumerated() where pause.cut == end {
        task.markPause(pause)
        if isLive { await finals.wait { $0 >= number } }
      }
      place = end
      if !isLive, place.isMultiple(of: 16_000) { await task.caughtUp() }
    }
    task.finish()
    let result = await reading.value
    return (result.0, result.1, result.2)
  }
}
