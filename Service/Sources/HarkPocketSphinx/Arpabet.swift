/// The phonemes of the model's dictionary, those of CMUdict without stress.
enum Arpabet {
  /// Returns the phonemes for a word in the International Phonetic Alphabet; `nil` if it has none.
  ///
  /// Phonemes that American English lacks become the nearest that it has; stress, length, and
  /// anything unknown are left out.
  static func phonemes(ipa: String) -> String? {
    var phonemes: [String] = []
    // Without composition, a combining mark would be a part of its letter.
    var rest = Array(ipa.unicodeScalars)[...]
    while !rest.isEmpty {
      let length = (1...min(longest, rest.count)).reversed().first { table[key(rest, $0)] != nil }
      if let length, let found = table[key(rest, length)] { phonemes += found }
      rest.removeFirst(length ?? 1)
    }
    return phonemes.isEmpty ? nil : phonemes.joined(separator: " ")
  }

  private static func key(_ scalars: ArraySlice<Unicode.Scalar>, _ length: Int) -> String {
    var key = String.UnicodeScalarView()
    key.append(contentsOf: scalars.prefix(length))
    return String(key)
  }

  private static let longest = 3

  /// The phonemes for each of those that eSpeak NG writes, in words of English and of other languages.
  private static let table: [String: [String]] = {
    let rows = """
      aɪə=AY AH;aɪɚ=AY ER;aʊɚ=AW ER;iːə=IY AH;ɔːɹ=AO R;oːɹ=AO R;ɑːɹ=AA R;ɛɹ=EH R;ɪɹ=IH R;ʊɹ=UH R
      tʃ=CH;dʒ=JH;eɪ=EY;aɪ=AY;aʊ=AW;ɔɪ=OY;oʊ=OW;əʊ=OW;ɪə=IY AH;ʊə=UH AH;əl=AH L
      iː=IY;uː=UW;ɑː=AA;ɔː=AO;ɜː=ER;oː=AO;eː=EY;aː=AA
      ɚ=ER;ɝ=ER;i=IY;ɪ=IH;ᵻ=IH;e=EH;ɛ=EH;æ=AE;a=AE;ɐ=AH;ə=AH;ʌ=AH;ɑ=AA;ɒ=AA;ɔ=AO;o=OW;ʊ=UH;u=UW
      y=UW;ø=ER;œ=ER
      p=P;b=B;t=T;d=D;k=K;ɡ=G;g=G;f=F;v=V;θ=TH;ð=DH;s=S;z=Z;ʃ=SH;ʒ=ZH;h=HH;m=M;n=N;ŋ=NG;l=L;ɫ=L
      ɹ=R;r=R;w=W;j=Y;ɾ=T;ʔ=T;x=K;ç=HH;ɬ=L;ɲ=N Y
      """
    var table: [String: [String]] = [:]
    for entry in rows.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
      let parts = entry.split(separator: "=")
      table[String(parts[0])] = parts[1].split(separator: " ").map(String.init)
    }
    return table
  }()
}
