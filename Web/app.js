import { element } from './components/element.js';
import { LinkNotice } from './components/link-notice.js';
import { LiveRegion } from './components/live-region.js';
import { requiredList } from './connection/served-list.js';
import { ExperiencePage } from './experience-page.js';
import { storeWords } from './offline-shell.js';
import { pageNotice } from './requirements.js';
import { startPage } from './start-page.js';
import { addWords, speak, words } from './words.js';

/**
 * The page's own language, and the experiences that the server offers, an array of
 * `{name, title, language}`.
 */
let language = 'en';
let experiences = [];
let page = null;
const live = new LiveRegion();
const notice = new LinkNotice(load, (text) => live.say([text]));

/** Shows the page for the current URL fragment: an experience, its settings, or the start page. */
function go() {
  const [wanted, part] = location.hash.slice(1).split('/');
  const experience = experiences.find(({ name }) => name === wanted);
  page?.end();
  speak(experience?.language ?? language);
  page = experience ? new ExperiencePage(experience, part) : null;
  document.body.className = experience ? `in-${experience.name}` : 'at-start';
  document.body.replaceChildren(page ? page.element : startPage(experiences));
  document.title = experience ? `${experience.title} · ${words.product}` : words.product;
}

/** Shows a notice in place of the page. */
function showNotice(shown) {
  const title = element('h1', { class: 'unseen', text: words.product });
  document.body.replaceChildren(element('main', { class: 'start' }, title, shown, live.element));
}

async function load() {
  try {
    const offered = await requiredList('/experiences.json');
    if (!Array.isArray(offered.experiences)) throw new Error('Another version of the server');
    ({ language, experiences } = offered);
    addWords(language, offered.words);
    storeWords(language, offered.words).catch(() => {});
  } catch {
    notice.draw({ state: 'over', text: words.noExperiences });
    return;
  }
  notice.draw({ state: 'open' });
  addEventListener('hashchange', go);
  go();
}

const hindrance = pageNotice();
showNotice(hindrance ?? notice.element);
if (!hindrance) load();
