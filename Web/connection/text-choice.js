import { sharedStorage } from './storage.js';

// The user's choice of how text is finished. All tabs share it, and it is kept until it is changed.

const key = 'text';
const changed = 'textchoice';

/** The limits of the vocabulary, as in the engine. */
const entryLimit = 1_000;
const lengthLimit = 24_000;

/** The line breaks that the engine recognizes. */
const lineBreak = /\r\n|[\n\v\f\r\x85\u2028\u2029]/;

const standard = { commands: true, numbers: true, text: '', vocabulary: '' };

/**
 * Returns the choice: the switches, the vocabulary, and the `text` as the user wrote it, which is not a
 * vocabulary while a line is incomplete. Omits values that only another version of the page stores, and
 * `fillers` until the user has decided about them.
 */
export function textChoice() {
  const kept = stored() ?? {};
  const same = ([name, value]) => [name, typeof kept[name] === typeof value ? kept[name] : value];
  const choice = Object.fromEntries(Object.entries(standard).map(same));
  return typeof kept.fillers === 'boolean' ? { ...choice, fillers: kept.fillers } : choice;
}

/** Changes members of the choice. The vocabulary follows the text while that has no fault. */
export function chooseText(changes) {
  const next = { ...textChoice(), ...changes };
  if (!vocabularyFault(next.text)) next.vocabulary = plain(next.text);
  sharedStorage.setItem(key, JSON.stringify(next));
  dispatchEvent(new Event(changed));
}

/**
 * Adds a line to the user's words, if it is missing. The line is used even while another line has a
 * fault.
 */
export function remember(line) {
  const { text, vocabulary } = textChoice();
  const added = (old) => {
    if (old.split(lineBreak).includes(line)) return old;
    return old && !old.endsWith('\n') ? `${old}\n${line}` : old + line;
  };
  const next = added(vocabulary);
  chooseText({ text: added(text), vocabulary: vocabularyFault(next) ? vocabulary : next });
}

/** Whether a line is among the user's words. */
export function isRemembered(line) {
  return textChoice().vocabulary.split(lineBreak).includes(line);
}

/** Returns the choice as the server receives it; `undefined` if the user has not chosen. */
export function finishing() {
  if (!stored()) return undefined;
  const { commands, numbers, fillers, vocabulary } = textChoice();
  const isValid = !vocabularyFault(vocabulary);
  return { commands, numbers, fillers, vocabulary: isValid ? vocabulary : '' };
}

/** Calls `tell` when this or another tab changes the choice, until `signal` aborts. */
export function onTextChoice(tell, signal) {
  const listen = (event) => (event.key === key || event.key === null) && tell();
  addEventListener('storage', listen, { signal });
  addEventListener(changed, tell, { signal });
}

/**
 * Returns the reason that `text` is not a valid vocabulary, as `{name, line, sign}`, where `line` counts
 * from 1; `null` if it is valid. The engine has the same rules, which also reject a vocabulary from
 * another page.
 */
export function vocabularyFault(text) {
  if (new TextEncoder().encode(text).length > lengthLimit) return { name: 'tooLong' };
  let count = 0;
  for (const [index, line] of text.split(lineBreak).entries()) {
    const words = line.trim();
    if (!words || words.startsWith('#')) continue;
    const place = words.search(/[=:]/);
    if (place === 0 || (place > 0 && place === words.length - 1)) {
      return { name: 'oneSided', line: index + 1, sign: words[place] };
    }
    count += 1;
    if (count > entryLimit) return { name: 'tooManyEntries' };
  }
  return null;
}

function stored() {
  try {
    return JSON.parse(sharedStorage.getItem(key));
  } catch {
    return null;
  }
}

/**
 * Returns `text` without the characters that JSON cannot contain, or can contain only in a form six times
 * as long.
 */
function plain(text) {
  return text.replace(/[\p{Surrogate}\x00-\x08\x0e-\x1f]/gu, '');
}
