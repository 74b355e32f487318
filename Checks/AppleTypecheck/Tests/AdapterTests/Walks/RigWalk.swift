@_spi(Script) import AVFAudio
import Hark
import HarkTesting

@testable import HarkApple

/// A random walk through the states of the value that owns the engine. It accounts for every sample.
///
/// The walk calls the value directly and makes its delayed calls itself, so that the order of
/// events depends only on the seed.
struct RigWalk {
  /// An opening of the microphone and the audio that its taps received.
  private struct Opening {
    let line: MicrophoneLine
    let sound: AsyncThrowingStream<AudioChunk, any Error>

    /// The samples of successive taps with the same sample rate.
    var runs: [(rate: Double, samples: [Float])] = []
  }

  private struct Reply {
    let playback: AVAudioEnginePlayback
    let log: Locked<[PlaybackReport]>
    var given: [Float] = []
    var played = 0
    var gain: Float = 1
    var isPaused = false
    var isFinished = false
    var isStopped = false

    var isOver: Bool {
      switch log.withLock({ $0.last }) {
      case .ended, .failed: true
      default: isStopped
      }
    }
  }

  /// The delayed calls that the value has requested.
  private final class Requests: Sendable {
    typealias Body = @Sendable (inout AudioRig) -> Void

    let now = Locked(0.0)
    let later = Locked<[(generation: Int, body: Body)]>([])
    let heard = Locked<[(playback: AVAudioEnginePlayback, generation: Int)]>([])
  }

  /// A clock whose `sleep(until:)` throws immediately, so that the watchdog of a line never fires.
  private struct Still: Timekeeper {
    let now = 0.0

    func sleep(until deadline: Double) async throws { throw CancellationError() }
  }

  private static let phone = AppleSound.Port(uid: "phone", name: "iPhone", isBuiltIn: true)
  private static let headset = AppleSound.Port(uid: "headset", name: "Headset", isBuiltIn: false)
  private static let silent = EchoWatch()

  /// The deviations found so far.
  private(set) var findings: [String] = []

  /// The number of samples that the microphone delivered and the loudspeaker played.
  private(set) var heard = 0
  private(set) var played = 0

  private var dice: Dice
  private var rig: AudioRig
  private let requests: Requests
  private let board = ConditionBoard()
  private var openings: [Opening] = []
  private var replies: [Reply] = []
  private var others = 0
  private var number = 0

  init(seed: Int) {
    AppleSound.reset()
    AppleSound.setPlaysBySelf(false)
    dice = Dice(seed: UInt64(seed))
    let requests = Requests()
    self.requests = requests
    rig = Self.rig(dice.once(in: 4) ? .afterStart : .beforeTap, EchoWatch(), requests)
    Self.silent.follow(isCancelled: true)
    changeHardware()
  }

  private static func rig(
    _ order: PlayerOrder, _ echo: EchoWatch, _ requests: Requests
  ) -> AudioRig {
    AudioRig(
      order: order, echo: echo, now: { requests.now.withLock { $0 } },
      later: { _, generation, body in
        requests.later.withLock { $0.append((generation, body)) }
      },
      heard: { playback, generation in
        requests.heard.withLock { $0.append((playback, generation)) }
      })
  }

  mutating func run() async {
    for _ in 0..<12 + dice.number(below: 12) {
      let time = Double(dice.number(below: 30)) / 10
      requests.now.withLock { $0 += time }
      step()
      check()
    }
    finish()
    await compare()
  }

  private mutating func expect(_ isRight: Bool, _ finding: @autoclosure () -> String) {
    if !isRight { findings.append(finding()) }
  }
}

// Steps of the walk.
extension RigWalk {
  private mutating func step() {
    switch dice.number(below: 40) {
    case 0..<10: hear()
    case 10..<18: for _ in 0...dice.number(below: 4) { play() }
    case 18..<21: open()
    case 21: close()
    case 22..<25: reply()
    case 25:
      change {
        $0.finish()
      } and: {
        $0.isFinished = true
      }
    case 26:
      let gain: Float = [0, 0.2, 1][dice.number(below: 3)]
      change {
        $0.fade(to: gain)
      } and: {
        $0.gain = gain
      }
    case 27:
      change {
        $0.pause()
      } and: {
        $0.isPaused = true
      }
    case 28:
      change {
        $0.resume()
      } and: {
        $0.isPaused = false
      }
    case 29: stop()
    case 30, 31: changeConfiguration()
    case 32: plug(in: dice.once(in: 2))
    case 33: rig.take(AudioSessionEvent(routeChange: 2, lostInput: false), about: nil)
    case 34: interrupt(reason: [0, 1, 2, 4][dice.number(below: 4)])
    case 35: resetMediaServices()
    case 36: rig.process(by: dice.once(in: 2) ? [] : [.echoCancellation])
    case 37: playBeside()
    case 38: AppleSound.refuse(["start", "setVoiceProcessing"][dice.number(below: 2)], code: -1)
    default: wait()
    }
  }

  private mutating func changeHardware() {
    let rates = [16_000.0, 24_000, 44_100, 48_000]
    let lengths = [0.005, 0.005, 0.005, 0.01, 0.01, 0.01, 0.023, 0.093]
    AppleSound.setHardware(
      AppleSound.Hardware(
        rate: rates[dice.number(below: 4)], channels: 1 + dice.number(below: 4),
        buffer: lengths[dice.number(below: lengths.count)],
        processed: dice.once(in: 2) ? nil : rates[dice.number(below: 4)]))
  }

  private mutating func hear() {
    let rate = AppleSound.tapRate
    guard rate > 0, let last = openings.indices.last else { return }
    expect(openings[last].line === rig.line, "a tap remained without its microphone")
    let count = Int(rate * AppleSound.bufferSeconds) - dice.number(below: 3)
    let samples = (number..<number + count).map { Float($0 % 65_536) / 65_536 }
    number += count
    expect(AppleSound.hear(samples), "a tap received nothing")
    heard += count
    if openings[last].runs.last?.rate == rate {
      openings[last].runs[openings[last].runs.count - 1].samples += samples
    } else {
      openings[last].runs.append((rate, samples))
    }
  }

  /// Plays one buffer and compares it with the expected audio; returns false if there is none.
  @discardableResult
  private mutating func play() -> Bool {
    let before = AppleSound.playedCount
    guard AppleSound.playNext() else { return false }
    let samples = AppleSound.played(from: before)
    played += samples.count
    guard let last = replies.indices.last, replies[last].playback === rig.playback else {
      findings.append("a player went on without its reply")
      return false
    }
    let reply = replies[last]
    let due = reply.given.dropFirst(reply.played).prefix(samples.count)
    expect(
      samples.elementsEqual(due.lazy.map { $0 * reply.gain }),
      "\(samples.count) samples played at \(reply.played) are not those that were due")
    expect(!reply.isPaused, "a paused reply went on")
    replies[last].played += samples.count
    deliver()
    return true
  }

  private mutating func deliver() {
    for (playback, generation) in requests.heard.exchange([]) { rig.played(playback, generation) }
  }

  private mutating func open() {
    guard rig.line == nil else { return }
    let (sound, handle) = MicrophoneLine.Sound.makeStream()
    let line = MicrophoneLine(
      to: handle, board: board, echo: Self.silent, timekeeper: Still(), stalled: { _ in })
    openings.append(Opening(line: line, sound: sound))
    let profile = [AudioProfile.measurement, .record, .conversation][dice.number(below: 3)]
    if (try? rig.open(line, profile)) == false {
      if (try? rig.openAgain(line, canWait: false)) != true { rig.giveUp(line) }
    }
  }

  private mutating func close() { if let line = rig.line { rig.giveUp(line) } }

  private mutating func reply() {
    if let last = replies.indices.last, !replies[last].isOver { replies[last].isStopped = true }
    let log = Locked<[PlaybackReport]>([])
    let gone = Confined("gone", Self.rig(.beforeTap, Self.silent, Requests()))
    let playback = AVAudioEnginePlayback(on: gone) { report in log.withLock { $0.append(report) } }
    replies.append(Reply(playback: playback, log: log))
    if (try? rig.open(playback)) == nil { replies[replies.count - 1].isStopped = true }
    more()
  }

  private mutating func more() {
    let count = 160 + dice.number(below: 4_000)
    guard let given = replies.last?.given.count else { return }
    let samples = (given..<given + count).map { Float($0 % 65_536) / 65_536 }
    change {
      $0.play(samples)
    } and: {
      $0.given += samples
    }
  }

  /// Passes the latest reply's playback to `call`, and then feeds it as the engine's queue does.
  private mutating func change(
    _ call: (AVAudioEnginePlayback) -> Void, and note: (inout Reply) -> Void
  ) {
    guard let last = replies.indices.last, !replies[last].isOver, !replies[last].isFinished
    else { return }
    call(replies[last].playback)
    note(&replies[last])
    if rig.playback === replies[last].playback { rig.feed() }
  }

  private mutating func stop() {
    guard let last = replies.indices.last else { return }
    replies[last].isStopped = true
    replies[last].playback.stop()
    rig.close(replies[last].playback)
    expect(!AppleSound.playNext(), "a stopped reply went on")
  }

  private mutating func changeConfiguration() {
    changeHardware()
    let engine = AppleSound.stopEngine()
    if dice.once(in: 2) { deliver() }
    rig.take(.configurationChanged, about: engine.map { ObjectIdentifier($0) })
    deliver()
  }

  private mutating func plug(in isThere: Bool) {
    changeHardware()
    AppleSound.setInputs(isThere ? [Self.headset, Self.phone] : [Self.phone])
    AppleSound.setOutputLatency(isThere ? 0.2 : 0.01)
    let engine = AppleSound.stopEngine()
    let route = AudioSessionEvent(routeChange: isThere ? 1 : 2, lostInput: true)
    let events: [(AudioSessionEvent, ObjectIdentifier?)] = [
      (route, nil), (.configurationChanged, engine.map { ObjectIdentifier($0) }),
    ]
    for (event, engine) in dice.once(in: 2) ? events : events.reversed() {
      rig.take(event, about: engine)
    }
    rig.listen(to: dice.once(in: 2) ? nil : "headset")
    deliver()
  }

  private mutating func interrupt(reason: UInt) {
    if reason != 1 { AppleSound.interrupt() }
    if let event = AudioSessionEvent(interruption: 1, reason: reason) {
      rig.take(event, about: nil)
    }
    rig.take(.interruptionEnded, about: nil)
    deliver()
  }

  private mutating func resetMediaServices() {
    AppleSound.resetMediaServices()
    if dice.once(in: 2) { rig.take(.mediaServicesLost, about: nil) }
    changeHardware()
    rig.take(.mediaServicesReset, about: nil)
  }

  private mutating func playBeside() {
    let isOn = others == 0
    others += isOn ? 1 : -1
    rig.play(beside: isOn)
  }

  private mutating func wait() {
    for (generation, body) in requests.later.exchange([]) where generation == rig.generation {
      body(&rig)
    }
  }
}

// Comparison of the audio.
extension RigWalk {
  private mutating func check() {
    let isWanted = rig.line != nil || rig.playback != nil || others > 0
    if !isWanted { expect(!AppleSound.isSessionActive, "an unused session stayed active") }
    guard let reply = replies.last, reply.playback === rig.playback, rig.player?.isPlaying == true
    else { return }
    let ahead = rig.playback?.onTheWay.reduce(0) { $0 + $1.samples.count } ?? 0
    expect(
      ahead >= min(reply.given.count - reply.played, AudioTime.samples(PlaybackFlow.ahead)),
      "only \(ahead) samples are ahead")
  }

  /// Runs all pending operations to completion.
  private mutating func finish() {
    if rig.line == nil, dice.once(in: 2) { open() }
    hear()
    change {
      $0.resume()
    } and: {
      $0.isPaused = false
    }
    change {
      $0.finish()
    } and: {
      $0.isFinished = true
    }
    if let reply = replies.last, reply.isPaused {
      reply.playback.resume()
      replies[replies.count - 1].isPaused = false
      rig.feed()
    }
    for _ in 0..<8 where rig.engine?.isRunning != true { wait() }
    while play() {}
    if let reply = replies.last, !reply.isStopped, rig.player != nil || reply.isOver {
      let last = reply.log.withLock { $0.last }
      if last == .ended {
        expect(reply.played == reply.given.count, "the end came after \(reply.played) samples")
      } else if rig.playback === reply.playback {
        findings.append("a finished reply did not end: \(reply.played) of \(reply.given.count)")
      }
    }
    if let playback = rig.playback { rig.close(playback) }
    if let line = rig.line { rig.giveUp(line) }
    if others > 0 { playBeside() }
    expect(!AppleSound.isSessionActive, "the session is active at the end")
    findings += AppleSound.violations
  }

  private mutating func compare() async {
    for opening in openings {
      await opening.line.end()
      var found: [Float] = []
      do {
        for try await chunk in opening.sound {
          expect(chunk.start == found.count, "a chunk begins at \(chunk.start)")
          found += chunk.samples
        }
      } catch {
        let known: [VoiceFailure] = [
          .interrupted, .microphoneSilent, .microphoneLost, .microphoneUnavailable,
        ]
        expect(
          (error as? VoiceFailure).map(known.contains) == true, "a microphone ended with \(error)")
      }
      let due = opening.runs.flatMap { Self.converted($0.samples, from: $0.rate) }
      expect(found == due, "\(found.count) samples came of \(due.count), or others")
    }
    for reply in replies {
      var end = 0
      for case .sending(let chunk) in reply.log.withLock({ $0 }) {
        expect(chunk.start == end, "a sent chunk begins at \(chunk.start) instead of \(end)")
        end = chunk.end
      }
      expect(reply.played <= end && end <= reply.given.count, "more was played than sent")
    }
  }

  /// Returns the output of the converter's stand-in, which uses the nearest earlier sample.
  private static func converted(_ samples: [Float], from rate: Double) -> [Float] {
    if rate == 16_000 { return samples }
    let count = Int((Double(samples.count) * 16_000 / rate).rounded(.down))
    return (0..<count).map { samples[min(Int(Double($0) * rate / 16_000), samples.count - 1)] }
  }
}
