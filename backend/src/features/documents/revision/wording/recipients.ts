import { literally } from '../../../../core/text/literally.js';
import { listLines } from '../../values/list-lines.js';
import type { TemplateField } from '../../template/template-schema.js';
import { type CarriedOut, type RevisionState, setField } from '../carrying/apply-field.js';
import { conceptsOf } from '../meaning/concepts.js';

const NAME = String.raw`\p{Lu}[\p{L}'’.-]{1,30}(?: \p{Lu}[\p{L}'’.-]{0,30}){0,3}`;
/** "The dog goes to Nisha", "my shares should be given to Rohan instead". */
const GOES_TO = new RegExp(
  String.raw`^(?:the |my |give |leave |let )?(?:the |my )?([\p{L}][\p{L}' -]{2,60}?) (?:(?:should |must |shall |will |is to |are to |to )?(?:go(?:es)?|be given|be left|belong|stay with|be allotted|pass)(?: to| with)?|(?:is|are) for|to) (?:my (?:[a-z-]{3,20} ){1,2})?(${NAME})(?: instead| now| alone| only)?$`,
  'u',
);

/** Gives what a list of the form gives to somebody to another person. Null where no single entry speaks of it. */
export function changeRecipient(state: RevisionState, instruction: string): CarriedOut {
  const [, thing = '', name = ''] = GOES_TO.exec(instruction) ?? [];
  const topic = conceptsOf(thing);
  if (topic.length === 0) return null;
  const found = state.fields.flatMap((field) =>
    field.format === 'list'
      ? listLines(state.values[field.name] ?? '')
          .filter((entry) => field.name !== 'special_conditions' || /\b(?:belongs?|goes|go|pass(?:es)?|given|left) to\b/.test(entry))
          .filter((entry) => topic.every((each) => conceptsOf(entry).includes(each)) && TO_SOMEBODY.test(entry))
          .map((entry) => ({ field, entry }))
      : [],
  );
  const [only] = found;
  if (found.length === 0 && /^(?:the |my ).{2,60} (?:go(?:es)?|should go|must go|shall go|is to go|are to go|to go) to /i.test(instruction))
    return newGift(state, thing, name);
  return found.length === 1 && only ? given(state, only, name) : null;
}

/** "My shares go to Rohan" where no gift speaks of them: one more gift. */
function newGift(state: RevisionState, thing: string, name: string): CarriedOut {
  const field = state.fields.find(({ name: own, format }) => own === 'gifts' && format === 'list');
  const person = personCalled(state, name) ?? name;
  if (!field || / (?:to|go(?:es)?|,) /.test(thing) || /^(?:residue|rest|everything|estate|all)\b/i.test(thing)) return null;
  const entry = `My ${thing.replace(/^(?:the|my) /i, '')} to ${kinOf(state, person)}${person}`;
  return setField(state, field, [...listLines(state.values[field.name] ?? ''), entry].join('\n'));
}

/** "… to my daughter Nisha Mehta", "… is to stay with Rohan": whom an entry names at its end. */
const TO_SOMEBODY = new RegExp(String.raw`\b(?:to|with|for) (?:my (?:[a-z-]{3,20} ){1,2})?(${NAME})(?: alone| only)?$`, 'u');

function given(state: RevisionState, { field, entry }: { field: TemplateField; entry: string }, name: string): CarriedOut {
  const [whole = '', held = ''] = TO_SOMEBODY.exec(entry.replace(/[.;]$/, '')) ?? [];
  const person = held.includes(' ') ? (fullName(state, name) ?? name) : name;
  if (held === '' || held === person) return null;
  const joint = whole.split(' ')[0] ?? 'to';
  const kin = /^\w+ my /.test(whole) ? kinOf(state, person) : '';
  const alone = / (?:alone|only)$/.exec(whole)?.[0] ?? '';
  const stop = /[.;]$/.exec(entry)?.[0] ?? '';
  const fresh = `${entry.slice(0, entry.length - stop.length - whole.length)}${joint} ${kin}${person}${alone}${stop}`;
  return setField(
    state,
    field,
    listLines(state.values[field.name] ?? '')
      .map((each) => (each === entry ? fresh : each))
      .join('\n'),
  );
}

/** "my son " for a person whom the draft calls so elsewhere; '' for others. */
function kinOf({ content }: RevisionState, person: string): string {
  const found = new RegExp(String.raw`\b[Mm]y ([a-z-]{3,20}),? ${literally(person)}`, 'u').exec(content)?.[1];
  return found === undefined ? '' : `my ${found} `;
}

/** Kinship by which people name somebody of their family. */
const KIN = /^(?:my |his |her |their )((?!children$|\w+(?:sons|ters|hers|ents)$)[a-z-]{3,20})$/i;
/** "His wife, Mary Raj": the name with the kinship before it. */
const KIN_AND_NAME = new RegExp(String.raw`^(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur) (?:[a-z-]{3,20} ){0,1}[a-z-]{3,20},? (${NAME})$`, 'u');

/** The name of a person as the draft has it: "Nisha" is "Nisha Mehta", "my husband" is "Anil Mehta". Null for one whom it does not name. */
export function personCalled(state: Pick<RevisionState, 'content' | 'values'>, words: string): string | null {
  return called(state, words)?.replace(/[.,]{1,3}$/, '') ?? null;
}

function called(state: Pick<RevisionState, 'content' | 'values'>, words: string): string | null {
  const named = KIN_AND_NAME.exec(words)?.[1];
  if (named !== undefined) return fullName(state, named) ?? named;
  const kin = KIN.exec(words)?.[1]?.toLowerCase();
  if (kin !== undefined) {
    const pattern = new RegExp(String.raw`\b[Mm]y ${literally(kin)},? (${NAME})`, 'gu');
    const found = new Set([...state.content.matchAll(pattern)].map((match) => match[1] ?? ''));
    return found.size === 1 ? ([...found][0] ?? null) : null;
  }
  return fullName(state, words);
}

/** The one longer name in the form that begins with a first name. */
function fullName({ values }: Pick<RevisionState, 'values'>, first: string): string | null {
  if (!/^\p{Lu}[\p{L}'’-]{2,30}$/u.test(first)) return null;
  const pattern = new RegExp(
    String.raw`(?<!\p{Lu}[\p{L}.]{0,30} )${literally(first)} (?:\p{Lu}[\p{L}'’-]{1,30})(?: \p{Lu}[\p{L}'’-]{1,30}){0,2}`,
    'gu',
  );
  const found = new Set(Object.values(values).flatMap((value) => value.match(pattern) ?? []));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}
