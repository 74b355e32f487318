import Foundation

extension View {
  /// swiftui/view/disabled(_:).
  nonisolated public func disabled(_ disabled: Bool) -> some View { _StubView() }

  /// swiftui/view/allowshittesting(_:).
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { _StubView() }

  /// swiftui/view/onappear(perform:).
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { _StubView() }

  /// swiftui/view/ondisappear(perform:).
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    _StubView()
  }

  /// swiftui/view/task(priority:_:).
  @preconcurrency nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View { _StubView() }

  /// swiftui/view/task(id:priority:_:).
  @preconcurrency nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View { _StubView() }

  /// swiftui/view/onchange(of:initial:_:).
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    _Evaluation.current?.comparisons.append(
      _Evaluation.Comparison(value: value) { old in
        if let old = old as? V, old != value { action(old, value) }
      })
    return _StubView()
  }

  /// swiftui/view/onchange(of:initial:_:).
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { _StubView() }

  /// swiftui/view/animation(_:value:).
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    _StubView()
  }

  /// swiftui/view/transition(_:).
  nonisolated public func transition(_ t: AnyTransition) -> some View { _StubView() }

  /// swiftui/view/sensoryfeedback(_:trigger:).
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)
    -> some View
  { _StubView() }

  /// swiftui/view/sensoryfeedback(_:trigger:condition:).
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { _StubView() }

  /// swiftui/view/sensoryfeedback(trigger:_:).
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { _StubView() }

  /// swiftui/view/symboleffect(_:options:isactive:).
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { _StubView() }

  /// swiftui/view/symboleffect(_:options:value:).
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { _StubView() }

}
