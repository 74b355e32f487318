import Foundation

/// The files that `scripts/install` installs with the command, in `share/hark` beside its `bin`.
///
/// An installation has no fixed path, so that an unpacked archive works in any folder.
package struct InstalledFiles: Sendable {
  /// The path of `share/hark`, which need not exist.
  package let folder: String

  /// The page; `nil` if none is installed.
  package var page: PageFolder? { PageFolder(path: folder + "/web") }

  /// Creates a reference to the files of the command at `executable`, which may be a symbolic link.
  package init(executable: String) {
    let program = URL(fileURLWithPath: executable).resolvingSymlinksInPath()
    let prefix = program.deletingLastPathComponent().deletingLastPathComponent()
    folder = prefix.appending(path: "share/hark").path
  }

  /// The files of this process's command; `nil` if the path of its executable is unknown.
  package static var own: InstalledFiles? {
    Bundle.main.executablePath.map(InstalledFiles.init(executable:))
  }
}
