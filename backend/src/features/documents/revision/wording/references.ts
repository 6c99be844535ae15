import { literally } from '../../../../core/text/literally.js';
import type { TemplateField } from '../../template/template-schema.js';
import { type CarriedOut, type RevisionState, setField } from '../carrying/apply-field.js';
import { conceptsOf } from '../meaning/concepts.js';

/** "The passport number is Z7654321", "change the banker's draft number to 667788". */
const NUMBER_OF =
  /^(?:change |correct |update |set |make |write |put )?(?:the |my |his |her |our |their )?([\p{L}][\p{L}'’ -]{1,60}?)['’]?s? (?:number|no\.?|nos\.?|num|#|code|id)(?: of (?:the )?([\p{L}][\p{L}'’ -]{2,60}?))? (?:is|to|as|should be|must be|will be|should read|=|:|are)? ?(?:no\.? ?)?([\p{L}\p{N}][\p{L}\p{N}/-]{1,29})(?:,? (?:and not|not|instead of|rather than) (?:no\.? ?)?([\p{L}\p{N}/-]{2,30}))?$/iu;
const CODE = String.raw`[A-Z0-9][A-Z0-9/-]{0,29}`;
/** How a draft writes such a number: "Passport no. Z1234567". */
const WRITTEN = new RegExp(String.raw`\b(?:no\.|nos\.|number|No\.) ?(${CODE})(?![\w/-])`, 'g');
/** Words before a number that say what has it. */
const BEFORE = 4;

interface Place {
  field: TemplateField;
  code: string;
  before: string[];
  /** Concepts of the label of the field. */
  label?: string[];
}

/** Gives what has a number another one, in each field of the form that speaks of it. Null where it is not clear which is meant. */
export function changeNumber(state: RevisionState, instruction: string): CarriedOut {
  const [, owner = '', of = '', fresh = '', old = ''] = NUMBER_OF.exec(instruction) ?? [];
  // "The number of shares" is how many there are.
  if (fresh === '' || !/\d/.test(fresh) || conceptsOf(owner).length === 0) return null;
  const topic = conceptsOf(`${owner} ${of}`);
  if (topic.length === 0) return null;
  const places = placesIn(state).filter(
    ({ code, before, label = [] }) =>
      (old === '' || code === old.toUpperCase()) &&
      topic.some((each) => before.includes(each)) &&
      topic.every((each) => before.includes(each) || label.includes(each)),
  );
  const [first] = places;
  if (!first || places.some(({ code }) => code !== first.code)) return null;
  let changed = state;
  for (const field of state.fields) {
    const value = changed.values[field.name] ?? '';
    if (!places.some((place) => place.field === field) && !namesIt(value, first, topic)) continue;
    const pattern = new RegExp(String.raw`(?<![\w/-])${literally(first.code)}(?![\w/-])`, 'g');
    const set = setField(
      changed,
      field,
      value.replace(pattern, () => fresh.toUpperCase()),
    );
    if (!set || !('state' in set)) return null;
    changed = set.state;
  }
  return { state: changed, message: `${owner} number: ${fresh.toUpperCase()}` };
}

/** "Original cheque no. 123456" beside the field that holds the number of the cheque. */
const namesIt = (value: string, { code }: Place, topic: readonly string[]): boolean =>
  [...value.matchAll(WRITTEN)].some(
    (match) => match[1] === code && topic.every((each) => conceptsOf(wordsBefore(value, match.index)).includes(each)),
  );

const wordsBefore = (text: string, at: number): string =>
  text
    .slice(Math.max(0, text.lastIndexOf('\n', at) + 1), at)
    .split(/[\s,;]+/)
    .filter(Boolean)
    .slice(-BEFORE)
    .join(' ');

function placesIn({ fields, values }: RevisionState): Place[] {
  return fields.flatMap((field): Place[] => {
    const value = values[field.name] ?? '';
    if (value === '' || field.options || !['text', 'list'].includes(field.format)) return [];
    const label = conceptsOf(`${field.label} ${field.name.replaceAll('_', ' ')}`);
    // A field that holds nothing but a number says in its label what the number is of.
    if (
      field.format === 'text' &&
      /^[A-Z0-9][A-Z0-9/-]{1,29}$/.test(value) &&
      /\d/.test(value) &&
      /number|\bno\b/i.test(`${field.label} ${field.name.replaceAll('_', ' ')}`)
    )
      return [{ field, code: value, before: label }];
    return [...value.matchAll(WRITTEN)]
      .filter(([, code = '']) => /\d/.test(code))
      .map((match) => ({ field, code: match[1] ?? '', before: conceptsOf(wordsBefore(value, match.index)), label }));
  });
}
