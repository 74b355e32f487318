/**
 * The number of rendered blocks whose positions are remembered, to account for the output latency.
 */
const remembered = 256;

/**
 * The audio of one reply during playback: mono, numbered from its first sample.
 *
 * The audio thread renders it block by block. It uses no browser API.
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

  /** Adds 16-bit samples, starting at sample number `first`. */
  add(first, samples) {
    this.#pieces.push({ first, samples });
  }

  /** Ramps to `gain` within `samples` samples, including those already queued. */
  fade(gain, samples) {
    this.#target = gain;
    this.#step = (gain - this.#gain) / Math.max(samples, 1);
  }

  /** Pauses at the current position without losing samples. */
  pause() {
    if (!this.#isHeld) this.#edge = 'out';
  }

  resume() {
    if (this.#isHeld) this.#edge = 'in';
    else if (this.#edge === 'out') this.#edge = null;
    this.#isHeld = false;
  }

  /** Ends the reply after `total` samples. */
  finish(total) {
    this.#total = total;
  }

  /** Fills `out` with the next samples, or with silence if there are none. */
  render(out) {
    const from = this.#position;
    const gain = this.#gain;
    // Samples that are faded at a pause are also played at full gain, before or after the pause.
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

  /** Returns the number of samples that had been played `blocksAgo` blocks ago. */
  heard(blocksAgo) {
    const block = this.#blocks - Math.min(blocksAgo, remembered - 1);
    return block > 0 ? this.#played[block % remembered] : 0;
  }

  /** Whether the whole reply had been played `blocksAgo` blocks ago. */
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
