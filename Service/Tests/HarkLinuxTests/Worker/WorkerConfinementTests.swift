import Foundation
import Testing

@testable import HarkEspeak
@testable import HarkSherpa
@testable import HarkWorkers

@Suite("The confinement of workers", .timeLimit(.minutes(5)))
struct WorkerConfinementTests {
  @Test("All threads of the eSpeak NG worker are confined, with a limit of memory")
  func espeak() async throws {
    let limits = try await limitsOfConfined(.espeak)
    #expect(limits.contains("1073741824"))
  }

  @Test("All threads of the sherpa-onnx worker are confined", .enabled(if: SherpaRoom.isReady))
  func sherpa() async throws {
    let model = try SherpaOnnxModel(folder: SherpaRoom.model("offline-en"))
    let order = SherpaOnnxOrder(
      library: SherpaRoom.place.folder ?? "", model: model, language: nil, threads: 2,
      givesWay: true)
    #expect(order.readable.contains(model.folder + "/tokens.txt"))
    _ = try await limitsOfConfined(.sherpaOnnx, order)
  }

  /// Starts a worker, expects that each of its threads has one more filter than this process, and returns
  /// the table of its limits.
  private func limitsOfConfined(
    _ kind: WorkerKind, _ settings: some Encodable = [Int]()
  ) async throws -> String {
    let worker = WorkerProcess(.test(), order: WorkerOrder(kind, settings))
    defer { worker.end() }
    guard case .success = await worker.ready(), let process = worker.identifier else {
      throw CocoaError(.featureUnsupported)
    }
    let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")
    #expect(threads.count >= 3)
    for thread in threads {
      #expect(try filters("\(process)/task/\(thread)") == filters("self") + 1)
    }
    let limits = try String(contentsOfFile: "/proc/\(process)/limits", encoding: .utf8)
    #expect(limits.split(separator: "\n").contains { $0.hasPrefix("Max file size             0 ") })
    return limits
  }

  private func filters(_ process: String) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("Seccomp_filters:") }
    return try #require(line?.split(separator: "\t").last.flatMap { Int($0) })
  }
}
