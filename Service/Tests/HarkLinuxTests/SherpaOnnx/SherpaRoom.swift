import Foundation
import Hark

@testable import HarkSherpa
@testable import HarkWorkers

/// The library and the models prepared by `scripts/sherpa-setup`, in which tones stand for words.
enum SherpaRoom {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  private static let folder = root + "/.build/sherpa"

  static let place = SherpaOnnxPlace(folder + "/library", environment: [:])

  static let isReady =
    place.folder != nil && FileManager.default.fileExists(atPath: model("offline-en"))

  static func model(_ name: String) -> String { folder + "/models/" + name }

  static func recognizer(
    _ name: String, worker: WorkerProgram = .test(), tasks: Int = 2,
    patience: WorkerProcess.Patience = WorkerProcess.Patience()
  ) throws -> SherpaOnnxRecognizer {
    SherpaOnnxRecognizer(
      model: try SherpaOnnxModel(folder: model(name)), place: place, worker: worker,
      maximumTasks: tasks, patience: patience)
  }

  /// The tones of "alpha bravo charlie delta alpha", in which "charlie" takes two tones.
  static let words = spoken([0, 1, 2, 3, 4, 0])

  /// Returns a tone of 0.3 s for each number, with 0.2 s of silence before each and 0.5 s at the
  /// end.
  static func spoken(_ tones: [Int]) -> [Float] {
    tones.flatMap { [Float](repeating: 0, count: 3_200) + tone($0) }
      + [Float](repeating: 0, count: 8_000)
  }

  /// Returns the tone of a band; the bands are evenly spaced on the mel scale from 20 Hz to 7,600
  /// Hz.
  private static func tone(_ number: Int) -> [Float] {
    func mel(_ frequency: Double) -> Double { 1127 * log(1 + frequency / 700) }
    let band = Double([20, 30, 40, 50, 60][number] + 1)
    let place = mel(20) + band * (mel(7_600) - mel(20)) / 81
    let frequency = 700 * (exp(place / 1127) - 1)
    return (0..<4_800).map { Float(0.3 * sin(2 * .pi * frequency * Double($0) / 16_000)) }
  }
}
