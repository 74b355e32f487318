import Testing

@testable import HarkFinishing

@Suite("Pieces of finished text")
struct PieceTests {
  @Test("Each word belongs to one piece, and the pieces to the text, in order")
  func order() throws {
    for line in try Dictation.lines(of: "english") {
      var finisher = try #require(Finisher(language: "en", options: line.options))
      let finished = finisher.finish(line.words)
      var words = 0
      var text = 0
      for piece in finished.pieces {
        #expect(piece.words.lowerBound == words, "\(line)")
        #expect(piece.text.lowerBound >= text, "\(line)")
        words = piece.words.upperBound
        text = piece.text.upperBound
      }
      #expect(words == line.words.count, "\(line)")
      #expect(text == finished.text.utf8.count, "\(line)")
    }
  }

  @Test("A piece knows what was said")
  func said() throws {
    var finisher = try #require(Finisher(language: "en", options: .init(fillers: true)))
    let words = SpokenWord.words(of: "pay um twenty five dollars comma please")
    let finished = finisher.finish(words)
    #expect(finished.text == "Pay $25, please")
    #expect(
      finished.pieces.map { finished.text(of: $0) } == ["Pay", "", "$25", ",", "please"])
    #expect(finished.pieces.map(\.isChanged) == [false, true, true, true, false])
    let said = finished.pieces.map { words[$0.words].map(\.text).joined(separator: " ") }
    #expect(said == ["pay", "um", "twenty five dollars", "comma", "please"])
  }
}
