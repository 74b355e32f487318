import Testing

@testable import LedgerCoverage

@Suite("The rows that tests name")
struct CoversTests {
  @Test("The ledger holds 402 rows")
  func rows() throws {
    let known = try LedgerRows.known.get()
    #expect(known.count == 402)
    #expect(known.isSuperset(of: ["S1-01", "S2-68", "S3-118", "S4-49", "S5-US1.1", "S5-FR-014"]))
  }

  @Test("A row that the ledger does not hold fails the test that names it")
  func unknown() async throws {
    let test = try #require(Test.current)
    await #expect(throws: UnknownRows(ids: ["S9-01"])) {
      try await Covers.covers("S1-01", "S9-01").prepare(for: test)
    }
    #expect("\(UnknownRows(ids: ["S9-01"]))" == "S9-01: no such row in Checks/Ledger/rows.tsv.")
  }
}
