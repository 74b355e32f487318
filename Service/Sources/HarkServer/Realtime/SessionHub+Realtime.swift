extension SessionHub {
  /// Resumes a session of the same user over `link` after event `seen`; returns `nil` if that is
  /// not possible.
  func resume(
    _ id: String, of user: String, over link: RealtimeLink, seen: Int
  ) async -> (session: RealtimeSession, greeting: RealtimeEvent)? {
    guard let session = guest(id, of: user) as? RealtimeSession else { return nil }
    if let greeting = await session.resume(over: link, seen: seen) {
      welcome(session)
      return (session, greeting)
    }
    // A session that its client can never resume is discarded, but not if the requested event
    // number is merely wrong.
    if await session.isBeyond(seen) { await forget(session) }
    return nil
  }

  /// Detaches a disconnected client; a session that can be resumed waits for it.
  func leave(_ session: RealtimeSession, _ link: RealtimeLink) async {
    guard await session.detach(link) else { return }
    let isKept = await session.isKept
    // The client may have reconnected meanwhile.
    guard !session.isConnected else { return }
    guard !link.hasParted, isKept else { return await forget(session) }
    wait(for: session, RealtimeSession.resumeWithin)
  }
}
