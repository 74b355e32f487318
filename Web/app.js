import { servedList } from './connection/served-list.js';
import { ExperiencePage } from './experience-page.js';
import './offline-shell.js';
import { startPage } from './start-page.js';
import { words } from './words.js';

/** The experiences that the server offers, as `{name, title}`. */
const experiences = await servedList('/experiences.json');
let page = null;

/** Shows the page for the current URL fragment: an experience, its settings, or the start page. */
function go() {
  const [wanted, part] = location.hash.slice(1).split('/');
  const experience = experiences.find(({ name }) => name === wanted);
  page?.end();
  page = experience ? new ExperiencePage(experience, part) : null;
  document.body.className = experience ? `in-${experience.name}` : 'at-start';
  document.body.replaceChildren(page ? page.element : startPage(experiences));
  document.title = experience ? `${experience.title} · ${words.product}` : words.product;
}

addEventListener('hashchange', go);
go();
