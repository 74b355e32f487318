import Hark

/// The configuration with which a server serves the page and its sessions.
public struct ServedPage: Sendable {
  /// The page's files; `nil` to serve only sessions, as in a test.
  public var folder: PageFolder?

  /// The sample recordings.
  public var samples: SampleFolder

  /// The dependencies of sessions.
  public var dependencies: SessionDependencies

  /// The maximum number of concurrent sessions.
  public var sessionLimit: Int

  /// The user of this machine, who owns the captures made on its page.
  public var localUser: String

  /// The default maximum number of concurrent sessions.
  public static let standardSessionLimit = 100

  /// Creates a page.
  public init(
    folder: PageFolder?, samples: SampleFolder = .debian, dependencies: SessionDependencies,
    sessionLimit: Int = standardSessionLimit, localUser: String
  ) {
    self.folder = folder
    self.samples = samples
    self.dependencies = dependencies
    self.sessionLimit = sessionLimit
    self.localUser = localUser
  }
}
