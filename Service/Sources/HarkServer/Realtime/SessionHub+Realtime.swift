extension SessionHub {
  /// Goes on over `link` with a session of the same user's from behind event `seen`; nil where that
  /// cannot be.
  func resume(
    _ id: String, of user: String, over link: RealtimeLink, seen: Int
  ) async -> (session: RealtimeSession, greeting: RealtimeEvent)? {
    guard let session = guest(id, of: user) as? RealtimeSession else { return nil }
    if let greeting = await session.resume(over: link, seen: seen) {
      welcome(session)
      return (session, greeting)
    }
    // Nobody can go on with it any more, unless who asks for it has it wrong.
    if await session.isBeyond(seen) { await forget(session) }
    return nil
  }

  /// The client is gone; a session that is worth it waits for it.
  func leave(_ session: RealtimeSession, _ link: RealtimeLink) async {
    guard await session.detach(link) else { return }
    let isKept = await session.isKept
    // It may have come back meanwhile.
    guard !session.isConnected else { return }
    guard !link.hasParted, isKept else { return await forget(session) }
    wait(for: session, RealtimeSession.resumeWithin)
  }
}
