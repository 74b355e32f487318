import Hark
import Testing

@testable import HarkEspeak
@testable import HarkSherpa
@testable import HarkWorkers

@Suite("Messages between Hark and its worker")
struct WorkerFrameTests {
  @Test("Messages survive encoding, regardless of how their bytes are divided")
  func messages() throws {
    let text = RecognizedText(text: "å b", tokens: [" å", " b"], times: [0.25, 1])
    let networks = ["encoder.onnx", "decoder.onnx", "joiner.onnx", "tokens.txt"]
    let order = SherpaOnnxOrder(
      library: "/l", model: try SherpaOnnxModel(folder: ModelFolder.make("å-zh", networks)),
      language: "no", threads: 2, givesWay: true)
    let words = [WordMark(characters: 0..<3, start: 70_000), WordMark(characters: 4..<5, start: 9)]
    let chunk = SpokenChunk(AudioChunk(start: 1 << 30, samples: [0.5, -1]), words: words)
    let requests: [WorkerRequest] = [
      .order(WorkerOrder(.sherpaOnnx, order)), .order(WorkerOrder(.espeak)),
      .begin(stream: 70_000, phrases: ["gouda", "å"]), .sound(stream: 1, [0, -1, 0.5]),
      .sound(stream: 1, []), .finish(stream: 2), .drop(stream: .max), .sync(7),
      .speak(stream: 3, SpeechOrder("å\u{0}", voice: .file("nb"), speed: 0.5)),
      .speak(stream: 4, SpeechOrder("b", voice: .best("en-GB"), speed: .nan)),
    ]
    let replies: [WorkerReply] = [
      .ready("2.0.1"), .refused(.libraryVersion("1.0")), .beat(done: 3),
      .interim(stream: 1, heard: 320, text: "å"), .final(stream: 1, text), .synced(7),
      .spoken(stream: 5, chunk), .spoken(stream: 5, SpokenChunk(AudioChunk(start: 0, samples: []))),
      .spokenAll(stream: 5, isWhole: true), .spokenAll(stream: 6, isWhole: false),
    ]
    #expect(WorkerOrder(.sherpaOnnx, order).decoded() == order)
    for size in [1, 7, 1_000] {
      #expect(try Self.read(requests.map(\.frame), size).map { try WorkerRequest($0) } == requests)
      #expect(try Self.read(replies.map(\.frame), size).map { try WorkerReply($0) } == replies)
    }
  }

  private static func read(_ frames: [WorkerFrame], _ size: Int) throws -> [WorkerFrame] {
    let bytes = frames.flatMap(\.bytes)
    var reader = WorkerFrameReader()
    var found: [WorkerFrame] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      reader.add(bytes[start..<min(bytes.count, start + size)])
      while let frame = try reader.next() { found.append(frame) }
    }
    return found
  }

  @Test("An invalid length, an unknown message, and another version are garbage")
  func garbage() {
    for length in [UInt32(0), UInt32(WorkerFrame.longest) + 1, .max] {
      var reader = WorkerFrameReader()
      reader.add(WorkerFrame.bytes(of: length) + [1])
      #expect(throws: WorkerFrame.Garbage.self) { try reader.next() }
    }
    for frame in [
      WorkerFrame(kind: 9, payload: [0, 0, 0, 0]), WorkerFrame(kind: 1, payload: [99]),
      WorkerFrame(kind: 5, payload: [1, 0, 0, 0, 123]), WorkerFrame(kind: 4, payload: []),
      WorkerFrame(kind: 7, payload: [1, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255]),
    ] {
      #expect(throws: WorkerFrame.Garbage.self) { try WorkerReply(frame) }
      if frame.kind != 5 {
        #expect(throws: WorkerFrame.Garbage.self) { try WorkerRequest(frame) }
      }
    }
  }
}
