import type { CarriedOut, RevisionState } from '../../carrying/apply-field.js';
import { listLines } from '../../../values/list-lines.js';
import { setField } from '../../carrying/apply-field.js';
import { inWordsOf } from '../../instructions/hindi-words.js';

const RATE =
  /^(?:change |set |claim |make |increase |reduce |keep )?(?:the )?(?:rate of )?([a-z]{4,16})(?: rate)?(?: from (\d{1,2}(?:\.\d{1,2})?)(?: ?(?:%|percent))?)?(?: to| at| is| of)? (\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent)(?: yearly)?$/i;
const WRITTEN = /(\d{1,2}(?:\.\d{1,2})?)(?= ?(?:प्रतिशत|%))/gu;

/** "Change interest from 12 to 15 percent" of a draft in Hindi: the one rate that an entry of the form has of it. Null for none or several. */
export function rateInHindi(state: RevisionState, instruction: string): CarriedOut {
  const [, topic = '', old, fresh = ''] = RATE.exec(instruction) ?? [];
  const word = topic === '' ? '' : inWordsOf(state.content, topic.toLowerCase());
  if (!/[\u0900-\u097f]/.test(word)) return null;
  const found = state.fields.flatMap((field) =>
    field.format === 'list'
      ? listLines(state.values[field.name] ?? '').flatMap((entry) => {
          const rates = [...entry.matchAll(WRITTEN)].map(([rate]) => rate);
          return entry.includes(word) && rates.length === 1 && (old === undefined || rates[0] === old) ? [{ field, entry }] : [];
        })
      : [],
  );
  const [only] = found;
  if (found.length !== 1 || !only) return null;
  const entries = listLines(state.values[only.field.name] ?? '');
  return setField(state, only.field, entries.map((each) => (each === only.entry ? each.replace(WRITTEN, fresh) : each)).join('\n'));
}
