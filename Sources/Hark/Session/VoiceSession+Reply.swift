// The agent's side of the conversation: sending messages and speaking replies.
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
    backgroundTasks.run(.reply) { [inbox, notes, conversation] in
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
    backgroundTasks.cancel(.reply)
    reply?.stop()
    // The recording that interrupted the reply returns to its normal limits.
    listenToWords()
  }

  /// Whether a reply is paused until the user's speech has recognized words.
  var isSpokenOverReply: Bool { machine.turn.state.interrupted != nil }

  /// Returns whether words spoken during a reply neither end the reply nor are sent, because they
  /// are its echo or only fillers.
  func saysNothing(_ words: String, in recording: RecordingID) -> Bool {
    recordingStates[recording]?.isOverReply == true
      && (reply?.isEchoed(as: words) == true || EndingWords(locale).areAll(of: words))
  }

  /// Returns whether a reply is paused for a recording without meaningful words so far.
  func keepsReplyWaiting(_ recording: RecordingID) -> Bool {
    isSpokenOverReply && recordingStates[recording]?.isOverReply == true
      && !saysSomething(recording)
  }

  /// Returns whether a recording contains the user's own words.
  func saysSomething(_ recording: RecordingID) -> Bool {
    guard let text = recordingStates[recording]?.transcript.text else { return false }
    return !text.isEmpty && !saysNothing(text, in: recording)
  }

  private func speak(_ turn: TurnID) {
    guard let synthesizer, speaksReplies, let locale else { return }
    backgroundTasks.run(.reply) { [inbox, notes] in
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

  /// Continues a reply as text after speech synthesis has failed.
  func readOn(_ turn: TurnID, _ failure: VoiceFailure) {
    guard reply?.isUnderWay(turn) == true else { return }
    reply?.fallSilent()
    handle(.capture(.failureArose(failure)))
    if reply?.isComplete == true { handle(.turn(.replyEnded(turn))) }
  }
}

extension SynthesisReport {
  /// Returns the report as an inbox item.
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
