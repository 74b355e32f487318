import Testing

/// Names the rows of the ledger that a test proves.
///
/// A test names a row only if it would fail without the behaviour of that row. A row that the
/// ledger does not hold fails the test.
public struct Covers: TestTrait {
  /// The rows' ids, as in `Checks/Ledger/rows.tsv`.
  public let rows: [String]

  /// Notes the rows for the ledger, which counts them once the test has run and passed.
  public func prepare(for test: Test) async throws {
    let known = try LedgerRows.known.get()
    let unknown = rows.filter { !known.contains($0) }
    guard unknown.isEmpty else { throw UnknownRows(ids: unknown) }
    try CoverageFile.note(test, rows)
  }
}

extension Trait where Self == Covers {
  /// The test proves these rows of the ledger, such as `"S5-FR-014"`.
  public static func covers(_ rows: String...) -> Self { Covers(rows: rows) }
}

/// Rows that the ledger does not hold.
public struct UnknownRows: Error, Equatable, CustomStringConvertible {
  /// What was written instead of a row's id.
  public let ids: [String]

  /// One sentence.
  public var description: String {
    "\(ids.joined(separator: ", ")): no such row in Checks/Ledger/rows.tsv."
  }
}
