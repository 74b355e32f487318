import Hark

/// Which server recognises speech by the Wyoming protocol, and how it is asked.
///
/// ```swift
/// let settings = WyomingSettings(host: "homeassistant.local", locales: [.norwegianBokmal])
/// ```
public struct WyomingSettings: Sendable, Equatable {
  /// The server's name or number.
  public var host: String

  /// Its port, 1…65535.
  public var port: Int

  /// The model that is asked for; nil for the server's own choice.
  public var model: String?

  /// The languages that it is used for, best first.
  public var locales: [LocaleTag]

  /// How long the server is waited for, and how it is tried again.
  public var retry: RetryPolicy

  /// The port of the speech recognisers that come with Home Assistant.
  public static let standardPort = 10_300

  /// Makes settings.
  public init(
    host: String, port: Int = Self.standardPort, model: String? = nil,
    locales: [LocaleTag] = [.americanEnglish], retry: RetryPolicy = RetryPolicy()
  ) {
    self.host = host
    self.port = port
    self.model = model
    self.locales = locales
    self.retry = retry
  }
}
