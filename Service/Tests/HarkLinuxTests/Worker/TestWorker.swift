import Foundation

@testable import HarkWorkers

extension WorkerProgram {
  /// Returns the tests' own worker, which works correctly or misbehaves as `words` specify.
  static func test(_ words: String...) -> WorkerProgram {
    WorkerProgram(
      path: Bundle.main.bundleURL.appendingPathComponent("sherpa-worker").path,
      arguments: ["sherpa-worker"] + words)
  }
}

extension WorkerProcess.Patience {
  /// A short timeout for workers that hang.
  ///
  /// A busy machine can take as long to start a worker that works correctly.
  static let short = WorkerProcess.Patience(round: 100, silentRounds: 20)
}
