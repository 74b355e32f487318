import { credentials, forgetToken, sessionAddress } from './connection/session-address.js';
import { leave, takeLeft } from './connection/left-session.js';
import { finishing, onTextChoice } from './connection/text-choice.js';
import { HeardSound } from './look/heard-sound.js';
import { theMicrophone } from './sound/chosen-source.js';
import { Loudspeaker } from './sound/loudspeaker.js';
import { Opening } from './sound/opening.js';
import { words } from './words.js';

/** The actions of the microphone button. */
const presses = new Set(['press', 'activate']);

/**
 * The phases in which a press begins a recording, and the phases between the press and the
 * recording.
 */
const ready = new Set(['idle', 'failed']);
const beginning = new Set(['authorizing', 'starting', 'listening', 'recording']);

const stillMotion = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * The page's side of one session. Sends the user's actions to the server and passes the server's
 * screens to `face`.
 *
 * `face.isReady` is a promise that resolves when `face` can draw. Its methods are:
 * - `begin(words, screen, isFresh, language)`: `isFresh` is true if this page has not acted in the
 *   session yet; `language` is the language of `words` as a BCP 47 tag.
 * - `draw(screen)`, `level(level)`, `link(link)`, `announce(text, isUrgent)` and `openSettings()`.
 * - `sound(canSound)`: whether replies are audible from now on.
 * - `goesOnUnseen()`: whether the session continues while the page is hidden.
 * - `texts()`: the current field contents as `{text, field}`, the focused field last. `field` is
 *   `null` if there is only one.
 */
export class Session {
  #worker = null;
  #hello;
  #face;
  #experience;
  #name = null;

  /** The token that the page has shown, if any. */
  #token;

  /** The session and texts saved by an earlier page. */
  #left = null;
  #source;
  #opening;
  #heard;
  #loudspeaker = new Loudspeaker((port) => this.#sound(port));
  #era = 0;
  #lastAction = 0;
  #done = 0;
  #screen = null;

  /** The press that began the last recording. */
  #press = 0;

  /** The text to send once the pending actions are confirmed. */
  #text = null;
  #isTelling = false;
  #isAsking = false;
  #ends = new AbortController();

  /** Begins `experience` with audio from `source`. */
  static async begin(experience, source, face) {
    const permission = await source.permission();
    const hello = { experience, permission, language: navigator.language, ...wishes() };
    return new Session(hello, source, face);
  }

  constructor(hello, source, face) {
    this.#face = face;
    this.#hello = hello;
    this.#experience = hello.experience;
    this.#heard = new HeardSound((sound) => this.#face.level(sound));
    this.#opening = new Opening(
      (message, port) => this.#report(message, port),
      (port) => this.#heard.listen(port),
      hello.experience === 'dictation',
    );
    this.use(source);
    this.#connect();
    this.#watch();
  }

  /** Whether the server has confirmed all actions of this page. */
  get isSettled() {
    return this.#done >= this.#lastAction && !this.#text;
  }

  /** Uses `source` from now on. */
  use(source) {
    if (this.#source) this.#source.onpermission = () => {};
    this.#source = source;
    this.#opening.drop();
    source.onpermission = (status) => this.#permit(status);
  }

  /** Changes the source between recordings. */
  async change(source) {
    this.use(source);
    this.#permit(await source.permission());
  }

  /** Performs the user's `action` with its parameters. */
  act(action, members = {}) {
    this.#flush();
    this.#do(action, members);
    if (!presses.has(action) || !willRecord(this.#screen)) return;
    // The audio from now on is kept until the server requests the microphone.
    this.#press = this.#lastAction;
    this.#opening.prepare(this.#source);
  }

  /**
   * Writes the current text. While an action is pending, only the latest text is kept for sending.
   */
  write(text, selection) {
    this.#text = { text: wellFormed(text), selection };
    if (this.#done >= this.#lastAction) this.#flush();
  }

  #flush() {
    const text = this.#text;
    this.#text = null;
    if (text) this.#do('write', text);
  }

  #do(action, members) {
    this.#lastAction += 1;
    const message = { type: 'do', id: this.#lastAction, action, ...members };
    this.#tell('act', { action: message, era: this.#era });
  }

  /** Reconnects after the server has ended the session. */
  reopen() {
    if (this.#worker) this.#tell('reopen');
    else this.#connect();
  }

  /** Ends the session permanently and begins a new one. */
  renew() {
    this.#opening.close();
    this.#tell('renew');
  }

  /** Enables reply playback; browsers require a user gesture. Returns whether replies are audible. */
  unlock() {
    return this.#loudspeaker.unlock();
  }

  /** Sends the available microphones to the server, now and whenever they change. */
  async tellDevices() {
    const microphone = await theMicrophone();
    const tell = async () => {
      const inputs = (await microphone.devices()).map(({ id, title }) => ({ id, name: title }));
      this.#tell('inform', { message: { type: 'devices', inputs, effects: microphone.effects() } });
    };
    const { signal } = this.#ends;
    if (!this.#isTelling) microphone.addEventListener('devices', tell, { signal });
    this.#isTelling = true;
    await tell();
  }

  /** Closes the page's side. The session can be resumed within a minute. */
  end() {
    this.#ends.abort();
    this.act('leave');
    this.#opening.close();
    this.#loudspeaker.close();
    this.#leave();
    this.#tell('stop');
  }

  /** Starts the worker, which connects to the server. */
  #connect() {
    this.#worker = new Worker('/connection/worker.js', { type: 'module' });
    this.#worker.onmessage = ({ data }) => this.#face.isReady.then(() => this.#take(data));
    this.#worker.onerror = () => this.#fail();
    this.#left ??= takeLeft(this.#experience);
    const { session } = this.#left;
    const shown = credentials();
    this.#token = shown.token;
    const hello = { ...this.#hello, ...shown };
    this.#tell('start', { url: sessionAddress(), hello, session });
  }

  /** Shows a notice if the worker did not load or could not connect. Later errors are ignored. */
  #fail() {
    if (this.#era) return;
    this.#worker.terminate();
    this.#worker = null;
    this.#face.link({ state: 'over', text: words.incomplete });
  }

  #watch() {
    const { signal } = this.#ends;
    document.addEventListener('visibilitychange', () => this.#look(), { signal });
    addEventListener('pagehide', () => this.#leave(), { signal });
    // The page was restored from the back/forward cache.
    addEventListener('pageshow', () => takeLeft(this.#experience), { signal });
    // Some browsers do not deliver these events to workers.
    addEventListener('online', () => this.#tell('check'), { signal });
    addEventListener('offline', () => this.#face.link({ state: 'offline' }), { signal });
    const tell = () => this.#inform({ type: 'settings', ...wishes() }, wishes());
    stillMotion.addEventListener('change', tell, { signal });
    onTextChoice(tell, signal);
  }

  /**
   * A hidden page stops recording, unless its screen continues in the background. A page that
   * becomes visible checks the connection.
   */
  #look() {
    if (!document.hidden) this.#tell('check');
    else if (!this.#face.goesOnUnseen()) {
      this.#opening.drop();
      this.act('leave');
    }
  }

  #take(message) {
    // A message may have waited for the screen, which the user has left in the meantime.
    if (this.#ends.signal.aborted) return;
    switch (message.type) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'show':
        this.#draw(message);
        break;
      case 'level':
        this.#heard.take(message);
        break;
      case 'ask':
        this.#ask();
        break;
      case 'open':
        this.#opening.open(this.#source, message);
        break;
      case 'constrain':
        this.#opening.constrain(message);
        break;
      case 'close':
        this.#opening.close(message.opening);
        break;
      case 'announce':
        this.#face.announce(message.text, message.isUrgent);
        break;
      case 'haptic':
        navigator.vibrate?.(message.pattern);
        break;
      case 'openSettings':
        this.#face.openSettings();
        break;
      case 'link':
        // The server does not receive audio for a session that is over.
        if (message.state === 'over') this.#opening.close();
        if (message.code === 'token') forgetToken(this.#token);
        this.#face.link(message);
        break;
    }
  }

  #welcome({ session, isResumed, era, done, words, screen, heard, language }) {
    const isFirst = !this.#era;
    const texts = isFirst ? this.#left.texts : this.#face.texts();
    const kept = isResumed ? [] : texts;
    if (!isResumed || isFirst) {
      this.#lastAction = done;
      this.#press = 0;
      this.#text = null;
    }
    this.#name = session;
    this.#era = era;
    this.#done = done;
    if (!isResumed) this.#opening.forget();
    else if (isFirst) this.#takeOver(heard);
    // A microphone that a press has opened stays open: the server may not have received the press
    // yet.
    else if (!heard) this.#opening.close(this.#opening.number);
    // The session is new, but the user's text is preserved.
    for (const each of kept) this.#restore(each);
    // The confirmation of the last action may have been lost with the connection.
    if (done >= this.#lastAction) this.#flush();
    this.#follow(screen);
    this.#face.begin(words, screen, isFirst || !isResumed, language);
    this.#heard.follow(screen);
  }

  /** Handles the phase after a press. A press may be confirmed before it has an effect. */
  #answer(phase) {
    if (ready.has(phase)) this.#opening.confirm();
    else if (!beginning.has(phase)) this.#opening.drop();
  }

  #follow(screen) {
    this.#screen = screen;
    if (this.#done >= this.#press) this.#answer(screen.phase);
    // The button already has its recording appearance, but `aria-pressed` is true only when the
    // microphone is open.
    screen.button.isSelected &&= screen.phase !== 'starting';
  }

  #leave() {
    // A page that has never connected leaves the state that it found.
    const { session, texts } = this.#name
      ? { session: this.#name, texts: this.#face.texts() }
      : this.#left;
    leave(this.#experience, session, texts);
  }

  /** Leaves the recording of the previous page, whose microphone is closed. */
  #takeOver(heard) {
    this.act('leave');
    if (heard) this.#opening.disown(heard.opening);
  }

  #restore({ text, field }) {
    if (field) this.act('focus', { field });
    const kept = wellFormed(text);
    if (kept) this.act('write', { text: kept, selection: [kept.length, kept.length] });
  }

  #draw({ done, screen }) {
    this.#done = done;
    if (done >= this.#lastAction) this.#flush();
    this.#follow(screen);
    this.#face.draw(screen);
    this.#heard.follow(screen);
  }

  /** Shows the browser's prompt, unless it is open already, and reports the answer. */
  async #ask() {
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      this.#permit(await this.#source.ask());
    } finally {
      this.#isAsking = false;
    }
  }

  #permit(status) {
    this.#inform({ type: 'permission', status }, { permission: status });
  }

  /**
   * Sends a change; `greeting` contains the members of `hello` that report it on new connections.
   */
  #inform(message, greeting) {
    Object.assign(this.#hello, greeting);
    this.#tell('inform', { message, greeting });
  }

  #sound(port) {
    this.#tell('speaker', { port }, port ? [port] : []);
    this.#face.sound(Boolean(port));
  }

  #report(message, port) {
    this.#tell('report', { message, port, era: this.#era }, port ? [port] : []);
  }

  #tell(what, members, transfer = []) {
    this.#worker?.postMessage({ do: what, ...members }, transfer);
  }
}

/**
 * Returns whether pressing the button starts a recording. A call opens its microphone without a
 * press.
 */
function willRecord(screen) {
  return screen?.experience !== 'call' && ready.has(screen?.phase) && screen.button.isEnabled;
}

/** Replaces unpaired surrogates, which the server's JSON decoder rejects. */
function wellFormed(text) {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

function wishes() {
  return { reducesMotion: stillMotion.matches, finishing: finishing() };
}
