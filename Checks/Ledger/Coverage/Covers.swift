import Testing

/// Names the rows of the ledger that a test covers.
///
/// A test names a row only if it would fail without the behavior of that row. A row that is not in
/// the ledger fails the test.
public struct Covers: TestTrait {
  /// The rows' IDs, as in `Checks/Ledger/rows.tsv`.
  public let rows: [String]

  /// Records the rows for the ledger, which counts them if the test passes.
  public func prepare(for test: Test) async throws {
    let known = try LedgerRows.known.get()
    let unknown = rows.filter { !known.contains($0) }
    guard unknown.isEmpty else { throw UnknownRows(ids: unknown) }
    try CoverageFile.note(test, rows)
  }
}

extension Trait where Self == Covers {
  /// Marks the test as covering these rows of the ledger, such as `"S5-FR-014"`.
  public static func covers(_ rows: String...) -> Self { Covers(rows: rows) }
}

/// The error for rows that are not in the ledger.
public struct UnknownRows: Error, Equatable, CustomStringConvertible {
  /// The unknown IDs.
  public let ids: [String]

  /// The error message, as one sentence.
  public var description: String {
    "\(ids.joined(separator: ", ")): no such row in Checks/Ledger/rows.tsv."
  }
}
