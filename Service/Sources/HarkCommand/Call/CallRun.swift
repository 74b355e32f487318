import Hark
import HarkScreens

/// Runs a call that a terminal controls; without a terminal, the call lasts until the input ends or
/// the session becomes inactive.
struct CallRun: Sendable {
  let runner: ScreenRunner<Call>
  let writer: CallWriter
  let display: StatusDisplay
  let settingsPath: String

  func run() async throws -> CommandStatus {
    let terminal = KeyTerminal()
    defer { terminal?.restore() }
    let input = ScreenInput(terminal, takesLines: false)
    let signals = input.handledSignals { [runner] isFirst in
      // A repeated signal ends the call without waiting for the final results.
      if !isFirst { Task { await runner.end() } }
    }
    defer { withExtendedLifetime(signals) {} }
    let keys = CallKeys(runner)
    if terminal != nil { try? Output.error.settle(CallKeys.sentence) }
    let writing = write(runner.session.events, to: input.keys)
    let drawing = draw(await runner.states(), keys, hasKeys: terminal != nil, input.keys)
    await runner.act(.begin)
    for await key in input.keys.all {
      guard await keys.take(key) else { break }
      let call = await runner.state
      display.show(StatusLine(call), under: keys.lines(of: call))
    }
    let last = await runner.state.snapshot.phase
    await runner.session.finishRecording()
    await runner.end(with: .end)
    drawing.cancel()
    await drawing.value
    writing.cancel()
    try await writing.value
    try writer.finish()
    display.clear()
    if let interruption = input.keys.interruption { return interruption }
    if case .failed(let failure) = last { return CommandStatus(failure) }
    return .success
  }

  private func write(
    _ events: AsyncStream<SessionEvent>, to keys: ScreenInput.Keys
  ) -> Task<Void, any Error> {
    Task { [runner, writer] in
      do {
        for await event in events {
          try writer.take(event)
          // Text that has been written or is empty need not remain in the store.
          switch event {
          case .messageSent: await runner.session.textTaken()
          case .recordingEnded(let id, let text) where text.text.isEmpty:
            await runner.session.textTaken(through: id)
          default: break
          }
        }
      } catch {
        keys.cut()
        throw error
      }
    }
  }

  private func draw(
    _ states: AsyncStream<Call>, _ keys: CallKeys, hasKeys: Bool, _ input: ScreenInput.Keys
  ) -> Task<Void, Never> {
    Task { [runner, writer, display, settingsPath] in
      var hasBegun = false
      var problem: CallSettingsFailure?
      var unrecorded: CallRecordingFailure?
      for await call in states {
        if let failure = call.settingsFailure, failure != problem {
          writer.say(failure.sentence(for: settingsPath))
        }
        problem = call.settingsFailure
        if let failure = call.recordingFailure, failure != unrecorded {
          writer.say(call.wording[notice: .failed(failure)])
        }
        unrecorded = call.recordingFailure
        display.show(StatusLine(call), under: keys.lines(of: call))
        let phase = call.snapshot.phase
        guard !hasKeys else { continue }
        // Without keys, the user cannot start the microphone.
        if !hasBegun, phase == .idle, !call.settings.mode.isAutomatic {
          await runner.act(.voice(.activate))
        }
        if hasBegun, phase.isAtRest { input.cut() }
        hasBegun = hasBegun || !phase.isAtRest
      }
    }
  }
}

extension CallSettingsFailure {
  func sentence(for path: String) -> String {
    switch self {
    case .damaged:
      "The settings in \(path) cannot be read, so the defaults apply; the file is left unchanged "
        + "until you change a setting."
    case .unwritable:
      "The settings cannot be saved in \(path), so they apply to this call only; make the file and "
        + "its folder writable."
    }
  }
}
