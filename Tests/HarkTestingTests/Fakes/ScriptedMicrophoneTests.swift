import Hark
import HarkTesting
import Testing

@Suite("The scripted microphone")
struct ScriptedMicrophoneTests {
  let one: [Float] = [0.1, 0.2]
  let two: [Float] = [0.3]

  func all(_ sound: AsyncThrowingStream<AudioChunk, any Error>) async throws -> [AudioChunk] {
    try await sound.reduce(into: []) { $0.append($1) }
  }

  @Test("Scripted audio arrives in chunks without gaps, then ends")
  func plays() async throws {
    let microphone = ScriptedMicrophone(.plays([one, two]), delivery: .waits)
    let heard = try await all(microphone.open(.record))
    let expected = [AudioChunk(start: 0, samples: one), AudioChunk(start: 2, samples: two)]
    #expect(heard == expected)
    #expect(microphone.delivery == .waits)
    #expect(microphone.isOpen, "the end of the audio does not close the device")
    await microphone.close()
    #expect(!microphone.isOpen)
    #expect(microphone.violations.isEmpty)
  }

  @Test("Manual audio arrives as it is sent; closing ends the stream")
  func byHand() async throws {
    let microphone = ScriptedMicrophone()
    async let heard = all(microphone.open(.conversation))
    await microphone.opened()
    microphone.send(one)
    microphone.send([AudioChunk(start: 2, samples: two)])
    #expect(microphone.position == 3)
    await microphone.close()
    #expect(try await heard.map(\.start) == [0, 2])
    #expect(microphone.openings == [.conversation])
    #expect(microphone.closeCount == 1)
    #expect(microphone.violations.isEmpty)
  }

  @Test("A lost device throws after its audio")
  func fails() async throws {
    let microphone = ScriptedMicrophone(.plays([one], then: .fails(.microphoneLost)))
    let sound = try await microphone.open(.record)
    var heard = 0
    await #expect(throws: VoiceFailure.microphoneLost) {
      for try await chunk in sound { heard += chunk.samples.count }
    }
    #expect(heard == 2)
  }

  @Test("A scripted refusal does not prevent the next opening")
  func refuses() async throws {
    let microphone = ScriptedMicrophone(.refuses(.microphoneUnavailable), .byHand)
    await #expect(throws: VoiceFailure.microphoneUnavailable) {
      _ = try await microphone.open(.record)
    }
    _ = try await microphone.open(.record)
    #expect(microphone.isOpen)
    #expect(microphone.violations.isEmpty)
  }

  @Test("A slow opening waits for permission")
  func slow() async throws {
    let microphone = ScriptedMicrophone(.slow)
    async let sound = microphone.open(.record)
    await microphone.asked()
    #expect(!microphone.isOpen)
    microphone.letOpen()
    _ = try await sound
    #expect(microphone.isOpen)
  }

  @Test("Closing cancels an opening in progress")
  func closedWhileOpening() async throws {
    let microphone = ScriptedMicrophone(.slow)
    let opening = Task { _ = try await microphone.open(.record) }
    await microphone.asked()
    await microphone.close()
    let result = await opening.result
    #expect(throws: VoiceFailure.microphoneUnavailable) { try result.get() }
    #expect(!microphone.isOpen)
  }

  @Test("Opening an open microphone fails and is a violation")
  func openedTwice() async throws {
    let microphone = ScriptedMicrophone()
    let sound = try await microphone.open(.record)
    await #expect(throws: VoiceFailure.microphoneBusy) { _ = try await microphone.open(.record) }
    #expect(
      microphone.violations == ["The microphone was opened while it was open: close it first."])
    _ = sound
  }

  @Test("Audio that is early, empty, discontinuous, or late is a violation")
  func nonsense() async throws {
    let microphone = ScriptedMicrophone()
    microphone.send(one)
    let sound = try await microphone.open(.record)
    microphone.send([Float]())
    microphone.send([AudioChunk(start: 7, samples: one)])
    microphone.end()
    microphone.send(one)
    #expect(
      microphone.violations == [
        "Audio was sent before the microphone was open: await opened() first.",
        "An empty chunk was sent: send one sample or more.",
        "A chunk from 7 was sent when 0 was next.",
        "Audio was sent after the end of the audio.",
      ])
    #expect(try await all(sound).isEmpty)
  }

  @Test("Audio for a closed device is dropped without a violation")
  func sentAfterClose() async throws {
    let microphone = ScriptedMicrophone()
    let sound = try await microphone.open(.record)
    await microphone.close()
    microphone.send(one)
    microphone.end()
    #expect(try await all(sound).isEmpty)
    #expect(microphone.violations.isEmpty)
  }
}
