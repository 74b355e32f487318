import Glibc

/// An open sound file or pipe, ready for decoding.
struct SoundFile {
  let decoder: SoundDecoder
  let promised: Int?
  let expected: Int?
  let lacksEnd: Bool

  /// Opens `source` and waits for a pipe's first bytes; hanging up `line` ends every wait.
  static func open(
    _ source: SoundSource, line: SoundLine, pipePatience: Double
  ) throws(SoundFileError) -> SoundFile {
    let input = try SoundInput.open(source, pipePatience: pipePatience)
    switch input.kind {
    case .file(let size): return try open(file: input.descriptor, size: size, line: line)
    case .stream(let patience):
      let reader = PipeReader(descriptor: input.descriptor, line: line)
      guard reader.waits(atMost: patience) else {
        close(input.descriptor)
        throw .silentPipe(seconds: patience ?? 0)
      }
      return try open(pipe: reader)
    }
  }

  private static func open(
    file: Int32, size: Int, line: SoundLine
  ) throws(SoundFileError) -> SoundFile {
    if size == 0 {
      close(file)
      throw .empty
    }
    let header = ContainerHeader.read { bytes(of: file, at: $0, count: $1) }
    // A recorder that was killed leaves a length of 0, although its audio is present.
    let hidesLength = header.map { $0.soundLength == 0 && size > $0.soundStart } ?? false
    let head = bytes(of: file, at: 0, count: SoundMagic.length)
    let tag = MPEGHead.tagLength(head)
    // libsndfile skips the tag before FLAC itself, but reads FLAC only from a file.
    let isTaggedFLAC = tag > 0 && bytes(of: file, at: tag, count: 4) == Array("fLaC".utf8)
    if hidesLength || (tag > 0 && !isTaggedFLAC) || MPEGHead.hasSync(head) {
      return try open(pipe: PipeReader(descriptor: file, line: line))
    }
    guard isTaggedFLAC || SoundMagic.isSupported(head) else {
      close(file)
      throw .notSound
    }
    let decoder = try SoundDecoder(owning: file)
    if decoder.frames == 0 { throw .noSamples }
    var promised = decoder.frames
    if let found = promised, let length = header?.soundLength, let start = header?.soundStart,
      start + length > size
    {
      promised = Int(Double(found) * Double(length) / Double(max(size - start, 1)))
    }
    // libsndfile finds the length of an Ogg file in its last page, and reports no length if that
    // page is missing. A FLAC file that was streamed during encoding never states its length.
    return SoundFile(
      decoder: decoder, promised: promised, expected: decoder.frames,
      lacksEnd: decoder.frames == nil && head.starts(with: "OggS".utf8))
  }

  private static func open(pipe reader: PipeReader) throws(SoundFileError) -> SoundFile {
    var head = reader.head(headLength)
    if head.isEmpty {
      close(reader.descriptor)
      throw .empty
    }
    if MPEGHead.tagLength(head) > 0 { head = reader.skip(MPEGHead.tagLength(head), of: head) }
    guard SoundMagic.isSupported(head) else {
      close(reader.descriptor)
      throw .notSound
    }
    // FLAC and CAF files are also read from the end, and libsndfile refuses VOC files in pipes.
    if ["fLaC", "caff", "Creative Voice File"].contains(where: { head.starts(with: $0.utf8) }) {
      let copy = try PipeCopy(head: head, reader: reader).spool()
      let size = Int(lseek(copy, 0, SEEK_END))
      lseek(copy, 0, SEEK_SET)
      return try open(file: copy, size: size, line: reader.line)
    }
    let header = ContainerHeader.read { offset, count in
      Array(head.dropFirst(offset).prefix(count))
    }
    if let header, header.soundLength == 0, head.count > header.soundStart {
      // A length of 0 with audio after it means that the length was unknown.
      for index in 0..<4 { head[header.lengthField + index] = 0xFF }
    }
    PipeCopy(head: head, reader: reader).pump()
    let decoder = try SoundDecoder(owning: fcntl(reader.line.tap, F_DUPFD_CLOEXEC, 3))
    let isKnown = header?.soundLength ?? 0 > 0 || MPEGHead.hasSync(head)
    let frames = isKnown ? decoder.frames : nil
    return SoundFile(decoder: decoder, promised: frames, expected: frames, lacksEnd: false)
  }

  /// The number of bytes that suffices to detect the format and to read an ordinary header.
  private static let headLength = 4096

  private static func bytes(of file: Int32, at offset: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(pread(file, buffer.baseAddress, count, off_t(offset)), 0)
    }
  }
}

extension SoundFile {
  /// Returns the problem with audio that ends after `frames` frames; `nil` if it is complete.
  func problem(after frames: Int) -> SoundFileError? {
    let isShort = promised.map { frames < $0 } ?? false
    guard isShort || lacksEnd || decoder.hasFailed else { return nil }
    let rate = Double(decoder.rate)
    return .truncated(
      heard: Double(frames) / rate, promised: isShort ? promised.map { Double($0) / rate } : nil)
  }
}
