import HarkSoundFile
import HarkTesting
import SoundFixtures
import Testing

@Suite("A sound file passes the conformance check of microphones")
struct SoundFileConformanceTests {
  @Test(
    "At every pace and from every kind of file",
    arguments: [.wav, .flac, .ogg, .mp3] as [EncodedSound],
    [.asFastAsPossible, .realTime] as [SoundFileMicrophone.Pacing])
  func conformance(kind: EncodedSound, pacing: SoundFileMicrophone.Pacing) async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("tone.\(kind)")
    #expect(kind.write(Tone(rate: 44_100, seconds: 2).samples, to: path, rate: 44_100))
    let check = MicrophoneConformance(seconds: 0.5, bounds: ConformanceBounds(prompt: 10)) {
      SoundFileMicrophone(.path(path), pacing: pacing)
    }
    let findings = await check.findings()
    #expect(findings == [])
  }
}
