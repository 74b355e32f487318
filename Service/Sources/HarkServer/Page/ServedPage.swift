import Hark

/// What a server needs to serve the page and its sessions.
public struct ServedPage: Sendable {
  /// The page's files; nil where only sessions are wanted, as in a test.
  public var folder: PageFolder?

  /// Recordings to try it with.
  public var samples: SampleFolder

  /// What sessions are made with.
  public var dependencies: SessionDependencies

  /// How many sessions there may be at once.
  public var sessionLimit: Int

  /// Whose captures the page of this machine's own user are.
  public var localUser: String

  /// How many sessions there may be unless said otherwise.
  public static let standardSessionLimit = 100

  /// Makes a page.
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
