import Foundation
import SoundFixtures
import Testing

@Suite("hark transcribe, with real speech", .serialized)
struct TranscribeCommandTests {
  private static let folder = "/usr/share/pocketsphinx/test/data/librivox/"
  private static let clip = folder + "sense_and_sensibility_01_austen_64kb-0930.wav"
  private static let longClip = folder + "sense_and_sensibility_01_austen_64kb-0870.wav"
  private static let lastClip = folder + "sense_and_sensibility_01_austen_64kb-0880.wav"
  private static let words = "He might even have been made amiable himself"

  private func objects(_ process: HarkProcess) throws -> [[String: Any]] {
    try process.lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test("Only the text is written, to standard output")
  func text() async throws {
    let process = try await HarkProcess.run(["transcribe", Self.clip])
    #expect(process.output == Self.words + "\n")
    #expect(process.error.isEmpty)
    #expect(process.status == 0)
  }

  @Test("--raw and a vocabulary exclude each other")
  func raw() async throws {
    let process = try await HarkProcess.run(
      ["transcribe", "--raw", "--vocabulary", "/dev/null", Self.clip])
    #expect(process.output.isEmpty)
    #expect(
      process.error.contains(
        "--raw writes the words as they were recognized; give either --raw or --vocabulary."))
    #expect(process.status == 64)
  }

  @Test("Every line of JSON is an object of a known type, with its time")
  func json() async throws {
    let process = try await HarkProcess.run(["transcribe", "--json", Self.clip])
    let events = try objects(process)
    let known = ["started", "speechStarted", "speechEnded", "interim", "final", "failure", "ended"]
    #expect(events.allSatisfy { known.contains($0["type"] as? String ?? "") })
    #expect(events.first?["type"] as? String == "started")
    #expect(events.last?["type"] as? String == "ended")
    #expect(events.last?["text"] as? String == Self.words)
    let times = events.compactMap { $0["at"] as? Double }
    #expect(times == times.sorted())
    #expect(times.count == events.count)
  }

  @Test("Subtitles contain the finished text, with ascending times", arguments: ["srt", "vtt"])
  func subtitles(_ format: String) async throws {
    let process = try await HarkProcess.run(["transcribe", "--format", format, Self.longClip])
    let plain = try await HarkProcess.run(["transcribe", Self.longClip])
    let texts = process.lines.filter { !$0.isEmpty && !$0.contains("-->") && Int($0) == nil }
    let cues = format == "vtt" ? texts.drop { $0 == "WEBVTT" } : texts[...]
    #expect(cues.joined(separator: " ") + "\n" == plain.output)
    #expect(cues.allSatisfy { $0.count <= 84 } && cues.count > 1)
    let times = process.lines.filter { $0.contains("-->") }
    #expect(times.count == cues.count && times == times.sorted())
    #expect(process.status == 0 && process.error.isEmpty)
  }

  @Test(
    "Formats that exclude each other, or subtitles of several files, are refused",
    arguments: [
      ["--json", "--format", "srt"], ["--format", "vtt", Self.clip], ["--format", "doc"],
    ])
  func wrongFormats(_ options: [String]) async throws {
    let process = try await HarkProcess.run(["transcribe", Self.clip] + options)
    #expect(process.status == 64 && process.output.isEmpty)
  }

  @Test("Chunk size, speed, and a pipe do not change the output")
  func sameness() async throws {
    let plain = try await HarkProcess.run(["transcribe", "--json", Self.clip])
    #expect(plain.lines.count > 10)
    for options in [["--chunk", "0.001"], ["--chunk", "1"], ["--realtime"]] {
      let other = try await HarkProcess.run(["transcribe", "--json", Self.clip] + options)
      #expect(other.output == plain.output, "\(options)")
    }
    let piped = try await HarkProcess.shell("cat \"$1\" | \"$HARK\" transcribe --json -", Self.clip)
    #expect(piped.output == plain.output)
  }

  @Test("`--experience call` transcribes the whole file")
  func call() async throws {
    let process = try await HarkProcess.run(
      ["transcribe", "--experience", "call", "--locale", "en", Self.clip])
    #expect(process.status == 0)
    #expect(process.output.contains("made amiable himself"))
  }

  @Test("A truncated file is transcribed, with exit status 65")
  func cutShort() async throws {
    let folder = try TemporaryFolder()
    let whole = Array(try Data(contentsOf: URL(fileURLWithPath: Self.clip)))
    let path = try folder.write(Array(whole.prefix(2 * whole.count / 3)), to: "cut.wav")
    let process = try await HarkProcess.run(["transcribe", path])
    #expect(process.status == 65)
    #expect(process.output.hasPrefix("He might even have"))
    #expect(process.error.hasSuffix("copy the file again if you have more.\n"))
  }

  @Test(
    "Ctrl-C, a kill, and a closed terminal keep the text so far",
    arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func interrupt(signal: String, status: Int) async throws {
    // The first interim text shows that a recording is running; the clip lasts four more seconds.
    let folder = try TemporaryFolder()
    let process = try await HarkProcess.shell(
      """
      mkfifo "$2"
      "$HARK" transcribe --realtime --json "$1" > "$2" &
      while read -r line; do
        echo "$line"
        case $line in *interim*) [ "$sent" ] || { kill -"$3" $!; sent=yes; };; esac
      done < "$2"
      wait $!
      echo "status $?"
      """, Self.longClip, folder.file("pipe"), signal)
    #expect(process.lines.last == "status \(status)")
    let ended = try #require(process.lines.dropLast().last)
    #expect(ended.contains(#""type":"ended""#))
    #expect(!ended.contains(#""text":"""#))
    #expect(process.lines.count < 60)
  }

  /// The audio arrives through a pipe that stays open, so that the transcription is running when it is
  /// killed.
  @Test("A killed transcription has written its first text, and hark recover has it")
  func killed() async throws {
    let folder = try TemporaryFolder()
    let pause = [UInt8](repeating: 0, count: 32_000)
    let clips = try [Self.clip, Self.longClip, Self.lastClip].flatMap {
      try Data(contentsOf: URL(fileURLWithPath: $0)).dropFirst(44) + pause
    }
    // The header claims another 20 s, for which the program waits.
    let header = WAVBytes([]).with { $0.claimedBytes = UInt32(clips.count + 640_000) }.bytes
    let path = try folder.write(header.prefix(44) + clips + pause, to: "cut.wav")
    let process = try await HarkProcess.shell(
      """
      mkfifo "$2" "$3"
      "$HARK" transcribe - < "$2" > "$3" &
      exec 4> "$2" 5< "$3"
      cat "$1" >&4
      head -c 20 <&5
      kill -9 $!
      wait $!
      echo
      exec "$HARK" recover --all
      """, path, folder.file("in"), folder.file("out"))
    #expect(process.lines.first == "He might even have b")
    #expect(process.lines.last?.hasPrefix(Self.words) == true)
  }

  @Test("-o writes all files with headings, and never over an audio file")
  func outputFile() async throws {
    let folder = try TemporaryFolder()
    let text = folder.file("talk.txt")
    let process = try await HarkProcess.run(
      ["transcribe", "--format", "txt", "-o", text, Self.clip, Self.clip])
    #expect(process.status == 0 && process.output.isEmpty && process.error.isEmpty)
    let written = try String(contentsOfFile: text, encoding: .utf8)
    let heading = Self.clip + ":\n" + Self.words + "\n"
    #expect(written == heading + "\n" + heading)
    let audio = folder.file("talk.wav")
    try FileManager.default.copyItem(atPath: Self.clip, toPath: audio)
    let refused = try await HarkProcess.run(["transcribe", "-o", audio, audio])
    #expect(refused.status == 64 && refused.error.contains("--output would replace"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: audio)).count > 44)
    let nowhere = try await HarkProcess.run(["transcribe", "-o", folder.path, Self.clip])
    #expect(nowhere.status == 74 && nowhere.error.contains("cannot be written"))
  }

  @Test("A command started with nohup survives SIGHUP")
  func nohup() async throws {
    let folder = try TemporaryFolder()
    let process = try await HarkProcess.shell(
      """
      mkfifo "$2"
      nohup "$HARK" transcribe --realtime --json "$1" > "$2" 2> /dev/null &
      while read -r line; do
        echo "$line"
        case $line in *interim*) [ "$sent" ] || { kill -HUP $!; sent=yes; };; esac
      done < "$2"
      wait $!
      echo "status $?"
      """, Self.clip, folder.file("pipe"))
    #expect(process.lines.last == "status 0")
    #expect(process.lines.dropLast().last?.contains(Self.words) == true)
  }

  @Test("An unsupported language ends with 69 and lists the supported ones")
  func language() async throws {
    let process = try await HarkProcess.run(
      ["transcribe", "--experience", "composer", Self.clip], environment: ["LANG": "nb_NO.UTF-8"])
    #expect(process.status == 69)
    #expect(process.error.hasSuffix("set --locale to one of: en-US.\n"))
  }
}
