import { Backoff } from './backoff.js';
import { Heartbeat } from './heartbeat.js';
import { ReplyLine } from './reply-line.js';
import { SoundLog } from './sound-log.js';

/** The number of bytes buffered in the socket above which audio is held back. */
const queueLimit = 65_536;

/**
 * The interval at which a full socket is checked again, and the maximum delay before received events
 * are confirmed, in milliseconds.
 */
const drainEvery = 50;
const seenAfter = 1000;

/** The close codes after which the session can resume automatically. */
const passing = new Set(['shutdown', 'idle', 'rule', 'elsewhere']);

/**
 * The connection of one session, which outlives the individual sockets.
 *
 * Actions are retained until the server confirms them, and the last 30 seconds of audio until its
 * words are shown, so an interruption of up to 30 seconds loses nothing. `tell` receives the
 * server's messages for the page, and `link` messages about the connection itself.
 */
export class Connection {
  #url;
  #hello;
  #tell;
  #socket = null;
  #backoff = new Backoff();
  #heartbeat = new Heartbeat((at) => this.#send({ type: 'ping', at }), () => this.#lose());
  #session = null;
  #seen = 0;
  #seenTimer = 0;
  #actions = [];

  /** The number of the last action that the server has performed. */
  #done = 0;
  #sound = null;
  #microphone = null;
  #replies = new ReplyLine((message) => this.#isWelcome && this.#send(message));

  /** Whether the loss of the microphone must still be reported, after the remaining audio. */
  #hasLoss = false;

  /** State that the server may not have received yet: `{message, sentAt}` by message type. */
  #news = new Map();
  #drainTimer = 0;
  #retryTimer = 0;
  #isWelcome = false;
  #isOver = false;

  /** The number of the current session. Actions and openings of an earlier session are dropped. */
  #era = 0;

  /** `session` is the name of a session that an earlier page left behind, or `null`. */
  constructor(url, hello, session, tell) {
    this.#url = url;
    this.#hello = hello;
    this.#session = session;
    this.#tell = tell;
  }

  open() {
    clearTimeout(this.#retryTimer);
    this.#isOver = false;
    const socket = new WebSocket(this.#url);
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => this.#greet();
    socket.onmessage = ({ data }) => this.#hear(data);
    socket.onclose = () => this.#lose();
    this.#socket = socket;
    this.#heartbeat.start();
  }

  close() {
    this.#end();
  }

  /** Sends a user action, and resends it after each reconnect until the server confirms it. */
  act(action, era) {
    if (era !== this.#era) return;
    const request = { ...action, ...this.#after() };
    this.#actions.push(request);
    if (this.#isWelcome) this.#send(request);
  }

  /** Reports changed state to the server; `greeting` is also included in later greetings. */
  inform(message, greeting) {
    Object.assign(this.#hello, greeting);
    // The message is always sent, because the greeting may already have been sent and does not
    // answer an `ask`.
    const news = { message, sentAt: Infinity };
    this.#news.set(message.type, news);
    if (this.#isWelcome) this.#tellNews(news);
  }

  /** Reports an event of an opening; returns `false` if the opening belongs to an earlier session. */
  report(message, era) {
    if (era !== this.#era) return false;
    this.#microphone = message;
    if (message.event === 'opened') this.#sound = new SoundLog(message.opening);
    if (this.#isWelcome) this.#tellMicrophone();
    return true;
  }

  /** Adds audio of `opening`; late audio of an earlier opening is ignored. */
  hear(opening, first, samples) {
    if (this.#sound?.opening !== opening) return;
    this.#sound.add(first, samples);
    this.#drain();
  }

  /** Sets the port that plays replies, or `null` if replies cannot be played. */
  speaker(port) {
    this.#replies.connect(port);
  }

  /** Ends the session and begins a new one. */
  renew() {
    this.#session = null;
    this.#drop();
    this.open();
  }

  /** Checks the connection now, because the network is back or the page has become visible. */
  check() {
    if (this.#isOver) return;
    if (this.#socket) this.#heartbeat.hurry();
    else this.open();
  }

  /**
   * Returns the amount of captured audio, so that a resent action does not overtake the audio
   * before it.
   */
  #after() {
    const sound = this.#sound;
    return sound && { after: { opening: sound.opening, samples: sound.end } };
  }

  #greet() {
    const sound = this.#sound?.stored;
    const resume = this.#session && { session: this.#session, seen: this.#seen, sound };
    this.#send({ type: 'hello', version: 1, ...this.#hello, ...(resume && { resume }) });
  }

  #hear(data) {
    this.#heartbeat.heard();
    if (typeof data === 'string') this.#take(JSON.parse(data));
    else this.#replies.hear(data);
  }

  #take(message) {
    if (message.event) this.#see(message.event);
    switch (message.type) {
      case 'welcome':
        this.#welcome(message);
        return;
      case 'refused':
        this.#refuse(message);
        return;
      case 'bye':
        if (!passing.has(message.code)) this.#stop(message);
        return;
      case 'show':
        this.#settle(message);
        this.#forgetSound(message.screen);
        break;
      case 'open':
        this.#sound = null;
        this.#microphone = null;
        this.#hasLoss = false;
        break;
      case 'close':
        if (message.opening === this.#sound?.opening) this.#endSound();
        break;
      case 'ask':
        // An earlier answer must not answer this request.
        this.#news.delete('permission');
        break;
      case 'play':
      case 'fade':
      case 'pause':
      case 'resume':
      case 'finish':
      case 'stopPlayback':
        this.#replies.take(message);
        return;
      case 'pong':
        // Resets the backoff only once the connection is stable, so that the delays keep growing if
        // a server disconnects right after each welcome.
        this.#backoff.reset();
        if (!this.#isWelcome) return;
        this.#forgetNews(message.at);
        // Clears an offline notice.
        this.#tell({ type: 'link', state: 'open' });
        return;
    }
    this.#tell(message);
  }

  #welcome(message) {
    this.#isWelcome = true;
    if (!message.isResumed) this.#begin(message.session);
    // An earlier page began the session, so this page has not set a number yet.
    this.#era ||= 1;
    this.#settle(message);
    // The notice about the connection goes first, because it retracts its earlier announcement.
    this.#tell({ type: 'link', state: 'open' });
    this.#tell({ ...message, era: this.#era });
    if (!message.heard) {
      this.#endSound();
      this.#forgetSound(message.screen);
    }
    if (message.heard?.opening === this.#sound?.opening) {
      this.#sound?.rewind(message.heard.samples);
    }
    this.#repeatNews();
    if (this.#microphone) this.#tellMicrophone();
    this.#actions.forEach((action) => this.#send(action));
    this.#drain();
  }

  /**
   * Ends the audio, and keeps it because another server may have to recognize it; the audio of a
   * call is discarded.
   */
  #endSound() {
    if (this.#hello.experience === 'call') this.#sound = null;
    else this.#sound?.close();
  }

  /** Discards the audio of a closed opening once its words are shown. */
  #forgetSound(screen) {
    if (this.#sound?.isClosed && !screen.field.isReadOnly) this.#sound = null;
  }

  /**
   * Resends unconfirmed state, except a `prompt` status that was already sent: it may have arrived,
   * and must not answer a later request.
   */
  #repeatNews() {
    for (const news of this.#news.values()) {
      if (news.sentAt === Infinity || news.message.status !== 'prompt') this.#tellNews(news);
    }
  }

  #tellNews(news) {
    this.#send(news.message);
    news.sentAt = performance.now();
  }

  /**
   * Discards state sent before time `at`: the answer to a ping of that time proves that it arrived.
   */
  #forgetNews(at) {
    for (const [type, { sentAt }] of this.#news) {
      if (sentAt < at) this.#news.delete(type);
    }
  }

  #tellMicrophone() {
    this.#hasLoss = this.#microphone.event === 'lost';
    if (this.#hasLoss) this.#drain();
    else this.#send(this.#microphone);
  }

  #begin(session) {
    this.#session = session;
    this.#era += 1;
    this.#seen = 0;
    this.#done = 0;
    this.#actions = [];
    this.#sound = null;
    this.#microphone = null;
    this.#hasLoss = false;
  }

  #refuse(message) {
    if (message.code === 'unknownSession') {
      this.#session = null;
      this.#drop();
      this.open();
    } else {
      this.#stop(message);
    }
  }

  /** Ends the connection. Only the user can begin again. */
  #stop({ code, text }) {
    this.#end();
    this.#tell({ type: 'link', state: 'over', code, text });
  }

  #end() {
    this.#isOver = true;
    clearTimeout(this.#retryTimer);
    this.#drop();
  }

  /** Drops a closed or silent socket and reconnects after a growing delay. */
  #lose() {
    this.#drop();
    if (this.#isOver) return;
    this.#tell({ type: 'link', state: 'lost' });
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => this.open(), this.#backoff.next());
  }

  #drop() {
    const socket = this.#socket;
    this.#socket = null;
    this.#isWelcome = false;
    this.#heartbeat.stop();
    this.#replies.cut();
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /**
   * Keeps the highest count of performed actions: a server that takes over a session of a crashed
   * server may report a lower one.
   */
  #settle(message) {
    this.#done = Math.max(this.#done, message.done);
    message.done = this.#done;
    this.#actions = this.#actions.filter((action) => action.id > this.#done);
  }

  #see(event) {
    this.#seen = Math.max(this.#seen, event);
    this.#seenTimer ||= setTimeout(() => {
      this.#seenTimer = 0;
      if (this.#isWelcome) this.#send({ type: 'seen', event: this.#seen });
    }, seenAfter);
  }

  #send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #drain() {
    if (!this.#isWelcome) return;
    while (this.#sound?.hasMore && this.#socket.bufferedAmount < queueLimit) {
      const message = this.#sound.take();
      if (!message) return;
      this.#socket.send(message);
    }
    if (!this.#sound?.hasMore) {
      if (this.#hasLoss) this.#send(this.#microphone);
      this.#hasLoss = false;
      return;
    }
    this.#drainTimer ||= setTimeout(() => {
      this.#drainTimer = 0;
      this.#drain();
    }, drainEvery);
  }
}
