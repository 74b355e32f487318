import { Backoff } from './backoff.js';
import { Heartbeat } from './heartbeat.js';
import { ReplyLine } from './reply-line.js';
import { SoundLog } from './sound-log.js';

/** More than this waiting in the socket, and sound waits here instead, in bytes. */
const queueLimit = 65_536;

/** How often a full socket is looked at again, and how long news may wait to be confirmed, in ms. */
const drainEvery = 50;
const seenAfter = 1000;

/** Closings after which the same session can go on by itself. */
const passing = new Set(['shutdown', 'idle', 'tooSlow', 'rule', 'elsewhere']);

/**
 * One session's way to the server: it outlives the sockets that carry it.
 *
 * What the person did and what the microphone heard is kept until the server has it, so that a cut
 * connection loses nothing. `tell` gets every message of the server, and `link` messages about the
 * connection itself.
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
  #sound = null;
  #microphone = null;
  #replies = new ReplyLine((message) => this.#isWelcome && this.#send(message));

  /** Whether the microphone is lost, which is told behind its last sound. */
  #hasLoss = false;

  /** What changed and nobody is known to have heard yet: `{message, sentAt}`, by its type. */
  #news = new Map();
  #drainTimer = 0;
  #retryTimer = 0;
  #isWelcome = false;
  #isOver = false;

  /** Counts the sessions; an action or an opening of an earlier one is dropped. */
  #era = 0;

  /** `session` names one that an earlier page has left, or is null. */
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

  /** What the person did; goes again after a cut until the server says that it is done. */
  act(action, era) {
    if (era !== this.#era) return;
    const request = { ...action, ...this.#after() };
    this.#actions.push(request);
    if (this.#isWelcome) this.#send(request);
  }

  /** The browser's permission or the person's wishes; the next greeting has them too. */
  inform(message, greeting) {
    Object.assign(this.#hello, greeting);
    // A greeting may be on its way already, and answers no question.
    const news = { message, sentAt: Infinity };
    this.#news.set(message.type, news);
    if (this.#isWelcome) this.#tellNews(news);
  }

  /** What became of an opening; false where it is one of an earlier session. */
  report(message, era) {
    if (era !== this.#era) return false;
    this.#microphone = message;
    if (message.event === 'opened') this.#sound = new SoundLog(message.opening);
    if (this.#isWelcome) this.#tellMicrophone();
    return true;
  }

  /** Sound of the opening `opening`; of another one it comes too late. */
  hear(opening, first, samples) {
    if (this.#sound?.opening !== opening) return;
    this.#sound.add(first, samples);
    this.#drain();
  }

  /** Replies sound by `port`, or not at all while it is null. */
  speaker(port) {
    this.#replies.connect(port);
  }

  /** Ends the session, and begins another one. */
  renew() {
    this.#session = null;
    this.#drop();
    this.open();
  }

  /** The network is there again, or the page is looked at again: find out now. */
  check() {
    if (this.#isOver) return;
    if (this.#socket) this.#heartbeat.hurry();
    else this.open();
  }

  /** How much had been heard by now: a request that goes again must not overtake the sound before it. */
  #after() {
    const sound = this.#sound;
    return sound && { after: { opening: sound.opening, samples: sound.end } };
  }

  #greet() {
    const resume = this.#session && { session: this.#session, seen: this.#seen };
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
        this.#settle(message.done);
        break;
      case 'open':
        this.#sound = null;
        this.#microphone = null;
        this.#hasLoss = false;
        break;
      case 'close':
        this.#sound = null;
        break;
      case 'ask':
        // An older answer is none to this question.
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
        // It has lasted: a server that says goodbye right after each welcome is not asked in haste.
        this.#backoff.reset();
        if (!this.#isWelcome) return;
        this.#forgetNews(message.at);
        // Whoever was told that the network is away hears that it is not.
        this.#tell({ type: 'link', state: 'open' });
        return;
    }
    this.#tell(message);
  }

  #welcome(message) {
    this.#isWelcome = true;
    if (!message.isResumed) this.#begin(message.session);
    // One that an earlier page has left.
    this.#era ||= 1;
    this.#settle(message.done);
    this.#tell({ ...message, era: this.#era });
    this.#tell({ type: 'link', state: 'open' });
    if (!message.heard) this.#sound = null;
    if (message.heard?.opening === this.#sound?.opening) {
      this.#sound?.rewind(message.heard.samples);
    }
    this.#news.forEach((news) => this.#tellNews(news));
    if (this.#microphone) this.#tellMicrophone();
    this.#actions.forEach((action) => this.#send(action));
    this.#drain();
  }

  #tellNews(news) {
    this.#send(news.message);
    news.sentAt = performance.now();
  }

  /** A ping of the time `at` was answered: what was sent before it has arrived. */
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

  /** The session cannot go on by itself; a person may begin again. */
  #stop({ code, text }) {
    this.#end();
    this.#tell({ type: 'link', state: 'over', code, text });
  }

  #end() {
    this.#isOver = true;
    clearTimeout(this.#retryTimer);
    this.#drop();
  }

  /** The socket is gone or says nothing more: try again, a little later each time. */
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

  #settle(done) {
    this.#actions = this.#actions.filter((action) => action.id > done);
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
