import { element } from './components/element.js';
import { LinkNotice } from './components/link-notice.js';
import { requiredList } from './connection/served-list.js';
import { ExperiencePage } from './experience-page.js';
import { setLanguage } from './look/language.js';
import './offline-shell.js';
import { pageNotice } from './requirements.js';
import { startPage } from './start-page.js';
import { words } from './words.js';

/** The experiences that the server offers, as `{name, title}`. */
let experiences = [];
let page = null;
const notice = new LinkNotice(load);

/** Shows the page for the current URL fragment: an experience, its settings, or the start page. */
function go() {
  const [wanted, part] = location.hash.slice(1).split('/');
  const experience = experiences.find(({ name }) => name === wanted);
  page?.end();
  setLanguage(words.language);
  page = experience ? new ExperiencePage(experience, part) : null;
  document.body.className = experience ? `in-${experience.name}` : 'at-start';
  document.body.replaceChildren(page ? page.element : startPage(experiences));
  document.title = experience ? `${experience.title} · ${words.product}` : words.product;
}

/** Shows a notice in place of the page. */
function showNotice(shown) {
  const title = element('h1', { class: 'unseen', text: words.product });
  document.body.replaceChildren(element('main', { class: 'start' }, title, shown));
}

async function load() {
  try {
    experiences = await requiredList('/experiences.json');
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
