/// The deadlines for final results.
package enum FinalWait {
  /// Returns the maximum wait for final results after the audio ends, in seconds (D4).
  ///
  /// `unfinished` is the duration of the audio without a final result, in seconds.
  package static func seconds(unfinished: Double) -> Double { 0.5 + 0.2 * unfinished }

  /// The wait while a reply is paused for speech without recognized words, in seconds.
  ///
  /// The sound is most likely a cough, and the reply should resume within a second of it.
  static let wordless = 0.3

  /// The maximum wait from the end of the audio, in seconds, for a recognizer that is still
  /// starting or has not yet processed all of the audio.
  package static let longest = 10.0
}
