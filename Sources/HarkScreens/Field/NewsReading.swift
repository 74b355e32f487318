/// When a screen reader says what a screen has to tell: each piece once, and never into an open
/// microphone, which would write it down.
///
/// What comes while something is recorded is said afterwards, where it still holds.
public struct NewsReading: Sendable, Equatable {
  private var last: ScreenNews
  private var isWaiting = false

  /// Begins where `told` is news no more, as what stands there when the screen appears.
  public init(after told: ScreenNews = ScreenNews(nil)) { last = told }

  /// The screen has `news`, the last or another or none; what is to be said now, if anything.
  public mutating func take(_ news: ScreenNews, isRecording: Bool) -> String? {
    if news != last {
      last = news
      isWaiting = news.text != nil
    }
    guard isWaiting, !isRecording else { return nil }
    isWaiting = false
    return news.text
  }
}

/// What a screen has to tell.
public struct ScreenNews: Sendable, Equatable {
  /// The words; nil for nothing.
  public let text: String?

  /// Tells the same words from those that were told before.
  public let number: Int

  /// Makes news.
  public init(_ text: String?, number: Int = 0) {
    self.text = text
    self.number = number
  }
}
