import Foundation

/// The rows of the ledger.
enum LedgerRows {
  /// The IDs of all rows, read once.
  ///
  /// An unreadable ledger fails every test that names a row.
  static let known = Result { try ids(in: String(contentsOf: file, encoding: .utf8)) }

  /// Returns the IDs in a ledger's text.
  ///
  /// Each line contains an ID, the letters that say where the requirement is checked, and the
  /// requirement, separated by tabs.
  static func ids(in text: String) -> Set<String> {
    Set(text.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) })
  }

  private static var file: URL {
    URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("rows.tsv")
  }
}
