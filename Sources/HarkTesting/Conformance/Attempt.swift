import Hark

/// The outcome of an operation that can throw.
enum Attempt<Value: Sendable>: Sendable {
  case came(Value)
  case refused(VoiceFailure)
  case threw(String)

  init(_ operation: () async throws -> Value) async {
    do {
      self = .came(try await operation())
    } catch let failure as VoiceFailure {
      self = .refused(failure)
    } catch {
      self = .threw("\(type(of: error))")
    }
  }
}
