import Foundation
import Testing

@testable import HarkEspeak
@testable import HarkWorkers

@Suite("The program that becomes a worker")
struct WorkerProgramTests {
  @Test("A worker inherits only the variables that locate libraries and voices")
  func environment() async throws {
    let own = ["HARK_SECRET": "s", "PATH": "/bin", "HOME": "/h", "ESPEAK_DATA_PATH": "/e"]
    #expect(WorkerProgram.variables(of: own) == ["ESPEAK_DATA_PATH=/e", "HOME=/h"])
    let worker = WorkerProcess(.test(), order: WorkerOrder(.espeak))
    _ = try await worker.ready().get()
    let process = try #require(worker.identifier)
    let data = try Data(contentsOf: URL(fileURLWithPath: "/proc/\(process)/environ"))
    worker.end()
    let names = data.split(separator: 0).map {
      String(decoding: $0.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
    }
    #expect(Set(names).isSubset(of: ["ESPEAK_DATA_PATH", "HOME", "LD_LIBRARY_PATH"]), "\(names)")
  }
}
