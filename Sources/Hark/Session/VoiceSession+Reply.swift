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
    if let last = reply?.text, !last.isEmpty { conversation.append(Message(.agent, last)) }
    conversation.append(Message(.person, text))
    reply = Reply(turn: turn, isSpoken: synthesizer != nil)
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
  }

  private func speak(_ turn: TurnID) {
    guard let synthesizer, let locale else { return }
    errands.run(.reply) { [inbox, notes] in
      let reports = ReportGate(inbox)
      do {
        let task = try await synthesizer.startTask(locale: locale) { report in
          if let event = report.event(turn) { reports.post(.turn(event)) }
        }
        reports.open(.synthesisStarted(turn, task))
      } catch {
        let failure = notes.failure(of: error, otherwise: .synthesisFailed, phase: .starting)
        inbox.post(.turn(.replyFailed(turn, failure)))
      }
    }
  }
}

extension SynthesisReport {
  /// The report as the conversation takes it; nil when it does not matter to it.
  fileprivate func event(_ turn: TurnID) -> TurnEvent? {
    switch self {
    case .started: .speechStarted(turn)
    case .spoke: nil
    case .ended: .replyEnded(turn)
    case .failed(let failure): .replyFailed(turn, failure)
    }
  }
}
