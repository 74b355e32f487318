import Foundation
import SoundFixtures
import Testing

@Suite("hark with invalid audio")
struct BadSoundTests {
  let folder: TemporaryFolder
  let tone = WAVBytes(Tone(seconds: 2).integers)

  init() throws { folder = try TemporaryFolder() }

  /// Expects `status` and a single error sentence from `hark` that ends in `advice`.
  private func expect(
    _ process: HarkProcess, _ status: Int32, _ advice: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(process.status == status, sourceLocation: sourceLocation)
    #expect(process.error.hasPrefix("hark: "), sourceLocation: sourceLocation)
    #expect(process.error.hasSuffix(advice + ".\n"), sourceLocation: sourceLocation)
    #expect(
      process.error.filter { $0 == "\n" }.count == 1, "\(process.error)",
      sourceLocation: sourceLocation)
  }

  @Test("A missing input ends with 66", arguments: ["vad", "transcribe"])
  func noInput(command: String) async throws {
    let fifo = folder.file("pipe")
    #expect(mkfifo(fifo, 0o600) == 0)
    try await expect(.run([command, folder.file("none")]), 66, "check the path")
    try await expect(.run([command, folder.path]), 66, "specify the sound files in it")
    try await expect(.run([command, "/dev/null"]), 66, "or pipe the audio in and specify -")
    try await expect(.run([command, fifo]), 66, "start the program that writes to it")
    try await expect(
      .shell("\"$HARK\" $1 - <&-", command), 66, "pipe a sound file into it, or specify a file")
  }

  @Test("An invalid path ends with 66")
  func noWay() async throws {
    let loop = folder.file("loop")
    #expect(symlink(loop, loop) == 0)
    try await expect(
      .run(["vad", loop]), 66, "(Too many levels of symbolic links); check the path")
    let long = String(repeating: "a", count: 300)
    try await expect(.run(["vad", long]), 66, "(File name too long); check the path")
    try await expect(.run(["vad", ""]), 66, "The file name is empty; check the path")
  }

  @Test("A file without read permission ends with 66", .enabled(if: Self.canDropRights))
  func noPermission() async throws {
    let path = try folder.write(tone.bytes, to: "secret.wav")
    chmod(path, 0)
    let drop = geteuid() == 0 ? "setpriv --reuid 65534 --clear-groups" : ""
    try await expect(
      .shell("\(drop) \"$HARK\" vad \"$1\"", path), 66, "grant it with chmod, or copy the file")
  }

  private static let canDropRights =
    geteuid() != 0 || FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")

  @Test("A file without readable audio ends with 65", arguments: ["vad", "transcribe"])
  func noSound(command: String) async throws {
    let files: [(String, [UInt8], String)] = [
      ("empty.wav", [], "record or copy the audio again"),
      ("text.wav", Array("Once upon a time\n".utf8), "convert it to WAV, FLAC, Ogg or MP3"),
      ("utf16.txt", [0xFF, 0xFE, 0x41, 0, 0x42, 0], "convert it to WAV, FLAC, Ogg or MP3"),
      ("half.wav", Array(tone.bytes.prefix(30)), "save the audio again"),
      ("none.wav", WAVBytes([]).bytes, "record it again"),
      ("fast.wav", tone.with { $0.rate = 0x7FFF_FFFF }.bytes, "save it again at 16000"),
    ]
    for (name, bytes, advice) in files {
      let path = try folder.write(bytes, to: name)
      try await expect(.run([command, path]), 65, advice)
      try await expect(.run([command, "-"], input: path), 65, advice)
      try await expect(.shell("cat \"$2\" | \"$HARK\" $1 -", command, path), 65, advice)
    }
  }

  @Test("A file shorter than its header claims is read, with exit status 65")
  func cutShort() async throws {
    let cut = try folder.write(Array(tone.bytes.dropLast(32_000)), to: "cut.wav")
    let lie = try folder.write(
      tone.with { $0.claimedBytes = 36_000 * 32_000 }.bytes, to: "lie.wav")
    for (path, seconds) in [(cut, "1.00"), (lie, "2.00")] {
      let process = try await HarkProcess.run(["vad", path])
      expect(
        process, 65, "everything before that was read, so copy the file again if you have more")
      #expect(process.output.contains("of speech in \(seconds) s"))
    }
  }

  @Test("Unusual but valid audio is read", arguments: [(8, 16_000), (1, 192_000), (2, 44_100)])
  func unusual(channels: Int, rate: Int) async throws {
    let path = folder.file("wide.wav")
    let spread = Tone(rate: rate).samples.flatMap { [Float](repeating: $0, count: channels) }
    #expect(EncodedSound.wav.write(spread, to: path, rate: rate, channels: channels))
    let process = try await HarkProcess.run(["vad", path])
    #expect(process.status == 0)
    #expect(process.error.isEmpty)
    #expect(process.output.contains("in 1.00 s"))
  }

  @Test(
    "A placeholder length in the header is accepted",
    arguments: [0, 0xFFFF_FFFF] as [UInt32])
  func openLength(claim: UInt32) async throws {
    let path = try folder.write(tone.with { $0.claimedBytes = claim }.bytes, to: "open.wav")
    let filed = try await HarkProcess.run(["vad", path])
    #expect(filed.status == 0)
    #expect(filed.output.contains("in 2.00 s"))
    let piped = try await HarkProcess.shell("cat \"$1\" | \"$HARK\" vad -", path)
    #expect(piped.status == 0)
    #expect(piped.output.contains("in 2.00 s"))
  }

  @Test("An unreadable file does not stop the others, and the first failure sets the status")
  func severalFiles() async throws {
    let good = try folder.write(tone.bytes, to: "good.wav")
    let bad = try folder.write([], to: "empty.wav")
    let process = try await HarkProcess.run(["vad", folder.file("none"), good, bad, good])
    #expect(process.status == 66)
    #expect(process.lines.filter { $0.contains("good.wav") }.count == 2)
    #expect(process.error.filter { $0 == "\n" }.count == 2)
  }

  @Test("Reading piped audio leaves no temporary files")
  func noLeftovers() async throws {
    let path = folder.file("tone.flac")
    #expect(EncodedSound.flac.write(Tone(seconds: 2).samples, to: path))
    let process = try await HarkProcess.shell(
      "mkdir \"$2\" && cat \"$1\" | TMPDIR=\"$2\" \"$HARK\" vad - && ls -A \"$2\"", path,
      folder.file("temporary"))
    #expect(process.status == 0)
    #expect(process.lines.count == 1)
    try await expect(
      .shell("cat \"$1\" | TMPDIR=/nowhere \"$HARK\" vad -", path), 65,
      "free some space or set TMPDIR")
  }
}
