import Foundation
import Hark
import SoundFixtures
import Synchronization
import Testing

@testable import HarkSoundFile

@Suite("SoundLibrary")
struct SoundLibraryTests {
  @Test("Files that are refused concurrently have their own reasons", .timeLimit(.minutes(5)))
  func reasons() throws {
    let folder = try TemporaryFolder()
    let text = try folder.write(Array("It was a dark and stormy night.\n".utf8), to: "text")
    let half = try folder.write(Array(WAVBytes(Tone().integers).bytes.prefix(30)), to: "half")
    let broken = SoundFileError.brokenHeader(
      reason: "Error in WAV file: No 'data' chunk marker")
    let wrong = Mutex<[SoundFileError?]>([])
    DispatchQueue.concurrentPerform(iterations: 400) { number in
      let (path, reason) = number % 2 == 0 ? (text, SoundFileError.notSound) : (half, broken)
      let problem = Self.problem(path)
      if problem != reason { wrong.withLock { $0.append(problem) } }
    }
    #expect(wrong.withLock { $0 } == [])
  }

  private static func problem(_ path: String) -> SoundFileError? {
    do throws(SoundFileError) {
      _ = try SoundDecoder(owning: open(path, O_RDONLY))
      return nil
    } catch {
      return error
    }
  }
}
