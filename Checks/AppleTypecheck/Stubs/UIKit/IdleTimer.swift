extension UIApplication {
  /// uikit/uiapplication/isidletimerdisabled
  public var isIdleTimerDisabled: Bool {
    get { stub() }
    set { stub() }
  }
}
