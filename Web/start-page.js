import { element } from './components/element.js';
import { icon } from './components/icon.js';
import { SoundChoice } from './components/sound-choice.js';
import { TextSettings } from './components/text-settings.js';
import { voiceNotice } from './requirements.js';
import { words } from './words.js';

const signs = {
  composer: 'chat',
  capture: 'note',
  mealLog: 'meal',
  dictation: 'form',
  call: 'call',
};

/** Creates the start page, which lists `experiences`, an array of `{name, title, language}`. */
export function startPage(experiences) {
  const choice = new SoundChoice();
  const text = new TextSettings();
  return element(
    'div',
    { class: 'start' },
    element(
      'header',
      { class: 'start-head' },
      element('span', { class: 'start-sign' }, icon('waveform')),
      element('h1', { text: words.product }),
      element('p', { text: words.tagline }),
    ),
    element(
      'main',
      {},
      voiceNotice(),
      element('ul', { class: 'cards' }, ...experiences.map(card)),
    ),
    element(
      'footer',
      { class: 'start-foot' },
      element(
        'nav',
        { class: 'start-settings', 'aria-labelledby': 'settings-title' },
        element('h2', { id: 'settings-title', text: words.settings }),
        choice.button,
        text.button,
        ...experiences.filter(({ name }) => name === 'call').map(settingsLink),
        element('a', { class: 'button quiet', href: '/docs/', hreflang: 'en', text: words.programs }),
      ),
      element('p', { class: 'secondary', text: words.privacy }),
    ),
    choice.element,
    text.element,
  );
}

/** Creates a link to the settings of an experience. */
function settingsLink({ name, title, language }) {
  return element(
    'a',
    { class: 'button quiet', href: `#${name}/settings` },
    icon('gear'),
    element('span', { lang: language, text: title }),
  );
}

function card({ name, title, language }) {
  return element(
    'li',
    {},
    element(
      'a',
      { class: 'card', href: `#${name}` },
      element('span', { class: 'card-sign' }, icon(signs[name])),
      element(
        'span',
        { class: 'card-words' },
        element('strong', { lang: language, text: title }),
        element('span', { class: 'secondary', text: words[`about.${name}`] }),
      ),
      icon('forward'),
    ),
  );
}
