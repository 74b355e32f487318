@_spi(Script) import AVFAudio
import Hark
import Testing

/// Verifies the stand-in for the engine against the statements in Apple's documentation, without
/// Hark.
///
/// The title of each test is a statement or a rule; the comment names its source.
extension AppleSuite {
  @Suite("The stand-in for AVAudioEngine")
  struct EngineStandInTests {
    private let session = AVAudioSession.sharedInstance()
    private let player = AVAudioPlayerNode()

    init() throws {
      AppleSound.reset()
      AppleSound.setPlaysBySelf(false)
      try session.setCategory(.playAndRecord, mode: .voiceChat)
      try session.setActive(true)
    }

    private var faults: [GraphFault] {
      AppleSound.violations.compactMap { GraphFault(rawValue: $0) }
    }

    private func format(_ rate: Double = 16_000, channels: UInt32 = 1) throws -> AVAudioFormat {
      try #require(AVAudioFormat(standardFormatWithSampleRate: rate, channels: channels))
    }

    private func buffer(_ samples: [Float], channels: UInt32 = 1) throws -> AVAudioPCMBuffer {
      let buffer = try #require(
        AVAudioPCMBuffer(
          pcmFormat: try format(channels: channels), frameCapacity: UInt32(samples.count)))
      for (frame, sample) in samples.enumerated() { buffer.floatChannelData?[0][frame] = sample }
      buffer.frameLength = UInt32(samples.count)
      return buffer
    }

    /// Starts an engine that plays, with the calls in the order of Apple's sample code "Using voice
    /// processing".
    private func start(processing: Bool = false) throws -> AVAudioEngine {
      let engine = AVAudioEngine()
      if processing { try engine.inputNode.setVoiceProcessingEnabled(true) }
      engine.attach(player)
      engine.connect(player, to: engine.mainMixerNode, format: try format())
      engine.connect(engine.mainMixerNode, to: engine.outputNode, format: nil)
      if processing {
        engine.inputNode.installTap(onBus: 0, bufferSize: 256, format: nil) { _, _ in }
      }
      engine.prepare()
      try engine.start()
      return engine
    }

    // Sample code "Using voice processing", AudioEngine.swift, setup() and start().
    @Test("The order of Apple's sample code causes no fault", arguments: [true, false])
    func sample(_ processing: Bool) throws {
      let engine = try start(processing: processing)
      player.scheduleBuffer(try buffer([0.5]), completionCallbackType: .dataPlayedBack)
      player.play()
      #expect(AppleSound.playNext() && AppleSound.played == [0.5])
      player.stop()
      engine.inputNode.removeTap(onBus: 0)
      engine.stop()
      try session.setActive(false)
      #expect(AppleSound.violations.isEmpty)
    }

    // avfaudio/avaudioengine/attach(_:).
    @Test("An instance of AVAudioNode isn't usable until you attach it to the audio engine")
    func unattached() throws {
      let engine = AVAudioEngine()
      engine.connect(player, to: engine.mainMixerNode, format: try format())
      player.scheduleBuffer(try buffer([1]), completionCallbackType: .dataPlayedBack)
      #expect(faults == [.notAttached, .notAttached])
    }

    // avfaudio/avaudioengine/attach(_:).
    @Test("A node is attached once, to one engine")
    func attachedTwice() {
      let (engine, other) = (AVAudioEngine(), AVAudioEngine())
      engine.attach(player)
      engine.attach(player)
      other.attach(player)
      #expect(faults == [.attachedTwice, .attachedTwice])
    }

    // avfaudio/avaudioengine/inputnode, outputnode: singletons that are created on demand.
    @Test("An engine without an input and an output cannot start")
    func empty() throws {
      try AVAudioEngine().start()
      #expect(faults == [.noNodes])
    }

    // avfaudio/avaudioengine/mainmixernode.
    @Test("The engine connects its main mixer to the output on demand")
    func mixer() throws {
      let engine = AVAudioEngine()
      engine.attach(player)
      engine.connect(player, to: engine.mainMixerNode, format: nil)
      try engine.start()
      player.play()
      #expect(AppleSound.violations.isEmpty)
    }

    // avfaudio/avaudioengine/mainmixernode, and developer.apple.com/forums/thread/75933.
    @Test("A player that reaches no output cannot start")
    func disconnected() throws {
      let engine = AVAudioEngine()
      _ = engine.outputNode
      engine.attach(player)
      try engine.start()
      player.play()
      #expect(faults == [.disconnected])
    }

    // avfaudio/avaudionode.
    @Test("Formats must match exactly: a buffer has the channels of its connection")
    func channels() throws {
      _ = try start()
      player.scheduleBuffer(
        try buffer([1], channels: 2), completionCallbackType: .dataPlayedBack)
      #expect(faults == [.otherChannels])
    }

    // avfaudio/avaudioengine/isrunning.
    @Test("A player plays only while its engine runs")
    func standing() throws {
      let engine = try start()
      engine.stop()
      player.play()
      #expect(faults == [.notRunning])
    }

    // github.com/AudioKit/AudioKit/issues/2910: the engine runs, but its hardware pulls no audio.
    @Test("A player needs an IO cycle, which the render time of the output shows")
    func cycle() throws {
      AppleSound.setRenders(false)
      let engine = try start()
      #expect(engine.isRunning && engine.outputNode.lastRenderTime == nil)
      player.play()
      #expect(faults == [.noCycle])
    }

    // avfaudio/avaudioengine.
    @Test("Reconnections in a running engine occur upstream of a mixer")
    func mixerInRun() throws {
      let engine = AVAudioEngine()
      _ = engine.outputNode
      try engine.start()
      _ = engine.mainMixerNode
      #expect(faults == [.mixerInRun])
    }

    // Sample code "Using voice processing": before everything else.
    @Test("Voice processing is enabled before the engine runs")
    func processing() throws {
      let engine = try start()
      try engine.inputNode.setVoiceProcessingEnabled(true)
      #expect(faults == [.processingInRun])
    }

    // avfaudio/avaudionode/installtap(onbus:buffersize:format:block:).
    @Test("One tap is installed on a bus, and another one after it has been removed")
    func taps() {
      let engine = AVAudioEngine()
      let node = engine.inputNode
      node.installTap(onBus: 0, bufferSize: 1_024, format: nil) { _, _ in }
      node.removeTap(onBus: 0)
      node.installTap(onBus: 0, bufferSize: 1_024, format: nil) { _, _ in }
      #expect(faults.isEmpty)
      node.installTap(onBus: 0, bufferSize: 1_024, format: nil) { _, _ in }
      withExtendedLifetime(engine) {}
      #expect(faults == [.tappedTwice])
    }

    // avfaudio/avaudioinputnode.
    @Test("The input node doesn't support format conversion")
    func conversion() throws {
      let engine = AVAudioEngine()
      engine.inputNode.installTap(onBus: 0, bufferSize: 1_024, format: try format(16_000)) { _, _ in
      }
      #expect(faults == [.otherFormat])
    }

    // avfaudio/avaudioengine/inputnode.
    @Test("Input is enabled if the format has a nonzero sample rate and channel count")
    func noHardware() {
      AppleSound.setHardware(rate: 0, channels: 0)
      let engine = AVAudioEngine()
      #expect(engine.inputNode.outputFormat(forBus: 0).sampleRate == 0)
      engine.inputNode.installTap(onBus: 0, bufferSize: 1_024, format: nil) { _, _ in }
      #expect(faults == [.noHardware])
    }

    // avfaudio/avaudioinputnode: the format reflects the hardware, which voice processing changes.
    @Test("Voice processing changes the format of the input")
    func processedFormat() throws {
      AppleSound.setHardware(.init(rate: 48_000, channels: 4, processed: 24_000))
      let node = AVAudioEngine().inputNode
      #expect(node.outputFormat(forBus: 0).channelCount == 4)
      try node.setVoiceProcessingEnabled(true)
      #expect(node.outputFormat(forBus: 0).channelCount == 1)
      #expect(node.outputFormat(forBus: 0).sampleRate == 24_000)
    }

    // avfaudio/avaudionode/installtap(onbus:buffersize:format:block:): "The implementation may choose
    // another size."
    @Test("A tap gets the hardware's channels, in buffers of the hardware's size")
    func buffers() async throws {
      AppleSound.setHardware(.init(rate: 16_000, channels: 2, buffer: 0.005))
      let engine = AVAudioEngine()
      let (lengths, log) = AsyncStream.makeStream(of: [Float].self)
      engine.inputNode.installTap(onBus: 0, bufferSize: 1_024, format: nil) { buffer, _ in
        guard let sound = buffer.floatChannelData else { return }
        log.yield([Float(buffer.frameLength), sound[0][0], sound[1][0]])
      }
      try engine.start()
      #expect(AppleSound.hear([Float](repeating: 0.5, count: 200)))
      log.finish()
      var found: [[Float]] = []
      for await buffer in lengths { found.append(buffer) }
      #expect(found == [[80, 0.5, 1], [80, 0.5, 1], [40, 0.5, 1]])
    }

    // avfaudio/avaudiomixing/volume: 1 by default, 0 to 1.
    @Test("The volume of a player applies to all audio, regardless of when it was scheduled")
    func volume() throws {
      _ = try start()
      #expect(player.volume == 1)
      player.scheduleBuffer(try buffer([0.5]), completionCallbackType: .dataPlayedBack)
      player.play()
      player.volume = 0.5
      #expect(AppleSound.playNext() && AppleSound.played == [0.25])
    }

    // avfaudio/avaudioplayernode/pause(), play(), stop().
    @Test("A paused player resumes at its position; stop() clears all events")
    func pauses() throws {
      _ = try start()
      for sample in [0.1, 0.2, 0.3] as [Float] {
        player.scheduleBuffer(try buffer([sample]), completionCallbackType: .dataPlayedBack)
      }
      player.play()
      #expect(AppleSound.playNext())
      player.pause()
      #expect(!player.isPlaying && !AppleSound.playNext())
      player.play()
      #expect(AppleSound.playNext() && AppleSound.played == [0.1, 0.2])
      player.stop()
      player.play()
      #expect(!AppleSound.playNext())
    }

    // avfaudio/avaudioplayernode/schedulebuffer(_:completioncallbacktype:completionhandler:).
    @Test("The handler of a buffer is called when it has been played, or when the player stops")
    func handlers() throws {
      _ = try start()
      let ends = Locked<[String]>([])
      for name in ["first", "second", "third"] {
        player.scheduleBuffer(try buffer([0.1]), completionCallbackType: .dataPlayedBack) {
          @Sendable type in ends.withLock { $0.append("\(name) \(type)") }
        }
      }
      player.play()
      #expect(AppleSound.playNext())
      #expect(ends.withLock { $0 } == ["first dataPlayedBack"])
      player.stop()
      #expect(ends.withLock { $0.count } == 3)
    }

    // Not documented, but assumed: on some devices, a player is silent if it is attached before the
    // engine starts, and on others, if it is attached afterward.
    @Test("A device on which players are silent with one order plays them with the other")
    func silent() throws {
      for isLate in [true, false] {
        AppleSound.setSilentPlayers(late: isLate)
        let player = AVAudioPlayerNode()
        let engine = AVAudioEngine()
        _ = engine.mainMixerNode
        try engine.start()
        engine.attach(player)
        engine.connect(player, to: engine.mainMixerNode, format: nil)
        player.scheduleBuffer(try buffer([0.5]), completionCallbackType: .dataPlayedBack)
        player.play()
        #expect(AppleSound.playNext() && AppleSound.played.last == (isLate ? 0 : 0.5))
        engine.stop()
      }
    }
  }
}
