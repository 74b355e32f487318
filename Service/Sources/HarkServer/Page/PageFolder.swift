import Foundation

/// The folder with the page's files.
///
/// They are found and not built in: a page that is being worked on is served as it is saved, and an
/// installed command has them where such files belong, without a path of the machine that built it.
public struct PageFolder: Sendable, Equatable {
  /// Where it is.
  public let path: String

  /// The folder at `path`; nil when there is no page in it.
  public init?(path: String) {
    let url = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    guard FileManager.default.isReadableFile(atPath: url.appending(path: "index.html").path) else {
      return nil
    }
    self.path = url.path
  }

  /// The folder that belongs to a command: `../share/hark/web` beside an installed one; in the checkout of
  /// one that was built there `.build/page`, which `scripts/page` builds, or its sources in `Web`; nil when
  /// there is none of them.
  public static func beside(executable: String) -> PageFolder? {
    let command = URL(fileURLWithPath: executable).resolvingSymlinksInPath()
    var folder = command.deletingLastPathComponent()
    let installed = folder.deletingLastPathComponent().appending(path: "share/hark/web")
    if let page = PageFolder(path: installed.path) { return page }
    // .build/TRIPLE/CONFIGURATION/hark
    for _ in 0..<5 {
      folder.deleteLastPathComponent()
      for name in ["page", "Web"] {
        if let page = PageFolder(path: folder.appending(path: name).path) { return page }
      }
    }
    return nil
  }
}
