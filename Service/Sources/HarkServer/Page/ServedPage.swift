import Foundation
import Hark

/// The configuration with which a server serves the page and its sessions.
public struct ServedPage: Sendable {
  /// The page's files; `nil` to serve sessions without them, as in a test.
  public var folder: PageFolder?

  /// The sample recordings.
  public var samples: SampleFolder

  /// The dependencies of sessions.
  public var dependencies: SessionDependencies

  /// The maximum number of concurrent sessions.
  public var sessionLimit: Int

  /// The maximum number of concurrent sessions of one user; by default a quarter of all or, on a local
  /// server, all.
  public var sessionsPerUser: Int?

  /// The maximum number of concurrent recordings, of which one user has at most a quarter or, on a local
  /// server, its own account all; `nil` if the recognizer has no such limit.
  public var decoders: Int?

  /// The user of this machine, who owns the captures made on its page.
  public var localUser: String

  /// The default maximum number of concurrent sessions.
  public static let standardSessionLimit = 100

  /// Creates a page.
  public init(
    folder: PageFolder?, samples: SampleFolder = .debian, dependencies: SessionDependencies,
    sessionLimit: Int = standardSessionLimit, localUser: String
  ) {
    (self.folder, self.samples, self.dependencies) = (folder, samples, dependencies)
    (self.sessionLimit, self.localUser) = (sessionLimit, localUser)
  }
}

/// The folder with the page's files.
///
/// The files are located at runtime rather than embedded: `--page` serves any folder, such as the
/// sources in `Web`, and an installed command contains no path of the machine that built it.
public struct PageFolder: Sendable, Equatable {
  /// The path of the folder.
  public let path: String

  /// Creates a reference to the folder at `path`, or returns `nil` if the folder contains no page.
  public init?(path: String) {
    let url = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    guard FileManager.default.isReadableFile(atPath: url.appending(path: "index.html").path) else {
      return nil
    }
    self.path = url.path
  }

  /// Returns the page's folder for the command at `executable`, or `nil` if there is none.
  ///
  /// For an installed command, this is in `InstalledFiles`; for a command built in a checkout, it
  /// is `.build/page`, which `scripts/page` builds, or else the sources in `Web`.
  public static func beside(executable: String) -> PageFolder? {
    if let page = InstalledFiles(executable: executable).page { return page }
    // A built command is at .build/TRIPLE/CONFIGURATION/hark.
    let command = URL(fileURLWithPath: executable).resolvingSymlinksInPath()
    var folder = command.deletingLastPathComponent()
    for _ in 0..<5 {
      folder.deleteLastPathComponent()
      for name in ["page", "Web"] {
        if let page = PageFolder(path: folder.appending(path: name).path) { return page }
      }
    }
    return nil
  }
}
