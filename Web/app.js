import { servedList } from './connection/served-list.js';
import { ExperiencePage } from './experience-page.js';
import { startPage } from './start-page.js';
import { words } from './words.js';

/** What the server offers: `{name, title}` each. */
const experiences = await servedList('/experiences.json');
let page = null;

/** Shows what the address asks for: an experience, its settings, or the choice of one. */
function go() {
  const [wanted, part] = location.hash.slice(1).split('/');
  const experience = experiences.find(({ name }) => name === wanted);
  page?.end();
  page = experience ? new ExperiencePage(experience, part) : null;
  document.getElementById('theme').href = `/theme/${experience?.name ?? 'composer'}.css`;
  document.body.className = experience ? `in-${experience.name}` : 'at-start';
  document.body.replaceChildren(page ? page.element : startPage(experiences));
  document.title = experience ? `${experience.title} · ${words.product}` : words.product;
}

addEventListener('hashchange', go);
go();
