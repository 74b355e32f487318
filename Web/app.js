import { ExperiencePage } from './experience-page.js';
import { startPage } from './start-page.js';
import { words } from './words.js';

let page = null;

/** Shows what the address asks for: an experience, or the choice of one. */
function go() {
  const name = location.hash.slice(1);
  page?.end();
  page = Object.hasOwn(words.experiences, name) ? new ExperiencePage(name) : null;
  document.getElementById('theme').href = `/theme/${page ? name : 'composer'}.css`;
  document.body.className = page ? `in-${name}` : 'at-start';
  document.body.replaceChildren(page ? page.element : startPage());
  document.title = page ? `${words.experiences[name].title} · ${words.product}` : words.product;
}

addEventListener('hashchange', go);
go();
