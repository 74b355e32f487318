import { element } from './components/element.js';
import { words } from './words.js';

/** The interfaces without which no part of the page works. */
const forPage = ['HTMLDialogElement', 'ResizeObserver', 'WebSocket', 'Worker'];

/** The interfaces without which the page works, but can neither record nor play. */
const forVoice = ['AudioWorklet'];

/** Returns a notice that names what the browser lacks for the page, or `null` if it lacks nothing. */
export function pageNotice() {
  return notice(missing(words.pageLacks, forPage));
}

/** Returns a notice that says why the user cannot speak, or `null` if nothing is missing. */
export function voiceNotice() {
  return notice(isSecureContext ? missing(words.voiceLacks, forVoice) : words.insecure);
}

/** Whether the browser lacks what the page needs to record and to play. */
export function lacksVoice() {
  return forVoice.some(isMissing);
}

function missing(sentence, names) {
  const absent = names.filter(isMissing);
  return absent.length > 0 && sentence.replace('{names}', absent.join(', '));
}

function isMissing(name) {
  return !(name in window);
}

function notice(text) {
  return text ? element('div', { class: 'notice', role: 'status' }, element('p', { text })) : null;
}
