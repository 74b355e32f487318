/** The style sheet and the script of each screen, which only its own page loads. */
const parts = {
  call: ['/styles/screens/call.css', async () => (await import('./screens/call.js')).CallScreen],
  composer: [
    '/styles/screens/composer.css',
    async () => (await import('./screens/composer.js')).ComposerScreen,
  ],
  capture: [
    '/styles/screens/capture.css',
    async () => (await import('./screens/capture.js')).CaptureScreen,
  ],
  mealLog: [
    '/styles/screens/meal-log.css',
    async () => (await import('./screens/meal-log.js')).MealLogScreen,
  ],
  dictation: [
    '/styles/screens/dictation.css',
    async () => (await import('./screens/dictation.js')).DictationScreen,
  ],
};

/** The style sheets that are loaded or loading: promises by address. */
const sheets = new Map();

/** Returns the class of a screen once its script and its style sheet are loaded. */
export async function screenClass(name) {
  const [sheet, script] = parts[name];
  if (!sheets.has(sheet)) sheets.set(sheet, load(sheet));
  const [found] = await Promise.all([script(), sheets.get(sheet)]);
  return found;
}

function load(sheet) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet;
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
}
