/// Decides when a screen reader announces a screen's news: each item once, and never while the
/// microphone is open, which would transcribe it.
///
/// News that arrives during a recording is announced afterwards if it still applies.
public struct NewsReading: Sendable, Equatable {
  private var last: ScreenNews
  private var isWaiting = false

  /// Creates a state in which `told` counts as already announced, such as the news shown when the
  /// screen appears.
  public init(after told: ScreenNews = ScreenNews(nil)) { last = told }

  /// Takes the screen's current news and returns the text to announce now, if any.
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

/// A screen's news for a screen reader.
public struct ScreenNews: Sendable, Equatable {
  /// The text; `nil` if there is no news.
  public let text: String?

  /// A number that distinguishes the text from an identical earlier one.
  public let number: Int

  /// Creates news.
  public init(_ text: String?, number: Int = 0) {
    self.text = text
    self.number = number
  }
}
