import Foundation

/// The folder with the page's files.
///
/// The files are found at run time and not embedded: `--page` serves any folder, such as the sources in
/// `Web`, and an installed command contains no path of the machine that built it.
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

  /// Returns the page's folder for a command, or nil when there is none.
  ///
  /// That is `../share/hark/web` for an installed command; for one built in a checkout, `.build/page`, which
  /// `scripts/page` builds, else the sources in `Web`.
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
