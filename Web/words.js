import { setLanguage } from './look/language.js';

const english = {
  product: 'Hark',
  tagline: 'Speak. See it written. Keep what you meant.',
  privacy: 'Your voice goes to the machine that serves this page, and nowhere else.',
  'about.composer': 'Hold to talk with a coach, read it, then send it.',
  'about.capture': 'Catch a thought by voice and save it when it is right.',
  'about.mealLog': 'Say what you ate and see what it holds.',
  'about.dictation': 'Speak into the fields of a report.',
  'about.call': 'Talk with an agent, hands-free, and hear it answer.',
  back: 'All experiences',
  settings: 'Settings',
  programs: 'For programs',
  sound: 'Sound source',
  soundText: 'No microphone here? A recording plays in its place, as if it were spoken now.',
  microphone: 'Microphone',
  close: 'Done',
  connecting: 'Connecting…',
  offline: 'You are offline. What you say and type is kept.',
  lost: 'The connection was lost. What you say and type is kept until it is back.',
  reconnect: 'Connect again',
  'over.version': 'The page and the server have different versions; reload the page.',
  'over.experience': 'This screen does not exist; choose another one.',
  'over.busy': 'The session limit is reached; try again in a moment.',
  'over.share': 'You have too many sessions open; close one, or try again in a minute.',
  'over.token': 'Open the page with a valid token; the command hark token creates one.',
  'over.account': 'This server belongs to another account; run your own, or open the page with a token.',
  'over.replaced': 'This session continues in another window; switch to it, or reload the page.',
  noExperiences: 'The list of experiences did not load. Check your connection, then connect again.',
  incomplete: 'A part of this page did not load. Check your connection, then connect again.',
  pageLacks: 'To use Hark, update this browser or use another one: it lacks {names}.',
  voiceLacks: 'To speak, update this browser or use another one: it lacks {names}.',
  insecure: 'To speak, open this page over https: browsers keep the microphone from other pages.',
  settingsTitle: 'Turn the microphone on',
  startCall: 'Start the call',
  silentPage: 'This browser keeps the page silent until you touch it. Until then replies are read.',
  playAloud: 'Hear the replies',
  dictated: 'Supports dictation',
  name: 'Food',
  amount: 'Amount',
};

/** The page's own strings in languages other than English, by language. */
const others = {};

/** The page's own strings, which no experience provides, in the language of the page. */
export const words = { ...english };

/** Adds the page's own strings in `language`. Strings shown before these load stay in English. */
export function addWords(language, strings) {
  others[language] = strings;
}

/** Sets the language of the page and of its own strings, as a BCP 47 tag. */
export function speak(language) {
  setLanguage(language);
  Object.assign(words, english, others[language]);
}
