import Foundation

@testable import HarkLinux

extension WorkerProgram {
  /// The tests' own worker: a good one, or what `words` say.
  static func test(_ words: String...) -> WorkerProgram {
    WorkerProgram(
      path: Bundle.main.bundleURL.appendingPathComponent("sherpa-worker").path,
      arguments: ["sherpa-worker"] + words)
  }
}

extension WorkerProcess.Patience {
  /// Quick to take a silent worker for hanging; for one that is, since a busy machine may need as long
  /// to start a good one.
  static let short = WorkerProcess.Patience(round: 100, silentRounds: 20)
}
