import CEspeak
import Dispatch
import Hark

/// The library, of which a process has one; everything but `rate` and `voices` belongs to `queue`,
/// and nothing is spoken there before those are known.
enum Espeak {
  /// Calls the library, one thing after another.
  static let queue = DispatchQueue(label: "hark-espeak")

  /// Milliseconds of sound in each of the library's buffers: smaller begins sooner.
  private static let buffer: Int32 = 60

  /// Samples a second of the library's sound; nil when its data is missing.
  ///
  /// Loaded by whoever asks first; Swift makes the others wait.
  static let rate: Int? = {
    let rate = espeak_Initialize(
      AUDIO_OUTPUT_SYNCHRONOUS, buffer, nil, Int32(espeakINITIALIZE_DONT_EXIT))
    guard rate > 0 else { return nil }
    espeak_SetSynthCallback { takeSound($0, $1, $2) }
    return Int(rate)
  }()

  /// Its voices, the best for each language alone, and those nearest to the language first.
  static let voices: [EspeakVoice] = {
    guard rate != nil, var place = espeak_ListVoices(nil) else { return [] }
    var all: [EspeakVoice] = []
    while let voice = place.pointee {
      all += EspeakVoice.all(of: voice.pointee)
      place += 1
    }
    return all.best
  }()

  /// Words in a minute at the usual speed, and at the slowest that the library knows.
  private static let usualPace = 175.0
  private static let slowestPace = 80.0

  /// Makes the sound of a wish, so many times as fast as usual; false when the library refuses.
  static func speak(_ wish: EspeakWish, with voice: String, speed: Double) -> Bool {
    let pace = usualPace * speed
    guard let rate, espeak_SetVoiceByName(voice) == EE_OK,
      wish.begin(at: rate, lengthened: slowestPace / pace)
    else { return false }
    // Set each time: it belongs to the library, and so to whoever speaks next.
    espeak_SetParameter(espeakRATE, Int32(max(pace, slowestPace).rounded()), 0)
    let flags = UInt32(espeakCHARS_UTF8 | espeakENDPAUSE)
    let place = Unmanaged.passUnretained(wish).toOpaque()
    let answer = wish.text.withCString { text in
      espeak_Synth(text, wish.text.utf8.count + 1, 0, POS_CHARACTER, 0, flags, nil, place)
    }
    if answer == EE_OK { wish.end() }
    return answer == EE_OK
  }

  /// Called by the library on the thread that speaks; 1 makes it stop.
  private static func takeSound(
    _ samples: UnsafeMutablePointer<Int16>?, _ count: Int32,
    _ events: UnsafeMutablePointer<espeak_EVENT>?
  ) -> Int32 {
    guard let events, let place = events.pointee.user_data else { return 0 }
    let wish = Unmanaged<EspeakWish>.fromOpaque(place).takeUnretainedValue()
    var event = events
    while event.pointee.type != espeakEVENT_LIST_TERMINATED {
      if event.pointee.type == espeakEVENT_WORD { wish.note(event.pointee) }
      event += 1
    }
    return wish.take(UnsafeBufferPointer(start: samples, count: Int(count))) ? 0 : 1
  }
}
