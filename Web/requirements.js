import { element } from './components/element.js';
import { words } from './words.js';

/** The interfaces without which no part of the page works. */
const forPage = ['HTMLDialogElement', 'ResizeObserver', 'WebSocket', 'Worker'];

/** The interfaces without which the page works, but can neither record nor play. */
const forVoice = ['AudioWorklet'];

/**
 * Returns a notice that names the features that the page needs and the browser lacks, or `null` if
 * there are none.
 */
export function pageNotice() {
  return notice(missing(words.pageLacks, forPage));
}

/** Returns a notice that says why the user cannot speak, or `null` if nothing is missing. */
export function voiceNotice() {
  return notice(isSecureContext ? missing(words.voiceLacks, forVoice) : words.insecure);
}

/** Returns whether the browser lacks an interface that recording and playback need. */
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
