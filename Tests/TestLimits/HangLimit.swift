import Testing

#if os(Linux) || os(macOS)
  extension Trait where Self == TimeLimitTrait {
    /// Ends a test that hangs.
    ///
    /// Swift Testing's own limit requires iOS 16, and tests are built for iOS 15, the earliest
    /// version that the package supports. For iOS, `xcodebuild -test-timeouts-enabled YES` ends
    /// such tests instead.
    public static func hangLimit(minutes: Int) -> Self { .timeLimit(.minutes(minutes)) }
  }
#else
  /// A trait that has no effect.
  public struct HangLimit: TestTrait, SuiteTrait {}

  extension Trait where Self == HangLimit {
    /// Sets no limit; see the other declaration.
    public static func hangLimit(minutes: Int) -> Self { HangLimit() }
  }
#endif
