import Foundation

/// The rows that the ledger holds.
enum LedgerRows {
  /// The ids of all rows, read once; a ledger that cannot be read fails every test that names one.
  static let known = Result { try ids(in: String(contentsOf: file, encoding: .utf8)) }

  /// The ids in a ledger's text, which has a row a line: id, where it is checked, requirement.
  static func ids(in text: String) -> Set<String> {
    Set(text.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) })
  }

  private static var file: URL {
    URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("rows.tsv")
  }
}
