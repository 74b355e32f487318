import Testing

@testable import HarkCommand

@Suite("The keys of hark listen")
struct ListenWishTests {
  @Test("Each key means one thing, and others nothing")
  func keys() {
    #expect(ListenWish.wishes(in: Array(" \n".utf8)) == [.toggle, .toggle])
    #expect(ListenWish.wishes(in: Array("cC".utf8)) == [.cancel, .cancel])
    #expect(ListenWish.wishes(in: Array("q\u{4}".utf8)) == [.quit, .quit])
    #expect(ListenWish.wishes(in: Array("xyzæ1".utf8)).isEmpty)
  }

  @Test("An arrow key is no letter")
  func arrow() {
    #expect(ListenWish.wishes(in: Array("\u{1B}[C".utf8)).isEmpty)
  }
}
