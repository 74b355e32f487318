/// The environment of programs that `hark` starts, such as a browser.
///
/// Only known variables are passed on: the others can contain tokens and keys, which the programs
/// do not need and could reveal.
enum ChildVariables {
  private static let names: Set = [
    "HOME", "LANG", "LANGUAGE", "LOGNAME", "PATH", "SHELL", "TERM", "TMPDIR", "TZ", "USER",
    // The libraries, models, and voices of the recognizer and the voice.
    "ESPEAK_DATA_PATH", "HARK_MODEL", "HARK_SHERPA", "HARK_SILERO", "LD_LIBRARY_PATH",
    // The desktop and its browser.
    "BROWSER", "DBUS_SESSION_BUS_ADDRESS", "DESKTOP_SESSION", "DISPLAY", "KDE_FULL_SESSION",
    "KDE_SESSION_VERSION", "WAYLAND_DISPLAY", "XAUTHORITY",
  ]

  private static let prefixes = ["LC_", "PULSE_", "XDG_"]

  /// Returns the variables of `environment` to pass on, as `NAME=value`.
  static func of(_ environment: [String: String]) -> [String] {
    environment
      .filter { name, _ in names.contains(name) || prefixes.contains(where: name.hasPrefix) }
      .map { "\($0)=\($1)" }.sorted()
  }
}
