import Foundation

extension View {
  /// swiftui/view/sheet(ispresented:ondismiss:content:).
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { _StubView() }

  /// swiftui/view/sheet(item:ondismiss:content:).
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { _StubView() }

  /// swiftui/view/alert(_:ispresented:actions:).
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { _StubView() }

  /// swiftui/view/alert(_:ispresented:actions:message:).
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { _StubView() }

  /// swiftui/view/alert(_:ispresented:actions:message:).
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { _StubView() }

  /// swiftui/view/alert(_:ispresented:presenting:actions:message:).
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { _StubView() }

  /// swiftui/view/alert(ispresented:error:actions:).
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View { _StubView() }

  /// swiftui/view/alert(ispresented:error:actions:message:).
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View { _StubView() }

  /// swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:).
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { _StubView() }

  /// swiftui/view/presentationdetents(_:).
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    _StubView()
  }

  /// swiftui/view/presentationdetents(_:selection:).
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { _StubView() }

  /// swiftui/view/presentationdragindicator(_:).
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    _StubView()
  }

  /// swiftui/view/presentationbackgroundinteraction(_:).
  @available(iOS 16.4, macOS 13.3, *)
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { _StubView() }

  /// swiftui/view/interactivedismissdisabled(_:).
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    _StubView()
  }

  /// swiftui/view/navigationtitle(_:).
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    _StubView()
  }

  /// swiftui/view/navigationtitle(_:).
  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S)
    -> some View
  { _StubView() }

  /// swiftui/view/navigationbartitledisplaymode(_:).
  @available(macOS, unavailable) nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { _StubView() }

  /// swiftui/view/navigationdestination(for:destination:).
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { _StubView() }

  /// swiftui/view/toolbar(content:).
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    _StubView()
  }

  /// swiftui/view/toolbar(content:).
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { _StubView() }

}
