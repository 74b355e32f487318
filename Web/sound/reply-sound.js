/** How many rendered blocks are remembered, to know what was heard some time after it was played. */
const remembered = 256;

/**
 * The sound of one reply while it is played: mono, numbered from its first sample.
 *
 * It is what the audio thread renders block by block, and needs nothing of a browser.
 */
export class ReplySound {
  #pieces = [];
  #position = 0;
  #total = null;
  #gain = 1;
  #target = 1;
  #step = 0;
  #edge = null;
  #isHeld = false;
  #played = new Uint32Array(remembered);
  #blocks = 0;

  /** Adds a piece, 16-bit samples of which the first has the number `first`. */
  add(first, samples) {
    this.#pieces.push({ first, samples });
  }

  /** Goes to `gain` within so many samples, whatever waits to be played. */
  fade(gain, samples) {
    this.#target = gain;
    this.#step = (gain - this.#gain) / Math.max(samples, 1);
  }

  /** Holds the sound where it is; nothing of it is lost. */
  pause() {
    if (!this.#isHeld) this.#edge = 'out';
  }

  resume() {
    if (this.#isHeld) this.#edge = 'in';
    else if (this.#edge === 'out') this.#edge = null;
    this.#isHeld = false;
  }

  /** No more comes than `total` samples in all. */
  finish(total) {
    this.#total = total;
  }

  /** Fills `out` with what is to be heard next; silence where nothing is. */
  render(out) {
    const from = this.#position;
    const gain = this.#gain;
    // What is heard softly about a pause is heard in full as well: before it, or after it.
    if (this.#edge === 'in') this.#position = Math.max(from - out.length, 0);
    if (this.#isHeld) out.fill(0);
    else this.#play(out);
    if (this.#edge === 'in' && from > 0) slope(out, 0, 1);
    if (this.#edge === 'out') {
      slope(out, 1, 0);
      [this.#position, this.#gain, this.#isHeld] = [from, gain, true];
    }
    this.#edge = null;
    this.#forget(out.length);
    this.#blocks += 1;
    this.#played[this.#blocks % remembered] = this.#position;
  }

  /** How many samples had been played so many blocks ago. */
  heard(blocksAgo) {
    const block = this.#blocks - Math.min(blocksAgo, remembered - 1);
    return block > 0 ? this.#played[block % remembered] : 0;
  }

  /** Whether all had been played so many blocks ago. */
  hasEnded(blocksAgo) {
    return this.#total !== null && this.heard(blocksAgo) >= this.#total;
  }

  #play(out) {
    let index = 0;
    for (let at = 0; at < out.length; at += 1) {
      while (this.#pieces[index] && endOf(this.#pieces[index]) <= this.#position) index += 1;
      const piece = this.#pieces[index];
      this.#ramp();
      out[at] = 0;
      if (!piece) continue;
      this.#position = Math.max(this.#position, piece.first);
      out[at] = (this.#gain * piece.samples[this.#position - piece.first]) / 32_768;
      this.#position += 1;
    }
  }

  #ramp() {
    if (this.#gain === this.#target) return;
    const next = this.#gain + this.#step;
    this.#gain = this.#step > 0 ? Math.min(next, this.#target) : Math.max(next, this.#target);
  }

  #forget(blockLength) {
    const needed = this.#position - blockLength;
    while (this.#pieces.length && endOf(this.#pieces[0]) <= needed) this.#pieces.shift();
  }
}

function slope(block, from, to) {
  for (let at = 0; at < block.length; at += 1) {
    block[at] *= from + ((to - from) * (at + 1)) / block.length;
  }
}

function endOf({ first, samples }) {
  return first + samples.length;
}
