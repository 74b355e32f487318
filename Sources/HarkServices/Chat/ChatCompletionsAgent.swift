import Foundation
import Hark

/// An agent on a server with OpenAI's `/chat/completions` API.
///
/// If an answer fails or is interrupted, the stream delivers the text received so far and then throws
/// `networkUnavailable` if there was no connection, otherwise `replyFailed`.
public struct ChatCompletionsAgent: Agent {
  let completions: ChatCompletions

  /// Creates an agent that sends requests with `completions`.
  public init(_ completions: ChatCompletions) { self.completions = completions }

  /// Returns the reply to the last message of `conversation`.
  public func reply(to conversation: [ChatMessage]) -> AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { reply in
      let asking = Task {
        do {
          try await stream(conversation) { reply.yield($0) }
          reply.finish()
        } catch HTTPFailure.unreachable {
          reply.finish(throwing: VoiceFailure.networkUnavailable)
        } catch { reply.finish(throwing: VoiceFailure.replyFailed) }
      }
      reply.onTermination = { _ in asking.cancel() }
    }
  }

  private func stream(_ conversation: [ChatMessage], _ say: (String) -> Void) async throws {
    let response = try await completions.response(to: conversation, stream: true)
    guard response.status == 200 else { throw VoiceFailure.replyFailed }
    let type = response.header("Content-Type")?.lowercased() ?? ""
    if type.hasPrefix("application/json") {
      // Some servers never stream, even if asked to.
      return say(try ChatReply.whole(try await response.wholeBody()))
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
    // The connection ended before the answer was complete.
    if !chat.isComplete { throw HTTPFailure.broken }
  }
}
