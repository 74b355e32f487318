import Hark

extension Composer {
  /// Returns a function that sends requests to `agent`; an interrupted answer ends with a failure.
  public static func perform(_ agent: any Agent) -> @Sendable (Request) -> AsyncStream<Answer> {
    { request in
      answers { yield in
        do {
          for try await piece in agent.reply(to: request.conversation) { yield(.piece(piece)) }
          yield(.complete)
        } catch { yield(.failed(error as? VoiceFailure ?? .replyFailed)) }
      }
    }
  }
}

extension Capture {
  /// Returns a function that saves the text with `service`.
  public static func perform(
    _ service: any CaptureService
  ) -> @Sendable (Request) -> AsyncStream<Answer> {
    { request in
      answers { yield in
        do {
          yield(.saved(try await service.save(request.content, as: .text)))
        } catch { yield(.failed(error as? CaptureFailure ?? .serverError)) }
      }
    }
  }
}

extension MealLog {
  /// Returns a function that analyzes the text with `analyzer`.
  public static func perform(
    _ analyzer: any MealAnalyzer
  ) -> @Sendable (Request) -> AsyncStream<Answer> {
    { request in
      answers { yield in
        do {
          yield(.analyzed(try await analyzer.analyze(request.text)))
        } catch { yield(.failed(error as? VoiceFailure ?? .analysisFailed)) }
      }
    }
  }
}

extension Dictation {
  /// Returns a function that performs requests with `scope` and `store`.
  ///
  /// `scope` determines where dictation is allowed, `store` provides unfinished dictations, and
  /// `person` is the user who grants and revokes temporary approvals.
  public static func perform(
    _ scope: DictationScope, as person: OrganizationUser, store: (any TranscriptStore)? = nil
  ) -> @Sendable (Request) -> AsyncStream<Answer> {
    { request in
      answers { yield in
        do {
          switch request {
          case .unfinished:
            // An unreadable store is reported when something is saved.
            let found = try? await store?.unfinished()
            yield(
              .unfinished(
                (found ?? []).filter { $0.origin.experience == Experience.dictation.name }))
          case .restore(let id):
            if let dictation = try await store?.claim(id) { yield(.restored(dictation)) }
          case .finish(let id): try await store?.finish(id)
          case .release(let id): try await store?.release(id)
          case .discard(let id):
            if try await store?.claim(id) != nil { try await store?.finish(id) }
          case .watch(let route):
            for await view in await scope.views(of: route) { yield(.view(view)) }
          case .reload: await scope.reload()
          case .approve(let field, let route, let seconds):
            try await scope.approve(field, on: route, for: seconds, by: person)
          case .withdraw(let field, let route):
            try await scope.withdraw(field, on: route, by: person)
          }
        } catch {
          if let refusal = error as? ApprovalRefusal { yield(.refused(refusal)) }
        }
      }
    }
  }
}

/// Returns a stream of the values that `work` yields; terminating the stream cancels `work`.
package func answers<Answer: Sendable>(
  _ work: @escaping @Sendable (_ yield: @escaping @Sendable (Answer) -> Void) async -> Void
) -> AsyncStream<Answer> {
  AsyncStream { answers in
    let working = Task {
      await work { answers.yield($0) }
      answers.finish()
    }
    answers.onTermination = { _ in working.cancel() }
  }
}
