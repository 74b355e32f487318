import Hark

// The effects of the session's machine.
extension RealtimeSession {
  /// The time, in seconds, within which another turn continues the previous turn's task.
  private static let quiet = 1.5

  /// The maximum wait for a free decoder, and the interval between attempts, in seconds.
  private static let busy = (patience: 30.0, interval: 0.25)

  func perform(_ effect: ItemEffect) {
    switch effect {
    case .post(let event): post(event)
    case .startTask(let number): Task { await start(number) }
    case .pass(let input, let number): pass(input, to: number)
    case .startQuietTimer(let number, let position): startQuietTimer(number, position)
    case .cancelTask(let number): decoders.removeValue(forKey: number)?.cancel()
    case .releaseTask(let number): decoders[number] = nil
    case .heed(let text): turns?.hear(SpokenEnding(of: text, in: locale))
    }
  }

  func take(_ report: RecognitionReport, of number: Int) {
    handle(.task(number, .reported(report)))
    resumeWaiters()
  }

  private func pass(_ input: HeardInput, to number: Int) {
    switch input {
    case .sound(let chunk): decoders[number]?.append(chunk)
    case .pause(let pause): decoders[number]?.markPause(pause)
    case .finish: decoders[number]?.finish()
    }
  }

  private func startQuietTimer(_ number: Int, _ position: Int) {
    Task { [weak self, timekeeper] in
      try? await timekeeper.sleep(until: timekeeper.now + Self.quiet)
      await self?.quietPassed(number, position)
    }
  }

  private func quietPassed(_ number: Int, _ position: Int) {
    handle(.task(number, .quietPassed(position: position, isHeldUp: inflow.isHeldUp)))
  }

  /// Starts a task's decoder, after waiting for a free one if all are in use.
  private func start(_ number: Int) async {
    let deadline = timekeeper.now + Self.busy.patience
    let request = RecognitionRequest(
      locale: locale ?? .americanEnglish, preference: .preferNetwork, delivery: .live,
      contextualPhrases: configuration.phrases)
    while machine.hasTask(number) {
      do {
        decoders[number] = try await recognizer.startTask(request) { [reports] report in
          reports.yield((number, report))
        }
        handle(.task(number, .started))
        return
      } catch VoiceFailure.recognizerBusy where timekeeper.now < deadline {
        try? await timekeeper.sleep(until: timekeeper.now + Self.busy.interval)
      } catch {
        let isBusy = error as? VoiceFailure == .recognizerBusy
        handle(.task(number, .refused(isBusy ? .busy : .broken)))
        return
      }
    }
  }
}

// Backpressure for the client's audio.
extension RealtimeSession {
  /// Returns once there is room for more audio or `link` is no longer in use, so that a client that
  /// sends faster than the recognizers process cannot exhaust memory or occupy every decoder.
  func waitForRoom(over link: RealtimeLink) async {
    guard machine.isCrowded else { return }
    inflow.hold()
    while machine.isCrowded, isOn(link) {
      let (unheard, begun) = (machine.unheard, timekeeper.now)
      let excess = AudioTime.seconds(max(0, unheard - ItemMachine.backlogLimit))
      await waitForProgress(within: min(max(0.1, excess), 5))
      let samples = AudioTime.samples(timekeeper.now - begun)
      handle(.waited(samples: samples, unheard: unheard))
    }
    inflow.release(at: timekeeper.now)
  }

  /// Returns at the next report, when the connection changes, or after `seconds`.
  private func waitForProgress(within seconds: Double) async {
    let alarm = Task { [timekeeper] in
      guard (try? await timekeeper.sleep(until: timekeeper.now + seconds)) != nil else { return }
      resumeWaiters()
    }
    await withCheckedContinuation { waiters.append($0) }
    alarm.cancel()
  }

  func resumeWaiters() {
    let resumed = waiters
    waiters = []
    for waiter in resumed { waiter.resume() }
  }
}
