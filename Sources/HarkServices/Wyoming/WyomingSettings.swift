import Hark

/// The settings of a recognition server that uses the Wyoming protocol.
///
/// ```swift
/// let settings = WyomingSettings(host: "homeassistant.local", locales: [.norwegianBokmal])
/// ```
public struct WyomingSettings: Sendable, Equatable {
  /// The server's host name or IP address.
  public var host: String

  /// The server's port, 1…65535.
  public var port: Int

  /// The requested model; `nil` for the server's default.
  public var model: String?

  /// The languages for which the server is used, best first.
  public var locales: [LocaleTag]

  /// The timeouts and retries of requests to the server.
  public var retry: RetryPolicy

  /// The default port of Home Assistant's speech recognizers.
  public static let standardPort = 10_300

  /// Creates settings.
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
