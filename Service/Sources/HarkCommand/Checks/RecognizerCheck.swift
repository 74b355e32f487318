import Foundation
import Hark
import HarkPocketSphinx
import HarkSoundFile

struct RecognizerCheck {
  let model: PocketSphinxModel

  private static let name = "recognizer"
  private static let unset = "unset \(PocketSphinxModel.variable)"

  /// Runs the check, which loads the model and recognizes a second of audio.
  func run() async -> DoctorFinding {
    if let problem = model.problem { return Self.missing(problem, isDebian: model == .debian) }
    let recognizer = PocketSphinxRecognizer(model: model, maximumTasks: 1)
    let clock = SystemTimekeeper()
    let start = clock.now
    guard (try? await recognizer.warmUp()) != nil else { return broken }
    let loaded = clock.now
    guard await Self.ending(of: recognizer) == .ended else {
      return .broken(
        Self.name, "PocketSphinx loads its model but fails on 1 s of audio.",
        fix: AptCommand.reinstall("libpocketsphinx3", "pocketsphinx-en-us"))
    }
    return .works(
      Self.name,
      String(
        format: "pocketsphinx, loaded in %.2f s, 1 s of audio recognized in %.2f s",
        loaded - start, clock.now - loaded))
  }

  /// The finding for a model that cannot be loaded, although its main files are readable.
  var broken: DoctorFinding {
    .broken(
      Self.name,
      "The files in \(SoundSource.path(model.folder).name) are not a PocketSphinx model.",
      fix: model == .debian ? AptCommand.reinstall("pocketsphinx-en-us") : Self.unset)
  }

  static func missing(_ problem: String, isDebian: Bool) -> DoctorFinding {
    .broken(name, problem, fix: isDebian ? AptCommand.install("pocketsphinx-en-us") : unset)
  }

  /// Returns the report that ends a task after a second of audio; `nil` if the task cannot start.
  static func ending(of recognizer: any Recognizer) async -> RecognitionReport? {
    let (reports, continuation) = AsyncStream<RecognitionReport>.makeStream()
    let request = RecognitionRequest(
      locale: recognizer.traits.locales.first ?? .americanEnglish, delivery: .waits)
    guard let task = try? await recognizer.startTask(request, report: { continuation.yield($0) })
    else { return nil }
    task.append(AudioChunk(start: 0, samples: VoiceLikeSound.second))
    task.finish()
    for await report in reports {
      switch report {
      case .ended, .failed: return report
      case .interim, .final: break
      }
    }
    return nil
  }
}
