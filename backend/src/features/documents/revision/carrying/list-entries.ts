import type { TemplateField } from '../../template/template-schema.js';
import { listLines } from '../../values/list-lines.js';
import { fieldNamed } from '../find-field.js';
import { wordsOf } from '../../values/name-words.js';
import { type CarriedOut, type RevisionState, setField, withValues } from './apply-field.js';
import { whyNotSetOut } from './dictated-words.js';
import { listFieldsCalled } from './list-nouns.js';

/** "2 lakh to the library instead of 5", "it on the website": words of somebody who gives an instruction. */
const NO_ENTRY =
  /^(?:the )?(?:flat|house|home|premises|property)$|\b(?:instead of|rather than|in place of)\b|^(?:it|this|that|them|these|those)\b(?! (?:is|was|are|were)\b)/i;

/** "Add a sofa to the fittings", "remove the fridge from the fittings": one entry of a field that is a list. */
export function entryOf(state: RevisionState, { list, entry, gone }: { list: string; entry: string; gone: boolean }): CarriedOut {
  const field = listNamed(state.fields, list);
  if (!field) return null;
  const entries = listLines(state.values[field.name] ?? '');
  if (!gone) {
    if (NO_ENTRY.test(entry)) return null;
    const reason = field.name === 'special_conditions' ? whyNotSetOut(state, entry) : null;
    if (reason !== null) return { refusal: reason };
    const words = entry
      .replace(/^["']|["',;]$/g, '')
      .replace(/^(?:an? |the |also )/i, '')
      .replace(/^\p{L}/u, (first) =>
        entries.length > 0 && entries.every((each) => /^\p{Ll}/u.test(each)) && !isName(entry) ? first.toLowerCase() : first.toUpperCase(),
      );
    return setField(state, field, [...entries, words].join('\n'));
  }
  const wanted = wordsOf(entry.replace(/^(?:the )?(?:mention|reference) (?:of|to) /i, ''));
  const kept = entries.filter((each) => !wanted.every((word) => wordsOf(each).includes(word)));
  const shorter = entries.map((each) => (kept.includes(each) ? each : (withoutOne(each, wanted) ?? each)));
  if (kept.length === entries.length - 1 && shorter.some((each, index) => each !== entries[index]))
    return setField(state, field, shorter.join('\n'));
  if (wanted.length === 0 || kept.length !== entries.length - 1)
    return { refusal: `${field.label}: no single entry is called "${entry.slice(0, 80)}".` };
  if (kept.length > 0) return setField(state, field, kept.join('\n'));
  if (field.required) return { refusal: `${field.label} cannot be empty.` };
  const { [field.name]: _gone, ...values } = state.values;
  return withValues(state, values, `Left out: ${field.label}`);
}

/** "The staircase and the well" without the well; null where an entry names one thing only. */
function withoutOne(entry: string, wanted: readonly string[]): string | null {
  const halves = entry.length > 160 || /[,.;:]|\d/.test(entry) ? [] : entry.split(' and ');
  const [first = '', last = ''] = halves;
  const isMeant = halves.map((words) => wanted.every((word) => wordsOf(words).includes(word)));
  if (halves.length !== 2 || isMeant[0] === isMeant[1]) return null;
  return isMeant[0] ? last.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : first;
}

function listNamed(fields: readonly TemplateField[], name: string): TemplateField | null {
  const lists = fields.filter(({ format }) => format === 'list');
  const wanted = wordsOf(name);
  const named = fieldNamed(lists, name) ?? listFieldsCalled(lists, name)[0] ?? null;
  if (named || wanted.length === 0) return named;
  const holding = lists.filter(({ label, name: own }) =>
    wanted.every((word) => wordsOf(`${label} ${own.replaceAll('_', ' ')}`).includes(word)),
  );
  return holding.length === 1 ? (holding[0] ?? null) : null;
}

const isName = (words: string): boolean => /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(words);
