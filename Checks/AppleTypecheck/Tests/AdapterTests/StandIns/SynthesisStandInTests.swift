@_spi(Script) import AVFAudio
import Foundation
import Testing

/// Verifies the stand-ins for speech synthesis against the statements in Apple's documentation,
/// without Hark.
///
/// FACTS.md lists undocumented behavior, such as the form of the last buffer.
extension AppleSuite {
  @Suite("The stand-ins for AVSpeechSynthesizer and its voices")
  struct SynthesisStandInTests {
    init() {
      AppleSound.reset()
      AppleSound.setVoices([
        .init("a", name: "Ada", language: "en-US"),
        .init("b", name: "Bo", language: "nb-NO", quality: 3, isNovelty: true),
      ])
    }

    // avfaudio/avspeechsynthesisvoice/init(language:).
    @Test("An invalid language code has no voice; without a code, the default voice is used")
    func languages() {
      #expect(AVSpeechSynthesisVoice(language: "nb-NO")?.identifier == "b")
      #expect(AVSpeechSynthesisVoice(language: "xx-XX") == nil)
      #expect(AVSpeechSynthesisVoice(language: nil) != nil)
    }

    // avfaudio/avspeechsynthesisvoice/init(identifier:), speechvoices(), quality, voicetraits.
    @Test("All voices of the device are listed, and each is found by its identifier")
    func voices() {
      #expect(AVSpeechSynthesisVoice.speechVoices().map(\.name) == ["Ada", "Bo"])
      let bo = AVSpeechSynthesisVoice(identifier: "b")
      #expect(bo?.quality == .premium && bo?.voiceTraits == .isNoveltyVoice)
      #expect(bo?.language == "nb-NO")
      #expect(AVSpeechSynthesisVoice(identifier: "c") == nil)
    }

    // avfaudio/avspeechutterance/voice, pitchmultiplier, volume.
    @Test("An utterance has no voice, a pitch of 1, and a volume of 1 by default")
    func utterance() {
      let utterance = AVSpeechUtterance(string: "one two")
      #expect(utterance.speechString == "one two" && utterance.voice == nil)
      #expect(utterance.pitchMultiplier == 1 && utterance.volume == 1)
    }

    /// Synthesizes `text` to buffers; returns the buffers' lengths and the markers, in order.
    private func write(
      _ text: String, with synthesizer: AVSpeechSynthesizer = AVSpeechSynthesizer()
    ) async -> (lengths: [UInt32], marks: [AVSpeechSynthesisMarker.Mark], words: [String]) {
      let (events, log) = AsyncStream.makeStream(of: Event.self)
      synthesizer.write(AVSpeechUtterance(string: text)) { @Sendable buffer in
        let length = (buffer as? AVAudioPCMBuffer)?.frameLength ?? 0
        log.yield(.buffer(length))
        if length == 0 { log.finish() }
      } toMarkerCallback: { @Sendable markers in
        for marker in markers {
          let word = (text as NSString).substring(with: marker.textRange)
          log.yield(.mark(marker.mark, word))
        }
      }
      var found: ([UInt32], [AVSpeechSynthesisMarker.Mark], [String]) = ([], [], [])
      for await event in events {
        switch event {
        case .buffer(let length): found.0.append(length)
        case .mark(let mark, let word):
          found.1.append(mark)
          found.2.append(word)
        }
      }
      return found
    }

    private enum Event: Sendable {
      case buffer(UInt32)
      case mark(AVSpeechSynthesisMarker.Mark, String)
    }

    // avfaudio/avspeechsynthesizer/write(_:tobuffercallback:tomarkercallback:),
    // avspeechsynthesismarker/textrange.
    @Test("Speech buffers arrive for the whole utterance, with markers for its words")
    func writing() async {
      let (lengths, marks, words) = await write("one two three")
      #expect(lengths.dropLast().allSatisfy { $0 > 0 } && lengths.count > 1)
      #expect(marks == [.word, .word, .word] && words == ["one", "two", "three"])
    }

    // avfaudio/avspeechsynthesizer/stopspeaking(at:).
    @Test("Stopping cancels speech immediately, and returns whether there was any")
    func stopping() async {
      let synthesizer = AVSpeechSynthesizer()
      #expect(!synthesizer.stopSpeaking(at: .immediate) && !synthesizer.isSpeaking)
      AppleSound.setSpeech(never: true)
      synthesizer.write(AVSpeechUtterance(string: "one")) { @Sendable _ in }
      #expect(synthesizer.isSpeaking && synthesizer.stopSpeaking(at: .immediate))
      #expect(!synthesizer.isSpeaking)
      AppleSound.setSpeech()
      #expect(await write("two", with: synthesizer).words == ["two"])
      #expect(AppleSound.violations.isEmpty)
    }
  }
}
