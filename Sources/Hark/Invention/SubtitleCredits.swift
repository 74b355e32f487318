/// Subtitle credits and the closing words of videos, from which speech models have learned that
/// silence means “Thanks for watching!”.
enum SubtitleCredits {
  /// The assumed number of letters and digits per second of speech: a spoken credit is slower, so a
  /// credit that exceeds this rate is invented.
  static let lettersPerSecond = 25.0

  /// Returns whether all of `text` consists of credits that are too long for `speech` seconds of speech.
  static func isCredit(_ text: String, over speech: Double) -> Bool {
    let keys = text.wordKeys
    let letters = keys.reduce(0) { $0 + $1.count }
    return Double(letters) > speech * lettersPerSecond && isMade(of: keys)
  }

  /// Returns whether `keys` is a sequence of credits, which may contain arbitrary names.
  private static func isMade(of keys: [String]) -> Bool {
    var ends = Set([0])
    for start in keys.indices where ends.contains(start) {
      let rest = keys[start...]
      let text = rest.joined(separator: " ")
      if openings.contains(where: { text.hasPrefix($0 + " ") }) { return true }
      for count in 1...min(rest.count, longest)
      where whole.contains(rest.prefix(count).joined(separator: " ")) { ends.insert(start + count) }
    }
    return !keys.isEmpty && ends.contains(keys.count)
  }

  private static let whole = Set(
    [
      english, norwegian, danish, swedish, german, dutch, french, spanish, portuguese, italian,
      polish, russian, eastAsian,
    ]
    .flatMap { $0.split(separator: "\n") }.map { String($0).wordKeys.joined(separator: " ") })

  private static let longest = whole.map { $0.split(separator: " ").count }.max() ?? 0

  /// The beginnings of credits that end with a name or an address.
  private static let openings =
    """
    subtitles by
    subtitled by
    captions by
    captioned by
    transcribed by
    transcription by
    translated by
    undertekster av
    undertekst av
    teksting av
    tekstet av
    undertekster af
    tekstet af
    danske tekster af
    undertexter av
    undertextning av
    svensktextning
    untertitel von
    untertitel der
    untertitel im auftrag des
    untertitelung des
    untertitelung aufgrund der
    ondertiteling door
    ondertiteld door
    sous-titres par
    sous-titrage
    sous-titres réalisés par
    subtítulos por
    subtítulos realizados por
    subtitulado por
    legendas por
    legendado por
    sottotitoli di
    sottotitoli creati dalla
    sottotitoli e revisione a cura di
    napisy stworzone przez
    napisy wykonane przez
    субтитры сделал
    субтитры создавал
    субтитры подготовил
    редактор субтитров
    字幕由
    字幕by
    자막 제공
    """
    .split(separator: "\n").map { String($0).wordKeys.joined(separator: " ") }

  private static let english = """
    thank you
    thank you very much
    thank you so much
    thanks for watching
    thank you for watching
    thank you so much for watching
    thanks for listening
    thank you for listening
    please subscribe
    please subscribe to my channel
    please like and subscribe
    like and subscribe
    don't forget to like and subscribe
    see you next time
    see you in the next video
    i'll see you in the next video
    bye
    bye bye
    bye-bye
    you
    """

  private static let norwegian = """
    takk for at du så på
    takk for at dere så på
    takk for meg
    takk for nå
    takk for oppmerksomheten
    undertekster av amara.org
    """

  private static let danish = """
    tak fordi du så med
    tak fordi I så med
    tak for at du så med
    """

  private static let swedish = """
    tack för att du tittade
    tack för att ni tittade
    tack för att du har tittat
    """

  private static let german = """
    vielen dank
    vielen dank fürs zuschauen
    danke fürs zuschauen
    bis zum nächsten mal
    untertitel
    """

  private static let dutch = """
    bedankt voor het kijken
    tot de volgende keer
    """

  private static let french = """
    merci d'avoir regardé
    merci d'avoir regardé cette vidéo
    abonnez-vous
    n'oubliez pas de vous abonner
    """

  private static let spanish = """
    gracias por ver
    gracias por ver el video
    muchas gracias por ver el video
    suscríbete
    suscríbete al canal
    """

  private static let portuguese = """
    obrigado por assistir
    inscreva-se no canal
    """

  private static let italian = """
    grazie per la visione
    grazie per aver guardato il video
    iscrivetevi al canale
    """

  private static let polish = """
    dziękuję za oglądanie
    dzięki za oglądanie
    """

  private static let russian = """
    продолжение следует
    спасибо за просмотр
    подписывайтесь на канал
    """

  private static let eastAsian = """
    ご視聴ありがとうございました
    ご視聴ありがとうございます
    最後までご視聴ありがとうございました
    チャンネル登録お願いします
    谢谢观看
    感谢观看
    谢谢大家
    请不吝点赞 订阅 转发 打赏支持明镜与点点栏目
    시청해주셔서 감사합니다
    구독과 좋아요 부탁드립니다
    """
}
