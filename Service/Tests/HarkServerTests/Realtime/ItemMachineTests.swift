import Hark
import Testing

@testable import HarkServer

@Suite("Turns of a realtime session and their tasks")
struct ItemMachineTests {
  private let second = [Float](repeating: 0.1, count: AudioChunk.sampleRate)

  private func moment(_ now: Double = 0, interims: Bool = true) -> ItemMoment {
    ItemMoment(now: now, wantsText: true, sendsInterims: interims)
  }

  /// Passes events to `machine` and returns all effects.
  @discardableResult
  private func effects(_ machine: inout ItemMachine, _ events: ItemEvent...) -> [ItemEffect] {
    events.flatMap { event -> [ItemEffect] in
      switch machine.handle(event, moment()) {
      case .move(_, let effects, _), .stay(let effects, _): effects
      case .ignore, .refuse, .impossible: []
      }
    }
  }

  private func posted(_ effects: [ItemEffect]) -> [RealtimeEvent] {
    effects.compactMap { if case .post(let event) = $0 { event } else { nil } }
  }

  /// Returns a machine in each state, by name.
  private var machines: [(name: String, machine: ItemMachine)] {
    var open = ItemMachine()
    effects(&open, .soundArrived(second, item: "a"))
    var broken = open
    effects(&broken, .task(1, .refused(.broken)))
    var over = open
    effects(&over, .closed)
    return [("idle", ItemMachine()), ("open", open), ("broken", broken), ("over", over)]
  }

  @Test("Each state answers each event")
  func table() {
    let events: [ItemEvent] = [
      .turnStarted(item: "b", milliseconds: 0), .soundArrived(second, item: "b"),
      .turnEnded(milliseconds: 0), .committed, .cleared, .detectionBegan,
      .task(1, .started), .task(1, .refused(.busy)), .task(1, .reported(.ended)),
      .task(1, .reported(.failed(.recognitionFailed))),
      .task(1, .quietPassed(position: 16_000, isHeldUp: false)),
      .waited(samples: 1, unheard: 1), .closed,
    ]
    let expected = [
      "idle": "open open ignore refuse idle ignore idle ignore ignore ignore ignore idle over",
      "open": "impossible open idle idle idle idle open broken broken broken open open over",
      "broken":
        "impossible broken idle idle idle idle broken ignore ignore ignore ignore broken over",
      "over":
        "ignore ignore ignore ignore ignore ignore over ignore ignore ignore ignore ignore ignore",
    ]
    for (name, machine) in machines {
      let answers = events.map { event -> String in
        var machine = machine
        switch machine.handle(event, moment()) {
        case .move, .stay: return self.name(of: machine.state)
        case .ignore: return "ignore"
        case .refuse: return "refuse"
        case .impossible: return "impossible"
        }
      }
      #expect(answers.joined(separator: " ") == expected[name], "\(name)")
    }
  }

  private func name(of state: ItemState) -> String {
    switch state {
    case .idle: "idle"
    case .open: "open"
    case .broken: "broken"
    case .over: "over"
    }
  }

  @Test("A task that has no decoder yet receives its inputs when it starts")
  func waits() {
    var machine = ItemMachine()
    #expect(effects(&machine, .soundArrived(second, item: "a")) == [.startTask(1)])
    effects(&machine, .committed)
    let chunk = AudioChunk(start: 0, samples: second)
    let pause = SpeechPause(speech: AudioRange(start: 0, end: 16_000), cut: 16_000)
    #expect(
      effects(&machine, .task(1, .started)) == [
        .pass(.sound(chunk), task: 1), .pass(.pause(pause), task: 1),
      ])
    let quiet = ItemEvent.task(1, .quietPassed(position: 16_000, isHeldUp: false))
    let timer = ItemEffect.startQuietTimer(task: 1, position: 16_000)
    #expect(effects(&machine, quiet) == [.pass(.finish, task: 1), timer])
  }

  @Test("A turn whose recognizer is silent after its end fails within minutes")
  func hangs() {
    var machine = ItemMachine()
    effects(
      &machine, .soundArrived(second, item: "a"), .committed,
      .task(1, .quietPassed(position: 16_000, isHeldUp: false)))
    let quiet = ItemEvent.task(1, .quietPassed(position: 16_000, isHeldUp: false))
    // Neither the length of the turn nor the time that it waits for a decoder counts.
    _ = machine.handle(.task(1, .started), moment(25))
    _ = machine.handle(quiet, moment(205))
    #expect(machine.hasTask(1))
    guard case .stay(let effects, _) = machine.handle(quiet, moment(206)) else {
      Issue.record("The state changed.")
      return
    }
    #expect(effects == [.cancelTask(1), .post(.failed(item: "a", .broken))])
  }

  @Test("A turn of more than three minutes is awaited as others are")
  func longTurn() {
    var machine = ItemMachine()
    effects(&machine, .soundArrived(second, item: "a"), .task(1, .started), .committed)
    let quiet = ItemEvent.task(1, .quietPassed(position: 16_000, isHeldUp: false))
    _ = machine.handle(quiet, moment(200))
    _ = machine.handle(quiet, moment(202))
    #expect(machine.hasTask(1))
  }

  @Test("A task that ends by itself fails its turns")
  func endsEarly() {
    var machine = ItemMachine()
    effects(&machine, .soundArrived(second, item: "a"), .task(1, .started), .committed)
    effects(&machine, .soundArrived(second, item: "b"))
    #expect(
      posted(effects(&machine, .task(1, .reported(.ended)))) == [
        .failed(item: "a", .broken), .failed(item: "b", .broken),
      ])
    #expect(posted(effects(&machine, .committed)).count == 3)
  }

  @Test("A task that was given up before it started is canceled")
  func lateStart() {
    for (_, var machine) in machines {
      #expect(effects(&machine, .task(7, .started)) == [.cancelTask(7)])
    }
  }

  @Test("A turn whose task failed can still be committed, and the next turn is recognized")
  func broken() {
    var machine = ItemMachine()
    effects(&machine, .soundArrived(second, item: "a"))
    let failure = effects(&machine, .task(1, .reported(.failed(.recognitionFailed))))
    #expect(failure == [.cancelTask(1), .post(.failed(item: "a", .broken))])
    #expect(effects(&machine, .soundArrived(second, item: "b")).isEmpty)
    #expect(machine.openSamples == 2 * second.count)
    #expect(
      posted(effects(&machine, .committed)) == [
        .committed(item: "a", after: nil), .added(item: "a", after: nil),
        .done(item: "a", after: nil),
      ])
    #expect(effects(&machine, .soundArrived(second, item: "b")) == [.startTask(2)])
  }

  @Test("The text of a committed turn is complete when all of its audio is final")
  func completes() {
    var machine = ItemMachine()
    effects(&machine, .soundArrived(second, item: "a"), .task(1, .started), .committed)
    let segment = FinalSegment(
      index: 0, text: "one two", range: AudioRange(start: 0, end: second.count))
    let heard = effects(&machine, .task(1, .reported(.final(segment, at: second.count))))
    #expect(posted(heard) == [.completed(item: "a", "one two", seconds: 1)])
  }

  @Test("Text of cleared audio is not sent")
  func clears() {
    var machine = ItemMachine()
    effects(&machine, .soundArrived(second, item: "a"), .task(1, .started), .cleared)
    effects(&machine, .task(1, .quietPassed(position: 16_000, isHeldUp: false)))
    let interim = InterimSegment(index: 0, text: "one")
    #expect(effects(&machine, .task(1, .reported(.interim(interim, at: 8_000)))).isEmpty)
    #expect(effects(&machine, .task(1, .reported(.ended))) == [.releaseTask(1)])
  }

  @Test("An ending task that reports nothing for a minute makes room for the next one")
  func silentTask() {
    var machine = ItemMachine()
    effects(
      &machine, .soundArrived(second, item: "a"), .task(1, .started), .committed,
      .task(1, .quietPassed(position: 16_000, isHeldUp: false)),
      .soundArrived(second, item: "b"), .task(2, .started), .committed,
      .task(2, .quietPassed(position: 16_000, isHeldUp: false)))
    #expect(machine.isCrowded)
    let wait = ItemEvent.waited(samples: 0, unheard: machine.unheard)
    _ = machine.handle(wait, moment(60))
    #expect(machine.isCrowded)
    _ = machine.handle(wait, moment(61))
    #expect(!machine.isCrowded && !machine.hasTask(1))
  }

  @Test("Audio that waits for room is not silence")
  func inflow() {
    var inflow = Inflow.open(since: 0)
    inflow.hold()
    inflow.hold()
    inflow.arrived(at: 1)
    #expect(!inflow.isSilent(since: 100))
    inflow.release(at: 2)
    #expect(inflow.isHeldUp)
    inflow.release(at: 3)
    #expect(!inflow.isSilent(since: 3) && inflow.isSilent(since: 4))
  }
}
