import CEspeak
import Dispatch
import Hark

/// The library, of which a process has one; everything but `rate` and `voices` belongs to `queue`, or in a
/// worker to the thread that works, and nothing is spoken there before those are known.
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

  /// The voice for a language and region, else for the language; nil when there is none.
  static func voice(for locale: LocaleTag) -> EspeakVoice? {
    LocaleTag.resolve([locale], among: voices.map(\.voice.locale)).flatMap { found in
      voices.first { $0.voice.locale == found }
    }
  }

  /// Speaks what is ordered; false when the library refuses, or when it is no longer wanted.
  static func speak(
    _ order: EspeakOrder, isWanted: @escaping () -> Bool, send: @escaping (SpokenChunk) -> Void
  ) -> Bool {
    let pace = usualPace * order.speed
    guard isWanted(), let rate, let voice = file(of: order.voice),
      espeak_SetVoiceByName(voice) == EE_OK,
      let wish = EspeakWish(
        order.sentence, at: rate, lengthened: slowestPace / pace, isWanted: isWanted, send: send)
    else { return false }
    defer { withExtendedLifetime(wish) {} }
    // Set each time: it belongs to the library, and so to whoever speaks next.
    espeak_SetParameter(espeakRATE, Int32(max(pace, slowestPace).rounded()), 0)
    let flags = UInt32(espeakCHARS_UTF8 | espeakENDPAUSE)
    let place = Unmanaged.passUnretained(wish).toOpaque()
    let text = wish.text.spoken
    let answer = text.withCString {
      espeak_Synth($0, text.utf8.count + 1, 0, POS_CHARACTER, 0, flags, nil, place)
    }
    if answer == EE_OK { wish.end() }
    return answer == EE_OK
  }

  private static func file(of voice: EspeakOrder.Voice) -> String? {
    switch voice {
    case .file(let name): name
    case .best(let tag): LocaleTag(tag).flatMap { self.voice(for: $0) }?.file
    }
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
