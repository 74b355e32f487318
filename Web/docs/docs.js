import { element } from '../components/element.js';
import { examples } from './examples.js';
import { keyField, speechTrial, transcriptionTrial } from './trials.js';

const text = {
  title: 'For programs',
  lead: 'Speech and files to text, and text to speech, as OpenAI’s clients ask for them.',
  try: 'Try it',
  document: 'All of this for programs:',
  needed: 'needed',
  key: 'A key is a token of hark token; on a server that only its machine reaches, any key will do.',
};

/** The server's API description. */
const api = await (await fetch('/openapi.json')).json();

/** Whether every request needs a key. */
const needsKey = !api.security.some((way) => Object.keys(way).length === 0);

document.body.replaceChildren(
  element(
    'main',
    { class: 'docs' },
    element(
      'section',
      {},
      element('h1', { text: text.title }),
      element('p', { text: text.lead }),
      element('p', { class: 'secondary', text: text.key }),
      element(
        'p',
        { class: 'secondary', text: `${text.document} ` },
        element('a', { href: '/openapi.json', text: '/openapi.json' }),
      ),
    ),
    element(
      'section',
      {},
      element('h2', { text: text.try }),
      needsKey ? keyField() : null,
      transcriptionTrial(),
      api.paths['/v1/audio/speech'] ? speechTrial() : null,
    ),
    ...examples(location.origin, needsKey).map(example),
    ...Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => operation(method, path, call)),
    ),
  ),
);

function example({ title, code }) {
  return element(
    'section',
    {},
    element('h2', { text: title }),
    element('pre', { tabindex: 0, 'aria-label': title, text: code }),
  );
}

function operation(method, path, call) {
  const [content] = Object.values(call.requestBody?.content ?? {});
  return element(
    'section',
    {},
    element('h3', { text: `${method.toUpperCase()} ${path}` }),
    element('p', { text: `${call.summary}.` }),
    content ? fields(content.schema) : null,
  );
}

/** Creates the table of a request's fields: names, allowed values, and notes. */
function fields({ properties, required = [] }) {
  return element(
    'table',
    {},
    element(
      'tbody',
      {},
      ...Object.entries(properties)
        .sort(([a], [b]) => required.includes(b) - required.includes(a) || a.localeCompare(b))
        .map(([name, schema]) =>
          element(
            'tr',
            {},
            element('th', { scope: 'row', text: name }),
            element('td', { text: values(schema) }),
            element('td', { text: notes(schema, required.includes(name)) }),
          ),
        ),
    ),
  );
}

function values(schema) {
  const all = schema.enum ?? schema.items?.enum ?? schema.anyOf?.[0].enum;
  if (all) return all.length > 20 ? `${all.slice(0, 13).join(', ')} …` : all.join(', ');
  if (schema.minimum !== undefined) return `${schema.minimum} to ${schema.maximum}`;
  if (schema.maxLength) return `up to ${schema.maxLength} characters`;
  return [schema.type ?? []].flat().filter((type) => type !== 'null').join(', ');
}

function notes(schema, isNeeded) {
  const standard = schema.default === undefined ? '' : `Else ${schema.default}.`;
  return [isNeeded ? `${text.needed}.` : standard, schema.description ?? ''].join(' ').trim();
}
