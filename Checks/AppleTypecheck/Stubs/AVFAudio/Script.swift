import Foundation

/// Controls the stand-ins for Apple's audio frameworks, and records the calls to them, in order.
///
/// Not an Apple API. Tests that use it run one at a time. `@unchecked Sendable` is safe because all
/// state, including `Staged` values, is accessed only while the lock is held; blocks are called
/// without it.
@_spi(Script) public final class AppleSound: @unchecked Sendable {
  static let stage = AppleSound()

  private let lock = NSRecursiveLock()
  private var seen: [String] = []
  private var faults: [String] = []
  private var refusals: [String: [NSError]] = [:]
  private var holds: [String: DispatchSemaphore] = [:]
  private var active = false
  private var sessions = true
  private var settings = ("soloAmbient", "default", UInt(0))
  private var hardware = Hardware()
  private var reign = 0
  private var silence: Bool?
  private var permission = 2
  private var grants = false
  private var inputs = [Port(uid: "builtin", name: "iPhone Microphone", isBuiltIn: true)]
  private var latency = 0.0
  private var known: [Voice] = []
  private var feed: (@Sendable (Int) -> Float)?
  private var playsBySelf = true
  private var renders = true
  private var sound: [Float] = []
  private var engine: AVAudioEngine?
  private var node: AVAudioInputNode?
  private var players: [AVAudioPlayerNode] = []
  private var position = 0
  private var speech = 0
  private var speaking = false
  private var speaksNever = false
  private var speechIsShorts = false
  private var speechStalls = false
  private var speechIsOdd = false
  private var speechEnd = 0
  private let airway = DispatchQueue(label: "stand-in.audio")
  private let mouth = DispatchQueue(label: "stand-in.speech")

  /// An audio input of a device.
  public struct Port: Sendable, Equatable {
    let uid: String
    let name: String
    let isBuiltIn: Bool

    /// Describes an input.
    public init(uid: String, name: String, isBuiltIn: Bool) {
      (self.uid, self.name, self.isBuiltIn) = (uid, name, isBuiltIn)
    }
  }

  /// The audio hardware of a device.
  public struct Hardware: Sendable, Equatable {
    var rate: Double
    var channels: Int
    var buffer: Double?
    var processed: Double?

    /// Describes an input at `rate` Hz that delivers `buffer` seconds of audio at a time to taps.
    /// With voice processing, it has one channel at `processed` Hz; `nil` means that the format
    /// does not change.
    public init(
      rate: Double = 48_000, channels: Int = 1, buffer: Double? = nil, processed: Double? = nil
    ) {
      (self.rate, self.channels) = (rate, channels)
      (self.buffer, self.processed) = (buffer, processed)
    }
  }

  /// A speech synthesis voice installed on the device.
  public struct Voice: Sendable, Equatable {
    let identifier: String
    let name: String
    let language: String
    let quality: Int
    let isNovelty: Bool

    /// Describes a voice; `quality` is 1, 2, or 3.
    public init(
      _ identifier: String, name: String, language: String, quality: Int = 1,
      isNovelty: Bool = false
    ) {
      (self.identifier, self.name, self.language) = (identifier, name, language)
      (self.quality, self.isNovelty) = (quality, isNovelty)
    }
  }
}

/// State that Apple's classes share with their audio thread, which is simulated here.
///
/// Changes that depend on the current value must be made inside `AppleSound.locked`.
@propertyWrapper final class Staged<Value> {
  private var stored: Value

  init(wrappedValue: Value) { stored = wrappedValue }

  var wrappedValue: Value {
    get { AppleSound.stage.locked { stored } }
    set { AppleSound.stage.locked { stored = newValue } }
  }
}

// The interface for tests.
@_spi(Script) extension AppleSound {
  private static func change<R>(_ body: (AppleSound) -> R) -> R { stage.locked { body(stage) } }

  /// Restores the initial state. `hasSessions` is false on a Mac.
  public static func reset(hasSessions: Bool = true) {
    change { stage in
      stage.sessions = hasSessions
      (stage.seen, stage.faults, stage.refusals) = ([], [], [:])
      (stage.active, stage.settings) = (false, ("soloAmbient", "default", 0))
      (stage.hardware, stage.permission, stage.grants) = (Hardware(), 2, false)
      stage.latency = 0
      stage.silence = nil
      stage.inputs = [Port(uid: "builtin", name: "iPhone Microphone", isBuiltIn: true)]
      (stage.feed, stage.playsBySelf, stage.sound) = (nil, true, [])
      (stage.engine, stage.node, stage.players, stage.position) = (nil, nil, [], 0)
      (stage.speaking, stage.speaksNever, stage.speechIsShorts) = (false, false, false)
      (stage.renders, stage.speechStalls, stage.speechIsOdd) = (true, false, false)
      stage.speechEnd = 0
      stage.speech += 1
      stage.known = [Voice("us", name: "Samantha", language: "en-US")]
    }
  }

  /// The calls to the stand-ins, in order.
  public static var calls: [String] { change(\.seen) }

  /// The calls that the real frameworks would have crashed on or silently ignored.
  public static var violations: [String] { change(\.faults) }

  /// Whether the session is active.
  public static var isSessionActive: Bool { change(\.active) }

  /// Makes the next call whose log entry begins with `call` throw an error.
  public static func refuse(_ call: String, domain: String = "NSOSStatusErrorDomain", code: Int) {
    change { $0.refusals[call, default: []].append(NSError(domain: domain, code: code)) }
  }

  /// Blocks the next call whose log entry begins with `call` until the returned closure is called.
  public static func hold(_ call: String) -> @Sendable () -> Void {
    let gate = DispatchSemaphore(value: 0)
    change { $0.holds[call] = gate }
    return { gate.signal() }
  }

  /// Adds an event of another component to the call log.
  public static func note(_ deed: String) { stage.note(deed) }

  /// Sets the input hardware's format.
  public static func setHardware(rate: Double, channels: Int = 1) {
    setHardware(Hardware(rate: rate, channels: channels))
  }

  /// Sets the input hardware's format.
  public static func setHardware(_ hardware: Hardware) { change { $0.hardware = hardware } }

  /// Silences players that were attached to a running engine (true) or to a stopped engine (false),
  /// as happens on some devices with voice processing.
  public static func setSilentPlayers(late: Bool?) { change { $0.silence = late } }

  /// The sample rate of the running engine's tap; 0 if there is none.
  public static var tapRate: Double { change { $0.tapFormat?.sampleRate ?? 0 } }

  /// Sets the inputs that are plugged in.
  public static func setInputs(_ inputs: [Port]) { change { $0.inputs = inputs } }

  /// Sets the permission: 0 for undetermined, 1 for denied, 2 for granted. `grants` is the person's
  /// answer to a request.
  public static func setRecordPermission(_ value: Int, grants: Bool = false) {
    change { ($0.permission, $0.grants) = (value, grants) }
  }

  /// Sets the latency from a player to the loudspeaker, in seconds.
  public static func setOutputLatency(_ seconds: Double) { change { $0.latency = seconds } }

  /// Sets the device's voices.
  public static func setVoices(_ voices: [Voice]) { change { $0.known = voices } }

  /// Sets how the synthesizer delivers speech: never, as 16-bit integers, stalling after the first
  /// word, or in an unknown format. The last buffer has `end` frames.
  public static func setSpeech(
    never: Bool = false, asShorts: Bool = false, stalling: Bool = false, odd: Bool = false,
    end: Int = 0
  ) {
    change {
      ($0.speaksNever, $0.speechIsShorts) = (never, asShorts)
      ($0.speechStalls, $0.speechIsOdd, $0.speechEnd) = (stalling, odd, end)
    }
  }

  /// Sets whether the hardware pulls audio from running engines.
  public static func setRenders(_ value: Bool) { change { $0.renders = value } }

  /// Delivers audio continuously while an engine runs: `sample` returns each sample by its index.
  public static func hum(_ sample: @escaping @Sendable (Int) -> Float) {
    change { $0.feed = sample }
  }

  /// Sets whether players play by themselves or only when `playNext` is called.
  public static func setPlaysBySelf(_ value: Bool) { change { $0.playsBySelf = value } }

  /// The samples that were played, in order.
  public static var played: [Float] { change(\.sound) }

  /// The number of samples that were played.
  public static var playedCount: Int { change(\.sound.count) }

  /// Returns the samples that were played, starting at index `start`.
  public static func played(from start: Int) -> [Float] { change { Array($0.sound[start...]) } }

  /// The identifier and the name of the first input, for the stand-ins of other modules.
  public static var defaultInput: (uid: String, name: String)? {
    change { $0.inputs.first.map { ($0.uid, $0.name) } }
  }

  /// The length of the hardware's buffers, in seconds.
  public static var bufferSeconds: Double { change { $0.hardware.buffer ?? 0.02 } }

  /// The number of buffers that are waiting to be played.
  public static var waitingToPlay: Int { change { $0.players.map(\.waiting.count).reduce(0, +) } }

  /// Passes samples to the running engine's tap, in buffers of the hardware's length; returns false
  /// if there is no tap.
  ///
  /// Only the first channel contains them; the other channels differ.
  @discardableResult
  public static func hear(_ samples: [Float]) -> Bool {
    let (buffer, rate) = change { ($0.hardware.buffer, $0.tapFormat?.sampleRate ?? 0) }
    let length = max(1, buffer.map { Int($0 * rate) } ?? samples.count)
    var rest = samples[...]
    repeat {
      guard stage.deliver(Array(rest.prefix(length))) else { return false }
      rest = rest.dropFirst(length)
    } while !rest.isEmpty
    return true
  }

  /// Plays the next waiting buffer; returns false if there is none.
  @discardableResult
  public static func playNext() -> Bool { stage.playOne() }

  /// Stops the engine as the system does when the hardware changes: calls the handlers of buffers
  /// that were not played, and posts the notification.
  public static func changeConfiguration() {
    let engine = stopEngine()
    NotificationCenter.default.post(name: .AVAudioEngineConfigurationChange, object: engine)
  }

  /// Stops the engine without posting the notification; returns the engine.
  @discardableResult
  public static func stopEngine() -> AVAudioEngine? {
    let (engine, handlers) = change { stage in
      stage.engine?.runs = false
      defer { (stage.engine, stage.node) = (nil, nil) }
      return (stage.engine, stage.engine.map(stage.emptyPlayers) ?? [])
    }
    for handler in handlers { handler(.dataPlayedBack) }
    return engine
  }

  /// Interrupts the session as the system does: deactivates it and stops the audio.
  public static func interrupt() {
    stopEngine()
    change { $0.active = false }
  }

  /// Simulates a restart of the media services: orphans all existing objects, and restores the
  /// session's initial state.
  public static func resetMediaServices() {
    change { stage in
      stage.reign += 1
      stage.engine?.runs = false
      (stage.engine, stage.node, stage.players) = (nil, nil, [])
      (stage.active, stage.settings) = (false, ("soloAmbient", "default", 0))
    }
  }
}

// The interface for the stand-ins.
extension AppleSound {
  func locked<R>(_ body: () -> R) -> R {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  func note(_ call: String) { locked { seen.append(call) } }
  func blame(_ fault: String) { locked { faults.append(fault) } }
  func blame(_ fault: GraphFault) { blame(fault.rawValue) }

  /// Records a violation if the object was created before media services were last reset.
  func check(_ era: Int) { if locked({ reign != era }) { blame(.orphaned) } }

  func attempt(_ call: String) throws {
    let refusal: NSError? = locked {
      seen.append(call)
      guard let key = refusals.keys.first(where: { call.hasPrefix($0) }),
        refusals[key]?.isEmpty == false
      else { return nil }
      return refusals[key]?.removeFirst()
    }
    let gate: DispatchSemaphore? = locked {
      guard let key = holds.keys.first(where: { call.hasPrefix($0) }) else { return nil }
      return holds.removeValue(forKey: key)
    }
    gate?.wait()
    if let refusal { throw refusal }
  }

  func activate(_ wanted: Bool, notifies: Bool) throws {
    try attempt("setActive \(wanted)\(notifies ? " notifyOthersOnDeactivation" : "")")
    let isBusy = locked { !wanted && engine != nil }
    if isBusy { throw NSError(domain: "NSOSStatusErrorDomain", code: 560_030_580) }
    locked { active = wanted }
  }

  func take(_ category: String, _ mode: String, _ options: UInt) {
    locked { settings = (category, mode, options) }
  }

  /// Whether an engine may start.
  var isActive: Bool { locked { active || !sessions } }
  var isRendering: Bool { locked { renders } }
  var category: String { locked { settings.0 } }
  var mode: String { locked { settings.1 } }
  var options: UInt { locked { settings.2 } }
  var recordPermission: Int { locked { permission } }
  var outputLatency: Double { locked { latency } }
  var ports: [Port] { locked { inputs } }
  var voices: [Voice] { locked { known } }
  var isSpeaking: Bool { locked { speaking } }
  var era: Int { locked { reign } }
  var hardwareFormat: AVAudioFormat {
    let hardware = locked { self.hardware }
    return AVAudioFormat(
      rate: hardware.rate, channels: AVAudioChannelCount(hardware.channels),
      common: .pcmFormatFloat32, woven: false)
  }
  var processedFormat: AVAudioFormat {
    guard let rate = locked({ hardware.processed }), hardwareFormat.sampleRate > 0 else {
      return hardwareFormat
    }
    return AVAudioFormat(rate: rate, channels: 1, common: .pcmFormatFloat32, woven: false)
  }
  private var tapFormat: AVAudioFormat? {
    locked { engine == nil || node?.tap == nil ? nil : node?.outputFormat(forBus: 0) }
  }

  func askToRecord(_ response: @escaping @Sendable (Bool) -> Void) {
    note("requestRecordPermission")
    let answer = locked { () -> Bool in
      if permission == 0 { permission = grants ? 2 : 1 }
      return permission == 2
    }
    airway.async { response(answer) }
  }

  func started(_ engine: AVAudioEngine, _ node: AVAudioInputNode?) {
    locked { (self.engine, self.node) = (engine, node) }
    if node?.tap != nil { hum() }
  }

  func stopped(_ engine: AVAudioEngine) {
    locked { if self.engine === engine { (self.engine, node) = (nil, nil) } }
  }

  /// Delivers 20 ms of audio at a time, at ten times real-time speed.
  private func hum() {
    airway.asyncAfter(deadline: .now() + 0.002) { [self] in
      let (feed, count) = locked { (self.feed, Int(hardware.rate / 50)) }
      guard let feed else { return }
      let start = locked {
        defer { position += count }
        return position
      }
      if deliver((start..<start + count).map(feed)) { hum() }
    }
  }

  func deliver(_ samples: [Float]) -> Bool {
    let (tap, format) = locked { (node?.tap, tapFormat) }
    guard let tap, let format,
      let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: UInt32(samples.count)),
      let sound = buffer.floatChannelData
    else { return false }
    samples.withUnsafeBufferPointer { samples in
      guard let first = samples.baseAddress else { return }
      sound[0].update(from: first, count: samples.count)
      for channel in 1..<max(1, Int(format.channelCount)) {
        sound[channel].update(repeating: Float(channel), count: samples.count)
      }
    }
    buffer.frameLength = UInt32(samples.count)
    tap(buffer, AVAudioTime())
    return true
  }

  func play(_ player: AVAudioPlayerNode) {
    let plays = locked {
      if !players.contains(player) { players.append(player) }
      return playsBySelf
    }
    if plays { playOn() }
  }

  /// Removes the buffers from the players of `engine`, and returns the buffers' handlers. The
  /// caller holds the lock.
  private func emptyPlayers(of engine: AVAudioEngine) -> [AVAudioPlayerNode.Handler] {
    players.filter { $0.owner === engine }.flatMap { player in
      defer { player.waiting = [] }
      return player.waiting.compactMap(\.handler)
    }
  }

  private func playOn() {
    airway.asyncAfter(deadline: .now() + 0.001) { [self] in if playOne() { playOn() } }
  }

  func playOne() -> Bool {
    let next: AVAudioPlayerNode.Handler?? = locked {
      guard let player = players.first(where: { $0.isPlaying && !$0.waiting.isEmpty }) else {
        return nil
      }
      let entry = player.waiting.removeFirst()
      let volume = silence == player.isLate ? 0 : player.volume
      sound += volume == 1 ? entry.samples : entry.samples.map { $0 * volume }
      return .some(entry.handler)
    }
    guard let next else { return false }
    next?(.dataPlayedBack)
    return true
  }
}

// Speech synthesis.
extension AppleSound {
  /// The number of samples for each spoken character, at 22,050 Hz.
  private static let perCharacter = 1_000

  func giveUpSpeech() -> Bool {
    locked {
      speech += 1
      defer { speaking = false }
      return speaking
    }
  }

  @available(iOS 16.0, macOS 13.0, *)
  func speak(
    _ utterance: AVSpeechUtterance, _ take: @escaping AVSpeechSynthesizer.BufferCallback,
    marks: AVSpeechSynthesizer.MarkerCallback?
  ) {
    let (stalls, odd, last) = locked { (speechStalls, speechIsOdd, speechEnd) }
    let (id, never, shorts) = locked {
      if speaking { faults.append("two sentences were written at once") }
      speaking = true
      speech += 1
      return (speech, speaksNever, speechIsShorts)
    }
    note("write \(utterance.voice?.identifier ?? "nil")")
    if never { return }
    let text = utterance.speechString
    mouth.async { [self] in
      var place = 0
      for word in text.split(separator: " ", omittingEmptySubsequences: false) {
        guard locked({ speech == id }) else { return }
        let range = NSRange(location: place, length: word.utf16.count)
        let bytes = place * Self.perCharacter * (shorts ? 2 : 4)
        marks?([.init(markerType: .word, forTextRange: range, atByteSampleOffset: bytes)])
        let length = (word.utf16.count + 1) * Self.perCharacter
        if let buffer = Self.tone(length, shorts, odd) { take(buffer) }
        if stalls { return }
        place += word.utf16.count + 1
      }
      guard locked({ speech == id }) else { return }
      locked { speaking = false }
      if let end = Self.tone(last, shorts) { take(end) }
    }
  }

  private static func tone(
    _ length: Int, _ shorts: Bool, _ odd: Bool = false
  ) -> AVAudioPCMBuffer? {
    let format = AVAudioFormat(
      rate: 22_050, channels: 1,
      common: odd ? .pcmFormatInt32 : shorts ? .pcmFormatInt16 : .pcmFormatFloat32, woven: false)
    let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: UInt32(max(1, length)))
    for frame in 0..<length {
      let sample = Float(abs(frame % 64 - 32) - 16) / 128
      buffer?.floatChannelData?[0][frame] = sample
      buffer?.int16ChannelData?[0][frame] = Int16(sample * 32_767)
    }
    buffer?.frameLength = UInt32(length)
    return buffer
  }
}
