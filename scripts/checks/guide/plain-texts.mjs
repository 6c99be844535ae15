import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { inRoot } from '../../lib/paths.mjs';
import { fromSource } from '../../lib/source-loader.mjs';
import { headingOf, isEmpty } from './files.mjs';

const TEMPLATES = 'backend/src/features/templates/shipped';
const LIMIT_MS = 120_000;

/**
 * The plain texts of topics ("In short"): their form, and that topics, sections and forms exist. Whether they say what the law says is
 * found where its texts are, by `npm run bench -- plain-texts`.
 */
export async function plainTexts({ acts, topics }) {
  const child = fork(inRoot('scripts/checks/guide/plain-texts.child.mjs'), [], {
    execArgv: fromSource,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (piece) => (output += piece));
  /** @type {any} */
  let found;
  child.once('message', (message) => (found = message));
  // What was sent may be read after the child has ended, but not after its channel is closed.
  await Promise.all([once(child, 'close'), once(child, 'disconnect')]);
  if (!found) return { problems: [`the plain texts cannot be read: ${output}`], note: '' };
  const ids = new Set(topics.flatMap(({ content }) => content.topics.map(({ id }) => id)));
  const known = new Set();
  const problems = [];
  for (const { topics: own, form, problems: wrong, places } of found.texts) {
    const at = `plain text of ${own[0]}`;
    for (const id of own) {
      if (!ids.has(id)) problems.push(`${at}: there is no topic "${id}"`);
      if (known.has(id)) problems.push(`${at}: "${id}" has a text already`);
      known.add(id);
    }
    if (form !== undefined && !existsSync(inRoot(TEMPLATES, form))) problems.push(`${at}: there is no form "${form}"`);
    problems.push(
      ...wrong.map(({ rule, sentence, message }) => `${at}${sentence === null ? '' : `, sentence ${sentence + 1}`}: ${rule}: ${message}`),
    );
    problems.push(...missing(places, acts).map((text) => `${at}: ${text}`));
  }
  problems.push(...found.dangers.filter((id) => !ids.has(id)).map((id) => `helplines.json: there is no topic "${id}"`));
  problems.push(...found.keys.filter(([, act]) => !acts.has(act)).map(([key]) => `act-keys.json: ${key} is no act of the guide`));
  for (const { act, pins, places } of found.gates)
    if (places.length !== pins.length || missing(places, acts).length > 0 || places.some((place) => place.act !== act))
      problems.push(`gates.json: the pins of the ${act} are not all sections of it`);
  return { problems, note: `${found.texts.length} plain texts for ${known.size} topics` };
}

const missing = (places, acts) =>
  places.flatMap(({ act, section }) => {
    const heading = acts.get(act) && headingOf(acts.get(act), section);
    return heading === undefined || isEmpty(heading) ? [`the ${act} has no section ${section} in force`] : [];
  });
