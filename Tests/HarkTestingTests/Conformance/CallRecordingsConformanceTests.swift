import Hark
import HarkTesting
import Testing

@Suite("Conformance check of call recordings")
struct CallRecordingsConformanceTests {
  @Test("The scripted storage conforms")
  func scripted() async {
    let check = CallRecordingsConformance { ScriptedCallRecordings() }
    let findings = await check.findings()
    #expect(findings == [])
  }

  @Test("Storage that fails, saves too little, or deletes too much is reported")
  func broken() async {
    let failing = CallRecordingsConformance {
      let place = ScriptedCallRecordings()
      place.fail(.full)
      return place
    }
    #expect(await failing.findings().map(\.rule) == [CallRecordingsConformance.Rule.works.rawValue])
    let rules = await CallRecordingsConformance { Careless() }.findings().map(\.rule)
    #expect(
      Set(rules)
        == Set(
          [.keepsAll, .guardsWhatIsUnderWay, .removesEmpty, .keepsTheYoung, .deletes]
            .map { (rule: CallRecordingsConformance.Rule) in rule.rawValue }))
  }
}

/// Recordings that save half of all audio, report recent recordings as expired, and delete nothing.
private struct Careless: CallRecordings {
  private let place = ScriptedCallRecordings()

  private struct Writer: CallRecordingWriter {
    let writer: any CallRecordingWriter

    var id: CallRecording.ID { writer.id }

    func write(_ frames: CallFrames) async throws {
      let half = frames.count / 2
      try await writer.write(
        CallFrames(
          person: Array(frames.person.prefix(half)), agent: Array(frames.agent.prefix(half))))
    }

    func finish() async throws {
      // Even an empty recording receives a frame.
      try? await writer.write(CallFrames(person: [0], agent: [0]))
      try await writer.finish()
    }
  }

  func begin() async throws -> any CallRecordingWriter { Writer(writer: try await place.begin()) }

  func recordings() async throws -> [CallRecording] { try await place.recordings() }

  func delete(_ id: CallRecording.ID) async throws {}

  func expire(keeping retention: CallSettings.Retention) async throws -> Int { 1 }
}
