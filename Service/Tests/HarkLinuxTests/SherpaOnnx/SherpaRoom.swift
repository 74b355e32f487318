import Foundation
import Hark

@testable import HarkLinux

/// What `scripts/sherpa-setup` has made ready: the library and models in which tones stand for words.
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

  /// The tones of "alpha bravo charlie delta alpha", of which "charlie" is two.
  static let words = spoken([0, 1, 2, 3, 4, 0])

  /// A tone of 0.3 s for each number, with 0.2 s before each and 0.5 s of silence in the end.
  static func spoken(_ tones: [Int]) -> [Float] {
    tones.flatMap { [Float](repeating: 0, count: 3_200) + tone($0) }
      + [Float](repeating: 0, count: 8_000)
  }

  /// Bands are spaced evenly in mel, from 20 Hz to 7,600.
  private static func tone(_ number: Int) -> [Float] {
    func mel(_ frequency: Double) -> Double { 1127 * log(1 + frequency / 700) }
    let band = Double([20, 30, 40, 50, 60][number] + 1)
    let place = mel(20) + band * (mel(7_600) - mel(20)) / 81
    let frequency = 700 * (exp(place / 1127) - 1)
    return (0..<4_800).map { Float(0.3 * sin(2 * .pi * frequency * Double($0) / 16_000)) }
  }
}
