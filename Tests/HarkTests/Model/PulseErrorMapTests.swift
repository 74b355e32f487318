import Testing

@testable import Hark

@Suite("PulseAudio's errors")
struct PulseErrorMapTests {
  private enum Number {
    static let access = 1
    static let noEntity = 5
    static let connectionRefused = 6
    static let timeout = 8
    static let authKey = 9
    static let connectionTerminated = 11
    static let killed = 12
    static let io = 25
    static let busy = 26
  }

  @Test("An unavailable device is denied, in use, or missing")
  func starting() {
    #expect(outcome(Number.access, .starting) == .fail(.microphonePermissionDenied))
    #expect(outcome(Number.authKey, .starting) == .fail(.microphonePermissionDenied))
    #expect(outcome(Number.busy, .starting) == .fail(.microphoneBusy))
    for number in [Number.noEntity, Number.connectionRefused, Number.timeout, 999] {
      #expect(outcome(number, .starting) == .fail(.microphoneUnavailable))
    }
  }

  @Test("A device that disappears while it is open is lost, regardless of the cause")
  func running() {
    let numbers = [
      Number.noEntity, Number.connectionTerminated, Number.killed, Number.io, Number.timeout, 999,
    ]
    for number in numbers { #expect(outcome(number, .running) == .fail(.microphoneLost)) }
    #expect(outcome(Number.access, .running) == .fail(.microphonePermissionDenied))
  }

  @Test("Errors during closing are ignored")
  func stopping() {
    for number in 0...26 { #expect(outcome(number, .stopping) == .ignore) }
  }

  private func outcome(_ number: Int, _ phase: WorkPhase) -> ErrorOutcome {
    PulseErrorMap.outcome(of: number, phase: phase)
  }
}
