/** The maximum number of samples in one message (0.2 s). */
const messageSamples = 3200;

/** The number of samples retained for a resume (30 s). */
const keptSamples = 480_000;

const headerBytes = 8;

/**
 * The audio of one opening: unsent samples, and sent samples that the server may request again after
 * a lost connection.
 *
 * Samples are 16-bit mono at 16,000 Hz, numbered from the start of the opening.
 */
export class SoundLog {
  #pieces = [];
  #next = 0;
  #end = 0;
  #isClosed = false;

  constructor(opening) {
    this.opening = opening;
  }

  /** The number of samples so far, sent or not. */
  get end() {
    return this.#end;
  }

  get hasMore() {
    return this.#next < this.#end;
  }

  get isClosed() {
    return this.#isClosed;
  }

  /**
   * The stored audio of a closed opening; `undefined` while the opening continues or if there is no
   * audio.
   */
  get stored() {
    if (!this.#isClosed || !this.#pieces.length) return undefined;
    return { opening: this.opening, first: this.#pieces[0].first, samples: this.#end };
  }

  /** Ends the audio, which is kept. */
  close() {
    this.#isClosed = true;
    this.#next = this.#end;
  }

  /** Adds samples, starting at sample number `first`, unless the audio has ended. */
  add(first, samples) {
    if (this.#isClosed) return;
    this.#pieces.push({ first, samples });
    this.#end = first + samples.length;
    while (this.#end - this.#pieces[0].first > keptSamples) this.#pieces.shift();
  }

  /** Continues from sample `number`, the first that the server has not received. */
  rewind(number) {
    this.#next = number;
  }

  /** Returns the next message, or `null` if everything is sent. */
  take() {
    let index = this.#pieces.findIndex((piece) => endOf(piece) > this.#next);
    if (index < 0) return null;
    const first = Math.max(this.#next, this.#pieces[index].first);
    const room = new ArrayBuffer(headerBytes + 2 * messageSamples);
    const samples = new Int16Array(room, headerBytes);
    let count = 0;
    for (; index < this.#pieces.length && count < messageSamples; index += 1) {
      const piece = this.#pieces[index];
      // A gap ends the message, which carries only the number of its first sample.
      if (piece.first > first + count) break;
      const start = first + count - piece.first;
      const part = piece.samples.subarray(start, start + messageSamples - count);
      samples.set(part, count);
      count += part.length;
    }
    this.#next = first + count;
    const header = new DataView(room);
    header.setUint32(0, this.opening, true);
    header.setUint32(4, first, true);
    return room.slice(0, headerBytes + 2 * count);
  }
}

function endOf(piece) {
  return piece.first + piece.samples.length;
}
