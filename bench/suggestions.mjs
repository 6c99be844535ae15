/**
 * Suggestions for drafts of every template, followed without a language model: how many are done as asked, asked back with the right choice
 * among those offered, and changed silently otherwise; and what one takes. `fitted` are those that the grammar was developed on, `fresh` those
 * that it was not; `mixed`, `varied` and `plain` are 60 each, written later: the first two from the forms of the templates, `plain` and `told` (70)
 * from the drafts as clients say it, who tell what happened more than what shall change. All but `varied` are by hands that had not seen it; the hand of `varied` had. Nothing is compared: what came before is gone. `--misses` prints what was not done.
 */
import { backendDist } from '../scripts/lib/paths.mjs';
import { result } from './lib/result.mjs';
import { percentile } from './lib/statistics.mjs';
import { isAsWanted, sampleDraft, shares, suggestionCases, verdictOf } from './lib/suggestion-scoring.mjs';

const NAME = 'suggestions';
const LOTS = ['fitted', 'fresh', 'mixed', 'varied', 'plain', 'told'];
const MODULES = [
  'features/templates/engine/template-store.js',
  'features/templates/form/form-values.js',
  'features/editing/parts/followed-parts.js',
  'features/editing/judging/judge-edits.js',
];
/** Answers of more questions than these are not tried. */
const QUESTIONS_MAX = 3;

/** @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[], notes: string[] }>} */
export async function run({ args = [] } = {}) {
  const modules = Object.assign({}, ...(await Promise.all(MODULES.map((file) => import(backendDist(file))))));
  const product = { ...modules, store: new modules.TemplateStore() };
  const results = [];
  const notes = [];
  for (const lot of LOTS) {
    const cases = suggestionCases(`suggestions-${lot}`);
    const told = cases.map((each) => outcome(product, each));
    const { done, doneOrAsked, wrong } = shares(told.map(({ verdict }) => verdict));
    results.push(
      result(`${lot}, ${cases.length}: done as asked`, { ours: done, unit: '%', target: '>= 60' }),
      result(`${lot}: done, or asked back with the right choice`, { ours: doneOrAsked, unit: '%', target: '>= 90' }),
      result(`${lot}: silently wrong`, { ours: wrong, unit: '', target: '<= 0' }),
      result(`${lot}: one suggestion, p50`, {
        ours: percentile(
          told.map(({ ms }) => ms),
          0.5,
        ),
        unit: 'ms',
        target: '<= 40',
      }),
      result(`${lot}: one suggestion, p95`, {
        ours: percentile(
          told.map(({ ms }) => ms),
          0.95,
        ),
        unit: 'ms',
      }),
    );
    if (args.includes('--misses'))
      for (const { verdict, id, suggestion, questions } of told)
        if (verdict !== 'done')
          notes.push(
            `${verdict}: ${id}: ${suggestion}${questions.map(({ choices }) => choices.map(({ label }) => `\n      - ${label}`).join('')).join('')}`,
          );
  }
  return { name: NAME, results, notes };
}

function outcome(product, wanted) {
  const form = sampleDraft(product, wanted.template);
  const follow = (suggestions) => product.followedParts(form, form.content, suggestions);
  const made = (parts) =>
    product.withChanges(
      form.content,
      parts.map(({ operations }) => operations),
    ).content;
  const begun = performance.now();
  const { parts, questions, open } = follow(wanted.suggestion);
  const ms = performance.now() - begun;
  const answered = (index, all) => {
    if (index === questions.length) return isAsWanted(wanted, made(all));
    return questions[index].choices.some(({ suggestion }) => {
      const answer = follow(suggestion);
      return answer.parts.length > 0 && answer.questions.length === 0 && answered(index + 1, [...all, ...answer.parts]);
    });
  };
  const verdict = verdictOf(wanted, {
    before: form.content,
    after: made(parts),
    questions,
    isWhole: open.length === 0,
    answered: () => questions.length <= QUESTIONS_MAX && answered(0, parts),
  });
  return { ...wanted, verdict, questions, ms };
}
