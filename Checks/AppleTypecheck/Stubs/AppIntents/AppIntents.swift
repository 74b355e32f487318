@_exported import FoundationGaps
import Foundation

/// appintents/persistentlyidentifiable.
@available(iOS 16.0, macOS 13.0, *)
public protocol PersistentlyIdentifiable {}

/// Replaces a declaration that is private to the framework and named by appintents/appintent.
public protocol _SupportsAppDependencies {}

/// Replaces a declaration that is private to the framework and named by
/// appintents/intentresult/value-swift.associatedtype.
public protocol _IntentValue {}

/// appintents/appintent.
///
/// conformance: appintents/appintent.
@available(iOS 16.0, macOS 13.0, *)
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  /// appintents/appintent/performresult.
  associatedtype PerformResult: IntentResult

  /// appintents/appintent/title.
  static var title: LocalizedStringResource { get }

  /// appintents/appintent/openappwhenrun, which is deprecated in iOS 26.
  static var openAppWhenRun: Bool { get }

  /// appintents/appintent/supportedmodes.
  @available(iOS 26.0, macOS 26.0, *)
  static var supportedModes: IntentModes { get }

  /// appintents/appintent/init().
  init()

  /// appintents/appintent/perform().
  func perform() async throws -> PerformResult
}

@available(iOS 16.0, macOS 13.0, *)
extension AppIntent {
  /// appintents/appintent/openappwhenrun: an optional requirement.
  public static var openAppWhenRun: Bool { false }

  /// appintents/appintent/supportedmodes: an optional requirement.
  @available(iOS 26.0, macOS 26.0, *)
  public static var supportedModes: IntentModes { .background }
}

/// appintents/intentmodes.
@available(iOS 26.0, macOS 26.0, *)
public struct IntentModes {
  /// appintents/intentmodes/background.
  public static var background: IntentModes { IntentModes() }

  /// appintents/intentmodes/foreground.
  public static var foreground: IntentModes { IntentModes() }
}

/// appintents/intentresult.
///
/// conformance: appintents/intentresult.
@available(iOS 16.0, macOS 13.0, *)
public protocol IntentResult: Sendable {}

/// appintents/intentresultcontainer.
///
/// conformance: appintents/intentresult, which it refines.
@available(iOS 16.0, macOS 13.0, *)
public struct IntentResultContainer<
  Value: _IntentValue, OpensAppIntent: AppIntent, Snippet, Dialog
>:
  IntentResult
{
}

@available(iOS 16.0, macOS 13.0, *)
extension IntentResult {
  /// appintents/intentresult/result().
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> { IntentResultContainer() }
}

extension Never: _IntentValue {}

/// appintents/intentresult/opensappintent: `associatedtype OpensAppIntent: AppIntent = Never`.
@available(iOS 16.0, macOS 13.0, *)
extension Never: AppIntent {
  /// appintents/appintent/title.
  public static var title: LocalizedStringResource { fatalError("no intent") }

  /// appintents/appintent/init().
  public init() { fatalError("no intent") }

  /// appintents/appintent/perform().
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    fatalError("no intent")
  }
}
