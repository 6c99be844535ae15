/**
 * Compares plain texts with the starter library, from the source of the back end. Arguments: parts of names of files of texts, or none
 * for all. Tells its parent one report for each text.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { wrongNumbers } from './planted-numbers.mjs';
import { askSets } from './law-files.mjs';
import { starterActs } from './starter-law.mjs';

/** Topics without a text that are named. */
const MOST_NEXT = 60;
const RETRIEVAL = 'backend/src/features/retrieval';
const FOLDER = inRoot(RETRIEVAL, 'guide/plain-texts/texts');
const load = (file) => import(inRoot(RETRIEVAL, file));
const [{ compared }, { formProblems }, { loadGates }, { loadSuccessors }, { partsOf }, { bodyStart }, { prepareDocument }, quantities] =
  await Promise.all(
    [
      'guide/plain-texts/check-law.ts',
      'guide/plain-texts/check-form.ts',
      'guide/plain-texts/gates.ts',
      'guide/successors.ts',
      'reading/parts/section-parts.ts',
      'reading/parts/section-body.ts',
      'preparation/indexing.ts',
      'guide/plain-texts/quantities.ts',
    ].map(load),
  );

const chosen = process.argv.slice(2);
const acts = starterActs();
const gates = loadGates();
const successors = loadSuccessors();
const read = new Map();
const law = {
  section,
  isRepealed: (act) => successors.of(act) !== null && successors.of(act) !== undefined,
  gatesOf: (act) => gates.get(act) ?? [],
};

function section(title, number) {
  const act = acts.get(title);
  if (!act) return 'act-missing';
  const key = `${title}#${number}`;
  if (!read.has(key)) {
    if (act.sections.size === 0) readPages(title, act);
    const found = act.sections.get(number);
    read.set(key, found ? { text: found.text, section: partsOf(found.text, bodyStart(found.text, found.heading)) } : 'section-missing');
  }
  return read.get(key);
}

/** Reads a print page by page as the product reads it. */
function readPages(title, act) {
  const pages = act.text
    .split(/^## Page \d+$/m)
    .slice(1)
    .map((text, at) => ({ number: at + 1, text }));
  const { prepared, passages } = prepareDocument(pages, 'act', `${title}.txt`);
  for (const { unit, heading, start, end } of passages) {
    const known = act.sections.get(unit);
    const words = prepared.text.slice(start, end);
    act.sections.set(unit, { heading, text: known ? `${known.text}\n${words}` : words });
  }
}

/** C14: sections whose words are those of their neighbour. */
function twins(pins) {
  return [...new Set(pins)].flatMap((pin) => {
    const found = read.get(pin);
    const [title, number] = pin.split('#');
    const same = [...(acts.get(title)?.sections ?? [])].filter(
      ([other, { text }]) => other !== number && text.length > 200 && text === acts.get(title).sections.get(number)?.text,
    );
    return found && same.length > 0 ? [`section ${number} has the words of section ${same[0][0]}: read the act before you pin it`] : [];
  });
}

for (const file of readdirSync(FOLDER).filter(
  (name) => name.endsWith('.json') && (chosen.length === 0 || chosen.some((part) => name.includes(part))),
)) {
  for (const text of JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')).texts) {
    const before = new Set(read.keys());
    const { problems, lacking } = compared(text, law);
    const planted =
      problems.length > 0
        ? { planted: 0, caught: 0, missed: [] }
        : wrongNumbers(text, (wrong) => compared(wrong, law).problems, quantities);
    const numbers = text.sentences.flatMap(({ en, hi }) => [...quantities.quantitiesIn(en), ...quantities.quantitiesIn(hi)]).length;
    const doubled = twins([...read.keys()].filter((key) => !before.has(key))).map((message) => ({ rule: 'C14', sentence: null, message }));
    process.send?.({ file, topic: text.topics[0], problems: [...formProblems(text), ...problems, ...doubled], lacking, numbers, planted });
  }
}

/** Development questions whose best topic of the guide has a text, and those for which it is surely meant. */
if (chosen.length === 0) {
  const [{ Guide }, { surelyMeant }] = await Promise.all([load('guide/guide.ts'), load('explaining/surely-meant.ts')]);
  const guide = new Guide();
  await guide.prepare();
  const held = new Set(
    readdirSync(FOLDER).flatMap((file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')).texts.flatMap(({ topics }) => topics)),
  );
  const kinds = new Map();
  const without = new Map();
  for (const { class: kind, q, history } of askSets().flatMap(({ questions }) => questions)) {
    if (history || kind === 'unanswerable' || kind === 'trick') continue;
    const { topics } = guide.read(q);
    const of = kinds.get(kind) ?? { asked: 0, covered: 0, shown: 0 };
    of.asked += 1;
    const best = topics[0]?.topic.id;
    if (held.has(best)) of.covered += 1;
    else if (best) without.set(best, (without.get(best) ?? 0) + 1);
    if (held.has(surelyMeant(topics)?.topic.id)) of.shown += 1;
    kinds.set(kind, of);
  }
  const next = [...without].sort((one, other) => other[1] - one[1]).map(([topic, count]) => `${topic} (${count})`);
  process.send?.({ kinds: [...kinds], next: next.slice(0, MOST_NEXT) });
}
process.disconnect?.();
