import Foundation

/// A kind of job that a worker process performs.
public struct WorkerKind: Sendable {
  package typealias Begin =
    @Sendable (_ order: WorkerOrder, _ owner: WorkerOwner) throws(WorkerRefusal) -> (
      any WorkerJob, version: String
    )

  package typealias Confine = @Sendable (_ order: WorkerOrder) -> WorkerConfinement

  let name: String
  let confinement: Confine
  let begin: Begin

  /// Creates a kind; `begin` loads the library, in the process that is confined, and returns the job
  /// and the library's version.
  package init(_ name: String, confinement: @escaping Confine, begin: @escaping Begin) {
    self.name = name
    self.confinement = confinement
    self.begin = begin
  }
}

package protocol WorkerJob {
  /// Performs a request; returns `false` if it does not belong to this job or the library fails.
  func perform(_ request: WorkerRequest) -> Bool
}

/// The parent process, as seen by a job.
package struct WorkerOwner {
  package let say: (WorkerReply) -> Void
  /// Returns whether this stream was the last that the parent canceled.
  package let hasDropped: (UInt32) -> Bool
}

/// The kind of a worker's job and its settings: the first message that a worker receives.
package struct WorkerOrder: Equatable, Sendable, Codable {
  let kind: String
  private let settings: Data

  /// Creates an order; `settings` must not contain cycles or numbers that JSON cannot represent.
  package init(_ kind: WorkerKind, _ settings: some Encodable = [Int]()) {
    self.kind = kind.name
    self.settings = (try? JSONEncoder().encode(settings)) ?? Data()
  }

  func kind(among kinds: [WorkerKind]) -> WorkerKind? { kinds.first { $0.name == kind } }

  /// Returns the settings; `nil` if they have another type.
  package func decoded<Settings: Decodable>() -> Settings? {
    try? JSONDecoder().decode(Settings.self, from: settings)
  }
}

/// The reason why a worker cannot start.
package enum WorkerRefusal: Error, Equatable, Sendable, Codable {
  /// The worker program does not run this kind of job.
  case kind
  case libraryUnopened
  case libraryIncomplete
  case libraryVersion(String)
  case model
  case voices
}
