@testable import Hark

/// Performs the effects of the machine in a simulated world and records each invariant that the
/// machine violates.
struct InvariantWatch {
  private(set) var complaints: [String] = []
  private(set) var recordingCount = 0
  private(set) var continuationCount = 0
  var tasksAtOnce = 2

  private var recordingStates: [RecordingID: Book] = [:]
  private var ended: Set<RecordingID> = []

  /// A recording's state in the session, and the words that its text must contain.
  private struct Book {
    var kept = RecordingState(from: 0)
    var interims: [String: String] = [:]
    var finals: [String: String] = [:]
    var isStopped: Bool { kept.reason != nil }
  }

  /// Performs the effects of one event and returns the events that they cause immediately.
  mutating func perform(
    _ answer: VoiceAnswer, in world: inout SimulatedWorld
  ) -> [VoiceEvent] {
    var followUps: [VoiceEvent] = []
    if !answer.broken.isEmpty { complain("impossible: \(answer.broken)") }
    for effect in answer.effects {
      switch effect {
      case .capture(let effect): perform(effect, &world)
      case .task(let id, let recording, let effect): perform(effect, id, recording, &world)
      case .rollover(let recording, .startRestTimer(let id, _)):
        world.alarms.append(.rollover(recording, .rested(id)))
      case .turn(let effect): perform(effect, &world)
      case .retry(.start(let id)):
        // Whichever of the two arrives first counts.
        world.alarms.append(.retry(.recognized(id, Transcript())))
        world.alarms.append(.retry(.failed(id, .recognitionFailed)))
      case .retry(.cancel), .retry(.replaceText): break
      case .settleTask(let id, let recording, let failure):
        _ = recordingStates[recording]?.kept.text.end(id.number)
        if failure != nil { recordingStates[recording]?.kept.isBroken = true }
      case .conclude(let recording):
        followUps.append(.recordingConcluded(recording, conclude(recording)))
      }
    }
    return followUps
  }

  private mutating func perform(_ effect: CaptureEffect, _ world: inout SimulatedWorld) {
    switch effect {
    case .openMicrophone(let id):
      if world.device != .closed { complain("opened a microphone that was \(world.device)") }
      world.device = .opening(id)
    case .closeMicrophone(let id):
      switch world.device {
      case .opening(id), .open(id): world.device = .closing(id)
      case .closed: world.device = .closing(id)
      case .opening, .open, .closing: complain("closed a microphone that was \(world.device)")
      }
    case .askPermission(let permission): world.questions.append(permission)
    case .startHoldTimer(let id): world.alarms.append(.capture(.holdReached(id)))
    case .startPermissionTimer(let id): world.alarms.append(.capture(.permissionOverdue(id)))
    case .recordingStarted(let id, _, _):
      if recordingStates[id] != nil || ended.contains(id) {
        complain("recording \(id) started twice")
      }
      if recordingStates.values.contains(where: { !$0.isStopped }) {
        complain("two recordings at once")
      }
      recordingCount += 1
      world.recording = id
      recordingStates[id] = Book()
    case .recordingStopped(let id, let reason):
      stop(id, reason)
      world.recording = nil
    case .recordingChanged(let id, _):
      if recordingStates[id] == nil { complain("recording \(id) changed after its end") }
    case .tell, .cue: break
    }
  }

  private mutating func perform(
    _ effect: RecognitionEffect, _ id: TaskID, _ recording: RecordingID,
    _ world: inout SimulatedWorld
  ) {
    switch effect {
    case .keepSound(let start):
      recordingStates[recording]?.kept.text.begin(id.number, from: start, after: nil, limits: .none)
    case .continueSound(let next):
      continuationCount += 1
      recordingStates[recording]?.kept.text.begin(
        id.number, from: next.from, after: next, limits: .none)
    case .startTask: world.decoders[id] = .starting
    case .finishTask:
      if world.decoders[id] != .alive { complain("finished a task that was not alive") }
      world.decoders[id] = .finishing
    case .cancelTask: world.decoders[id] = .over
    case .startFinalTimer: world.alarms.append(.task(id, .finalOverdue))
    case .show(let interim, let at):
      let place = "\(id)/\(interim.index)"
      let result = recordingStates[recording]?.kept.text.take(
        interim, at: at, task: id.number, limit: nil)
      // A report about audio that the previous task has already recognized is not shown.
      guard case .changed = result else { break }
      if recordingStates[recording]?.finals[place] == nil {
        recordingStates[recording]?.interims[place] = interim.text
      }
    case .keep(let segment, _):
      let place = "\(id)/\(segment.index)"
      _ = recordingStates[recording]?.kept.text.take(segment, task: id.number, limit: nil)
      recordingStates[recording]?.interims[place] = nil
      if recordingStates[recording]?.finals[place] == nil {
        recordingStates[recording]?.finals[place] = segment.text
      }
    case .promote:
      _ = recordingStates[recording]?.kept.text.promote(
        id.number, range: AudioRange(start: 0, end: world.position))
    case .discard:
      if recordingStates[recording]?.kept.reason != .cancelled {
        complain("dropped text by itself")
      }
      recordingStates[recording] = recordingStates[recording].map { recordingState in
        var emptied = Book()
        emptied.kept.reason = recordingState.kept.reason
        return emptied
      }
    }
  }

  private mutating func perform(_ effect: TurnEffect, _ world: inout SimulatedWorld) {
    switch effect {
    case .send(let turn, let recordings):
      if recordings.isEmpty || !recordings.allSatisfy(ended.contains) {
        complain("sent \(recordings) before their words were found")
      }
      if world.reply != nil { complain("sent a message while a reply was under way") }
      world.reply = turn
      world.isSpoken = false
      world.isHeld = false
    case .stopReply(let turn):
      if world.reply == turn { world.reply = nil }
      world.isHeld = false
    case .pauseReply(let turn):
      if world.reply == turn { world.isHeld = true }
    case .resumeReply(let turn):
      if world.reply == turn { world.isHeld = false }
    case .duckReply, .unduckReply, .cue: break
    }
  }

  private mutating func stop(_ id: RecordingID, _ reason: StopReason) {
    let isDropped = reason == .cancelled && recordingStates[id]?.kept.reason != .cancelled
    if recordingStates[id]?.isStopped != false, recordingStates[id] == nil || !isDropped {
      complain("recording \(id) stopped twice or never started")
    }
    recordingStates[id]?.kept.reason = reason
  }

  private mutating func conclude(_ id: RecordingID) -> TurnEvent.Settlement {
    guard let recordingState = recordingStates.removeValue(forKey: id) else {
      complain("recording \(id) concluded twice or never started")
      return .silent
    }
    ended.insert(id)
    if !recordingState.isStopped { complain("recording \(id) concluded before its sound ended") }
    let transcript = recordingState.kept.transcript
    if !transcript.tail.isEmpty { complain("recording \(id) concluded with interim text") }
    let text = Set(transcript.text.split(separator: " ").map(String.init))
    for word in Array(recordingState.interims.values) + Array(recordingState.finals.values)
    where !text.contains(word) {
      complain("a word of recording \(id) was lost")
    }
    return recordingState.kept.settlement
  }

  /// Checks the invariants that hold between events.
  mutating func check(_ machine: VoiceMachine, _ world: SimulatedWorld) {
    let taking = machine.tasks.count { $0.machine.state.takesSound }
    let alive = machine.tasks.count { $0.machine.state.isAlive }
    if taking > 1 { complain("\(taking) tasks take sound") }
    if alive > tasksAtOnce { complain("\(alive) tasks are alive") }
    switch world.device {
    case .closed: break
    case .opening(let id), .open(let id), .closing(let id):
      if machine.capture.state.microphone != id {
        complain(
          "\(machine.capture.state.kind) does not own the microphone that is \(world.device)")
      }
    }
    if case .recording(let recording) = machine.capture.state {
      if recordingStates[recording.id]?.isStopped != false {
        complain("a recording without a start")
      }
    } else if recordingStates.values.contains(where: { !$0.isStopped }) {
      complain("a recording goes on in \(machine.capture.state.kind)")
    }
  }

  /// Checks the invariants that hold when nothing is running.
  mutating func checkRest(_ machine: VoiceMachine, _ world: SimulatedWorld) {
    if world.device != .closed { complain("the microphone is \(world.device) at the end") }
    if !machine.tasks.isEmpty { complain("tasks are left at the end") }
    if !recordingStates.isEmpty { complain("recordings without an end: \(recordingStates.keys)") }
    if world.reply != nil, world.isHeld { complain("a reply stands still for ever") }
    if machine.phase != .idle { complain("\(machine.phase) at the end") }
    if world.decoders.values.contains(where: { $0 == .alive }) { complain("a decoder is left") }
  }

  private mutating func complain(_ sentence: String) {
    if complaints.count < 5 { complaints.append(sentence) }
  }
}
