import Foundation
import Hark
import HarkStore

/// Saves the state of sessions, so that other servers can resume them.
///
/// A session belongs to one server at a time. Servers that share a store never own the same session;
/// the sessions of a server that has died are free. The asynchronous methods throw if the store
/// cannot be read or written, in which case nothing has changed.
public protocol SessionStore: Sendable {
  /// The store of the dictations of one session.
  associatedtype Transcripts: TranscriptStore

  /// Saves the state of a session; returns `false` if another live server owns it.
  func keep(_ id: String, of user: String, state: Data) async throws -> Bool

  /// Takes over a session that no other live server owns, and deletes its unfinished dictations.
  ///
  /// If `read` returns `nil` for the state, the session and its dictations remain unchanged.
  func take<State: Sendable>(
    _ id: String, of user: String, reading read: @escaping @Sendable (Data) -> State?
  ) async throws -> SessionRepository.Taking<State>

  /// Returns the sessions of this server that another server has asked to resume.
  func wanted() async throws -> [String]

  /// Marks this server's sessions as running.
  func touch() async throws

  /// Releases a session that this server owns, so that any server can resume it.
  func release(_ id: String) async throws

  /// Deletes a session that this server owns.
  func finish(_ id: String) async throws

  /// Returns the store for the dictations of `user` in the session `id`.
  func transcripts(of user: String, in id: String) -> Transcripts
}

extension SessionRepository: SessionStore {}
