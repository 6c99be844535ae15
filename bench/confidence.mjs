/**
 * What answers are sure of: questions of every kind against the starter library, by words alone, in process. Prints how often the law is
 * stated rightly and wrongly, how often it is asked back, whether what is right is among the choices, and the curve of the confidence.
 * The reference is the search alone, without confidence: the section that it puts first is stated wherever it speaks to the question. `--misses` prints what is stated wrongly.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backendDist, inRoot } from '../scripts/lib/paths.mjs';
import { scoreAnswer } from './lib/asks-scoring.mjs';
import { askSets } from './lib/law-files.mjs';
import { prepareLibrary, withIndex } from './lib/prepared-library.mjs';
import { progressOf } from './lib/progress.mjs';
import { result } from './lib/result.mjs';
import { DATA, lines } from './lib/retrieval-sets.mjs';
import { hasStarterLaw } from './lib/starter-law.mjs';

const NAME = 'confidence';
const FOLDER = join(DATA, 'starter-law');
const MODULES = [
  'features/ask/frame/small-talk.js',
  'features/retrieval/encoding/analysis-manifest.js',
  'features/retrieval/guide/guide.js',
  'features/retrieval/preparation/indexing.js',
  'features/retrieval/search/consultation.js',
  'features/retrieval/search/meaning/question-meaning.js',
  'features/retrieval/search/searcher.js',
  'features/retrieval/source-place.views.js',
  'features/starter-law/text/act-text.js',
  'ports/retrieval-index/sqlite/sqlite-retrieval-index.js',
];
/** A question with a false premise has another right answer than a section. */
const NOT_ASKED_BACK = ['trick'];
/** By hands that had not seen the guide: those that the confidence was fitted to, among others, and those that nothing was fitted to. */
const OWN = ['asks-fitted', 'asks-fresh'];
const BINS = 10;
const NO_MODEL = { model: () => null };

/** @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[], notes?: string[], skipped?: string }>} */
export async function run({ args = [] } = {}) {
  if (!hasStarterLaw()) return { name: NAME, results: [], skipped: 'the starter library is not beside the checkout' };
  const product = Object.assign({}, ...(await Promise.all(MODULES.map((file) => import(backendDist(file))))));
  const library = prepareLibrary(product, starterDocuments(product));
  const own = OWN.map((name) => ({ name, questions: lines(inRoot('bench', 'data', `${name}.jsonl`)) }));
  const sets = [...askSets(), ...own];
  const results = [];
  const notes = [];
  const all = [];
  await withIndex(product, library, null, async (index, catalogue) => {
    const guide = new product.Guide();
    const searcher = new product.Searcher(index, new product.QuestionMeaning(NO_MODEL), catalogue, guide);
    const consultant = new product.Consultant(index, searcher, guide);
    const citation = citationIn(product, library);
    for (const { name, questions } of sets) {
      const told = [];
      const tell = progressOf(`questions of ${name}`);
      for (const [at, question] of questions.entries()) {
        tell(at, questions.length);
        if (NOT_ASKED_BACK.includes(question.class)) continue;
        told.push(await outcome(product, { consultant, searcher }, citation, question));
      }
      all.push(...told);
      results.push(...figuresOf(name, told));
      if (args.includes('--misses'))
        notes.push(
          ...told.filter(({ stated, right, refuse }) => stated && (refuse || !right)).map(({ q, units }) => `${name}: ${q} → ${units}`),
        );
    }
  });
  return { name: NAME, results, notes: [...curve(all), ...notes] };
}

const starterDocuments = ({ actText }) =>
  JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8')).acts.map(({ title, slug, parts }) => {
    const text = actText(
      parts.map(({ path }) => readFileSync(join(FOLDER, path), 'utf8')),
      title,
    );
    return { doc: slug, type: 'act', pages: [{ number: null, text }] };
  });

function citationIn({ headingPathText }, { entries }) {
  const titles = new Map(entries.map(({ documentId, title }) => [documentId, title]));
  return ({ documentId, passages }) => ({
    document: titles.get(documentId) ?? '',
    heading_path: headingPathText(passages[0]?.headingPath ?? []),
  });
}

/** What a question is told: stated or not, whether the first section is right, and whether a topic that is offered leads to a right one. */
async function outcome({ smallTalk }, { consultant, searcher }, citation, question) {
  const { q, history = [], expect = [], refuse = false } = question;
  const about = { q, class: question.class ?? 'unanswerable', refuse, units: '', confidence: null };
  if (smallTalk(q) !== null)
    return {
      ...about,
      stated: false,
      right: false,
      anywhere: false,
      offered: false,
      asked: false,
      before: { stated: false, right: false },
    };
  const earlier = history.filter(({ role }) => role === 'user').map(({ text }) => text);
  const asked = { question: q, context: earlier.at(-1) ?? '' };
  const { open, choices, relevance } = await consultant.consult({ ...asked, earlier });
  const stated = relevance.sufficient && open.length > 0;
  const { at, units } = scoreAnswer({ ...question, expect }, open.map(citation));
  const before = await ranked(searcher, citation, { ...question, expect }, asked);
  const isRight = ({ law }) =>
    law.some(({ act, section }) =>
      expect.some((each) => plain(act).includes(plain(each.act ?? '')) && (each.section === '*' || each.section === section)),
    );
  return {
    ...about,
    confidence: relevance.confidence,
    units: units.join('; '),
    stated,
    right: stated && at === 0,
    anywhere: stated && at !== null,
    offered: choices.some(isRight),
    asked: !stated && choices.length > 0,
    before,
  };
}

/** What would be stated without confidence: the section that the search puts first, wherever it speaks to the question. */
async function ranked(searcher, citation, question, asked) {
  const { passages, relevance } = await searcher.search({ ...asked, first: 1, merge: false });
  const [first] = passages;
  const { at } = scoreAnswer(question, first ? [citation({ documentId: first.documentId, passages: [first] })] : []);
  return { stated: relevance.sufficient, right: relevance.sufficient && at === 0 };
}

const plain = (title) => title.toLowerCase().replace(/^the /, '');
const share = (part, whole) => (whole.length === 0 ? 0 : (100 * part.length) / whole.length);

function figuresOf(name, told) {
  const kinds = [...new Set(told.filter(({ refuse }) => !refuse).map((each) => each.class))];
  const groups = [...kinds.map((kind) => [kind, told.filter((each) => each.class === kind)]), ['answerable', told]].map(([kind, some]) => [
    kind,
    some.filter(({ refuse }) => !refuse),
  ]);
  const rows = groups.flatMap(([kind, some]) => {
    const count = (test) => share(some.filter(test), some);
    const label = `${name} ${kind}, ${some.length}`;
    return [
      result(`${label}: right section first`, {
        ours: count(({ right }) => right),
        reference: count(({ before }) => before.right),
        unit: '%',
      }),
      result(`${label}: stated wrong`, {
        ours: count(({ stated, anywhere }) => stated && !anywhere),
        reference: count(({ before }) => before.stated && !before.right),
        unit: '%',
        target: '<= 8',
      }),
      result(`${label}: asked back`, { ours: count(({ asked }) => asked), unit: '%' }),
      result(`${label}: right in the answer or among the choices`, {
        ours: count(({ anywhere, offered }) => anywhere || offered),
        unit: '%',
        target: kind === 'story' ? '>= 84' : '>= 90',
      }),
    ];
  });
  const outside = told.filter(({ refuse }) => refuse);
  return [
    ...rows,
    ...(outside.length > 0
      ? [
          result(`${name} unanswerable, ${outside.length}: refused or asked back`, {
            ours: share(
              outside.filter(({ stated }) => !stated),
              outside,
            ),
            reference: share(
              outside.filter(({ before }) => !before.stated),
              outside,
            ),
            unit: '%',
            target: '>= 92',
          }),
        ]
      : []),
  ];
}

/** How often the best section is right, by the confidence that it is; a section that is not stated counts by what it would have been. */
function curve(told) {
  const known = told.filter(({ confidence, stated }) => confidence !== null && stated);
  return [
    'confidence of what is stated, and how often it is right:',
    ...Array.from({ length: BINS }, (_, bin) => {
      const some = known.filter(({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)) === bin);
      return some.length === 0
        ? []
        : [
            `  ${(bin / BINS).toFixed(1)} to ${((bin + 1) / BINS).toFixed(1)}: ${share(
              some.filter(({ right }) => right),
              some,
            ).toFixed(0)} % of ${some.length}`,
          ];
    }).flat(),
  ];
}
