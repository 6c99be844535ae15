import { readFileSync } from 'node:fs';
import { backendDist, inRoot } from '../../scripts/lib/paths.mjs';

/**
 * @typedef {object} SuggestionCase a suggestion for the sample draft of a template
 * @property {string} id
 * @property {string} template
 * @property {string} suggestion
 * @property {string[]} present what stands in the draft afterwards
 * @property {string[]} absent what does not
 * @property {string[]} kept what still stands
 * @property {string[] | null} ask words of a right choice where the suggestion is unclear; empty where nothing can be done
 */

/** @returns {SuggestionCase[]} */
export const suggestionCases = (name) =>
  readFileSync(inRoot('bench', 'data', `${name}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** The sample form of a template of the build, and the draft that it makes. */
export function sampleDraft({ store, checkedValues }, type) {
  const template = store.find(type);
  const sample = JSON.parse(readFileSync(backendDist('features/templates/shipped', type, 'sample.json'), 'utf8'));
  const values = checkedValues(template.fields, sample);
  return { template, values, extra: {}, content: template.assemble(values, {}) };
}

/** Whether a text is what a case wants. */
export const isAsWanted = ({ present, absent, kept }, text) =>
  present.every((words) => text.includes(words)) &&
  absent.every((words) => !text.includes(words)) &&
  kept.every((words) => text.includes(words));

/**
 * What became of a suggestion.
 * @param {SuggestionCase} wanted
 * @param {{ before: string, after: string, questions: { choices: { label: string, suggestion: string }[] }[], isWhole: boolean, answered: () => boolean }} made
 * `isWhole`: nothing was left open; `answered`: some choice of each question gives what is wanted
 * @returns {'done' | 'asked' | 'asked other' | 'reported' | 'wrong'} `asked` with the right choice
 */
export function verdictOf(wanted, { before, after, questions, isWhole, answered }) {
  const changed = after !== before;
  if (wanted.ask !== null) {
    if (changed) return 'wrong';
    if (wanted.ask.length === 0) return 'done';
    const said = questions
      .flatMap(({ choices }) => choices.map(({ label, suggestion }) => `${label} ${suggestion}`))
      .join('\n')
      .toLowerCase();
    if (questions.length === 0) return 'reported';
    return wanted.ask.some((words) => said.includes(words.toLowerCase())) ? 'asked' : 'asked other';
  }
  if (questions.length > 0) return answered() ? 'asked' : 'asked other';
  if (!changed || !isWhole) return changed ? 'asked other' : 'reported';
  return isAsWanted(wanted, after) ? 'done' : 'wrong';
}

/** Shares of verdicts in percent, and what a reader looks at first. */
export function shares(verdicts) {
  const share = (...names) => (100 * verdicts.filter((verdict) => names.includes(verdict)).length) / verdicts.length;
  return { done: share('done'), doneOrAsked: share('done', 'asked'), wrong: verdicts.filter((verdict) => verdict === 'wrong').length };
}
