/** The scripts that are written from right to left. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa']);

/** Sets the language of the page, a BCP 47 tag, and the direction of its script. */
export function setLanguage(tag) {
  const { script } = new Intl.Locale(tag).maximize();
  Object.assign(document.documentElement, {
    lang: tag,
    dir: rightToLeft.has(script) ? 'rtl' : 'ltr',
  });
}
