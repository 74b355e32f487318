import Foundation
import Hark

/// A coach at the other end of a wire: any server that speaks OpenAI's `/chat/completions`.
///
/// The text that had come when an answer broke off is kept by whoever reads it; then there is one
/// failure, `networkUnavailable` where there was no connection and `replyFailed` for everything else.
public struct ChatCompletionsAgent: Agent {
  let completions: ChatCompletions

  /// Makes an agent that asks by `completions`.
  public init(_ completions: ChatCompletions) { self.completions = completions }

  /// The reply to the last message of `conversation`.
  public func reply(to conversation: [Message]) -> AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { reply in
      let asking = Task {
        do {
          try await stream(conversation) { reply.yield($0) }
          reply.finish()
        } catch HTTPFailure.unreachable {
          reply.finish(throwing: VoiceFailure.networkUnavailable)
        } catch {
          reply.finish(throwing: VoiceFailure.replyFailed)
        }
      }
      reply.onTermination = { _ in asking.cancel() }
    }
  }

  private func stream(_ conversation: [Message], _ say: (String) -> Void) async throws {
    let response = try await completions.response(to: conversation, stream: true)
    guard response.status == 200 else { throw VoiceFailure.replyFailed }
    let type = response.header("Content-Type")?.lowercased() ?? ""
    if type.hasPrefix("application/json") {
      // Some servers do not stream, whatever they are asked for.
      return say(try ChatReply.whole(try await ChatCompletions.body(of: response)))
    }
    guard type.hasPrefix("text/event-stream") else { throw VoiceFailure.replyFailed }
    var chat = ChatReply()
    do {
      for try await bytes in response.body {
        for piece in try chat.take(bytes) { say(piece) }
        if chat.isComplete { return }
      }
    } catch let broken as ChatReply.Broken {
      for piece in broken.pieces { say(piece) }
      throw broken
    }
    // The connection ended, and the answer had not.
    if !chat.isComplete { throw HTTPFailure.broken }
  }
}
