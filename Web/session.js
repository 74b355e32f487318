import { sessionAddress } from './connection/session-address.js';
import { leave, takeLeft } from './connection/left-session.js';
import { HeardSound } from './look/heard-sound.js';
import { theMicrophone } from './sound/chosen-source.js';
import { Loudspeaker } from './sound/loudspeaker.js';
import { Opening } from './sound/opening.js';

const stillMotion = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * The page's side of one session: hands the person's actions to the server and its screen to `face`.
 *
 * `face` has `begin(words, screen, isFresh)`, which is true where this page has done nothing in the
 * session yet, `draw(screen)`, `level(level)`, `link(link)`, `announce(text, isUrgent)`,
 * `sound(canSound)`, whether replies can be heard from now on, `openSettings()`, `goesOnUnseen()`,
 * whether it goes on where nobody sees the page, and `texts()`, what its fields still hold:
 * `{text, field}` each, the field with the cursor last; `field` is null where there is but one.
 */
export class Session {
  #worker = new Worker('/connection/worker.js', { type: 'module' });
  #face;
  #experience;
  #name = null;

  /** What an earlier page has left. */
  #left;
  #source;
  #opening;
  #heard;
  #loudspeaker = new Loudspeaker((port) => this.#sound(port));
  #era = 0;
  #lastAction = 0;
  #done = 0;

  /** What was written while an earlier change is on its way. */
  #text = null;
  #isTelling = false;
  #ends = new AbortController();

  /** Begins `experience` with sound from `source`. */
  static async begin(experience, source, face) {
    const permission = await source.permission();
    const hello = { experience, permission, language: navigator.language, ...wishes() };
    return new Session(hello, source, face);
  }

  constructor(hello, source, face) {
    this.#face = face;
    this.#experience = hello.experience;
    this.#heard = new HeardSound((sound) => this.#face.level(sound));
    this.#opening = new Opening(
      (message, port) => this.#report(message, port),
      (port) => this.#heard.listen(port),
    );
    this.use(source);
    this.#worker.onmessage = ({ data }) => this.#take(data);
    this.#left = takeLeft(this.#experience);
    this.#tell('start', { url: sessionAddress(), hello, session: this.#left.session });
    this.#watch();
  }

  /** Whether the server knows everything that was done here. */
  get isSettled() {
    return this.#done >= this.#lastAction && !this.#text;
  }

  /** Takes sound from another source from now on. */
  use(source) {
    if (this.#source) this.#source.onpermission = () => {};
    this.#source = source;
    source.onpermission = (status) => this.#permit(status);
  }

  /** Changes the source between two recordings. */
  async change(source) {
    this.use(source);
    this.#permit(await source.permission());
  }

  /** The person did `action`, with what it needs. */
  act(action, members = {}) {
    this.#flush();
    this.#do(action, members);
  }

  /** The text as it stands now; of several that come at once the server gets the last. */
  write(text, selection) {
    this.#text = { text: text.toWellFormed(), selection };
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

  /** Connects again after the server has ended the session. */
  reopen() {
    this.#tell('reopen');
  }

  /** Ends the session for good, and begins another one. */
  renew() {
    this.#opening.close();
    this.#tell('renew');
  }

  /** Lets replies sound, from within a gesture of the person; true where they can. */
  unlock() {
    return this.#loudspeaker.unlock();
  }

  /** Tells the server of the microphones here, now and whenever that changes. */
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

  /** Leaves the session to whoever comes back within a minute. */
  end() {
    this.#ends.abort();
    this.act('leave');
    this.#opening.close();
    this.#loudspeaker.close();
    this.#leave();
    this.#tell('stop');
  }

  #watch() {
    const { signal } = this.#ends;
    document.addEventListener('visibilitychange', () => this.#look(), { signal });
    addEventListener('pagehide', () => this.#leave(), { signal });
    // Kept by the browser as it was, and shown again.
    addEventListener('pageshow', () => takeLeft(this.#experience), { signal });
    // Not every browser tells a worker.
    addEventListener('online', () => this.#tell('check'), { signal });
    addEventListener('offline', () => this.#face.link({ state: 'offline' }), { signal });
    stillMotion.addEventListener(
      'change',
      () => this.#tell('inform', { message: { type: 'settings', ...wishes() }, greeting: wishes() }),
      { signal },
    );
  }

  /** A page that nobody sees does not listen; one that is seen again wants to know how it stands. */
  #look() {
    if (!document.hidden) this.#tell('check');
    else if (!this.#face.goesOnUnseen()) this.act('leave');
  }

  #take(message) {
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
        this.#source.ask().then((status) => this.#permit(status));
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
        // Nobody hears what is said in a session that is over.
        if (message.state === 'over') this.#opening.close();
        this.#face.link(message);
        break;
    }
  }

  #welcome({ session, isResumed, era, done, words, screen, heard }) {
    const isFirst = !this.#era;
    const texts = isFirst ? this.#left.texts : this.#face.texts();
    const kept = isResumed ? [] : texts;
    if (!isResumed || isFirst) {
      this.#lastAction = done;
      this.#text = null;
    }
    this.#name = session;
    this.#era = era;
    this.#done = done;
    if (!isResumed) this.#opening.forget();
    else if (isFirst) this.#takeOver(heard);
    else if (!heard) this.#opening.close();
    // The old session is gone, but not what the person said in it.
    for (const each of kept) this.#restore(each);
    // What answered the last change may have been lost with the line.
    if (done >= this.#lastAction) this.#flush();
    this.#face.begin(words, screen, isFirst || !isResumed);
    this.#heard.follow(screen);
  }

  #leave() {
    leave(this.#experience, this.#name, this.#face.texts());
  }

  /** The page before this one is gone, and its microphone with it. */
  #takeOver(heard) {
    this.act('leave');
    if (heard) this.#opening.disown(heard.opening);
  }

  #restore({ text, field }) {
    if (field) this.act('focus', { field });
    const kept = text.toWellFormed();
    if (kept) this.act('write', { text: kept, selection: [kept.length, kept.length] });
  }

  #draw({ done, screen }) {
    this.#done = done;
    if (done >= this.#lastAction) this.#flush();
    this.#face.draw(screen);
    this.#heard.follow(screen);
  }

  #permit(status) {
    const greeting = { permission: status };
    this.#tell('inform', { message: { type: 'permission', status }, greeting });
  }

  #sound(port) {
    this.#tell('speaker', { port }, port ? [port] : []);
    this.#face.sound(Boolean(port));
  }

  #report(message, port) {
    this.#tell('report', { message, port, era: this.#era }, port ? [port] : []);
  }

  #tell(what, members, transfer = []) {
    this.#worker.postMessage({ do: what, ...members }, transfer);
  }
}

function wishes() {
  return { reducesMotion: stillMotion.matches };
}
