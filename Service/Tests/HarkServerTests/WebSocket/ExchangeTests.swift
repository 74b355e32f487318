import Testing

@testable import HarkServer

@Suite("Progress of requests and answers")
struct ExchangeTests {
  private enum Step { case begin, end, answer, answered, sent }

  private func stage(_ steps: [Step], isWritable: Bool = true) -> OpenConnections.Stage {
    var exchange = Exchange()
    for step in steps {
      switch step {
      case .begin: exchange.requestBegan()
      case .end: exchange.requestEnded()
      case .answer: exchange.answerBegan()
      case .answered: exchange.answerEnded()
      case .sent: exchange.answerSent()
      }
    }
    return exchange.stage(isWritable: isWritable)
  }

  @Test("A connection is idle only after the client's system has all of its answers")
  func idle() {
    let whole: [Step] = [.begin, .end, .answer, .answered]
    #expect(stage(whole) == .unfinished)
    #expect(stage(whole + [.sent]) == .idle)
    #expect(stage(whole + whole + [.sent]) == .unfinished)
    #expect(stage(whole + whole + [.sent, .sent]) == .idle)
  }

  @Test("The server works on a complete request until it has answered, unless it cannot write")
  func working() {
    #expect(stage([.begin]) == .unfinished)
    #expect(stage([.begin, .end]) == .working)
    #expect(stage([.begin, .end, .answer]) == .working)
    #expect(stage([.begin, .end, .answer], isWritable: false) == .unfinished)
    // The next request is arriving.
    #expect(stage([.begin, .end, .begin]) == .working)
    #expect(stage([.begin, .end, .begin, .answer, .answered, .sent]) == .unfinished)
  }

  @Test("A connection that was answered before the end of its request, or refused, is idle")
  func early() {
    #expect(stage([.begin, .answer, .answered, .sent]) == .idle)
    var exchange = Exchange()
    exchange.requestBegan()
    exchange.isOver = true
    #expect(exchange.stage(isWritable: false) == .idle)
  }
}
