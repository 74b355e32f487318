// The conversation's other half: sending what was said, and speaking the answer.
extension VoiceSession {
  func send(_ turn: TurnID, _ recordings: [RecordingID]) {
    let texts = recordings.compactMap { concluded.removeValue(forKey: $0) }
    let text = texts.filter { !$0.isEmpty }.joined(separator: " ")
    broadcast.tell(.messageSent(text))
    guard let agent else {
      followUps.append(.turn(.replyEnded(turn)))
      return
    }
    if let last = reply?.delivered.trimmed, !last.isEmpty {
      conversation.append(Message(.agent, last))
    }
    conversation.append(Message(.person, text))
    reply = Reply(turn: turn, isSpoken: synthesizer != nil && speaksReplies)
    errands.run(.reply) { [inbox, notes, conversation] in
      do {
        for try await piece in agent.reply(to: conversation) { inbox.post(.reply(turn, piece)) }
        inbox.post(.replyComplete(turn))
      } catch {
        let failure = notes.failure(of: error, otherwise: .replyFailed, phase: .running)
        inbox.post(.turn(.replyFailed(turn, failure)))
      }
    }
    speak(turn)
  }

  func stopReply() {
    errands.cancel(.reply)
    reply?.stop()
    // The recording that took its place need not hurry any more.
    listenToWords()
  }

  /// Whether a reply stands still until what is heard has a word.
  var isSpokenOverReply: Bool { machine.turn.state.interrupted != nil }

  /// Whether words over a reply are no reason to end it, nor to be sent: its own, come back, or none that
  /// say anything.
  func saysNothing(_ words: String, in recording: RecordingID) -> Bool {
    books[recording]?.isOverReply == true
      && (reply?.isEchoed(as: words) == true || EndingWords(locale).areAll(of: words))
  }

  /// Whether a reply stands still for a recording in which nothing has been understood so far.
  func keepsReplyWaiting(_ recording: RecordingID) -> Bool {
    isSpokenOverReply && books[recording]?.isOverReply == true && !saysSomething(recording)
  }

  /// Whether a recording holds words that are the person's own.
  func saysSomething(_ recording: RecordingID) -> Bool {
    guard let text = books[recording]?.transcript.text else { return false }
    return !text.isEmpty && !saysNothing(text, in: recording)
  }

  private func speak(_ turn: TurnID) {
    guard let synthesizer, speaksReplies, let locale else { return }
    errands.run(.reply) { [inbox, notes] in
      let reports = ReportGate(inbox)
      do {
        let task = try await synthesizer.startTask(locale: locale) {
          reports.post($0.item(turn))
        }
        reports.open(.synthesisStarted(turn, task))
      } catch {
        let failure = notes.failure(of: error, otherwise: .synthesisFailed, phase: .starting)
        inbox.post(.voiceFailed(turn, failure))
      }
    }
  }

  /// A reply that cannot be spoken is still read: the agent goes on.
  func readOn(_ turn: TurnID, _ failure: VoiceFailure) {
    guard reply?.isUnderWay(turn) == true else { return }
    reply?.fallSilent()
    handle(.capture(.failureArose(failure)))
    if reply?.isComplete == true { handle(.turn(.replyEnded(turn))) }
  }
}

extension SynthesisReport {
  /// The report as the session takes it.
  fileprivate func item(_ turn: TurnID) -> Inbox.Item {
    switch self {
    case .started: .event(.turn(.speechStarted(turn)), nil)
    case .spoke(let count): .spoke(turn, count)
    case .level(let level): .replyLevel(turn, level)
    case .ended: .event(.turn(.replyEnded(turn)), nil)
    case .failed(let failure): .voiceFailed(turn, failure)
    }
  }
}
