import { stemmer } from 'stemmer';
import { listLines } from '../../values/list-lines.js';
import type { TemplateField } from '../../template/template-schema.js';
import { type CarriedOut, type RevisionState, setField } from '../carrying/apply-field.js';
import { type Candidate, closest, importance } from './closest.js';
import { conceptsOf } from './concepts.js';

const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’.-]{0,30}(?: (?:(?:of|and|de|v|the|&) )?\p{Lu}[\p{L}\p{M}'’.-]{0,30}){0,5}`;
/** "Kochi and not Mumbai", "Kavita Mehta instead of Rohan Mehta": what is to be, and what is to go. */
const CONTRAST = new RegExp(
  String.raw`^(.{3,160}?)(?:,? (?:instead of|rather than|in place of|in lieu of|and not|but not|not|replacing)) (?:the |at |in |to |with )?(${NAME})$`,
  'u',
);
/** "Authorise Vikram Rao instead of Neha Gupta to operate the account": what is to be done stands behind both. */
const AMID = new RegExp(
  String.raw`^(.{3,160}?)(?:,? (?:instead of|rather than|in place of|in lieu of)) (?:the |at |in |to |with )?(${NAME}) ((?:to|as|for|in|at|with|on) .{3,120})$`,
  'u',
);
const FROM_TO = new RegExp(String.raw`^(.{3,80}?) from (?:the )?(${NAME}) to (?:the )?(${NAME})$`, 'u');
const NAMES = new RegExp(NAME, 'gu');
const FIRST_VERB = /^(?:Please |Kindly )?[A-Z][a-z]+ (?=\p{L})/u;
const ENOUGH = 0.3;
const MARGIN = 0.05;

interface Holder {
  field: TemplateField;
  entry: string | null;
}

/** Exchanges a name that the form holds for another: that of the field which speaks of what the instruction speaks of. */
export function exchangeNames(state: RevisionState, instruction: string): CarriedOut {
  const pair = pairIn(instruction);
  if (!pair) return null;
  const { old, fresh, topic } = pair;
  const weight = importance(state);
  const candidates = holdersOf(state, old).map(({ field, entry }): Candidate<Holder> => {
    const labelled = new Set(conceptsOf(`${field.label} ${field.name.replaceAll('_', ' ')}`));
    const value = entry ?? state.values[field.name] ?? '';
    const about = new Map([
      ...conceptsOf(value).map((each): [string, number] => [each, 0.9]),
      ...[...labelled].map((each): [string, number] => [each, 1]),
    ]);
    return { item: { field, entry }, about, labelled, id: `${field.name}:${entry ?? ''}`, bonus: 0 };
  });
  const only = candidates.length === 1 ? candidates[0]?.item : undefined;
  const meant = closest(candidates, topic, weight, { enough: ENOUGH, margin: MARGIN }) ?? (topic.length <= 2 ? only : undefined);
  if (!meant) return null;
  const value = state.values[meant.field.name] ?? '';
  const entry = meant.entry ?? value;
  return setField(
    state,
    meant.field,
    value.replace(entry, () => (isDescribed(meant, old) ? fresh : withoutKinship(entry, old, fresh))),
  );
}

/** "Meena Rao, mother of the Applicant": what is said of the one is not true of the other. */
const isDescribed = ({ entry }: Holder, old: string): boolean =>
  entry !== null && entry.startsWith(`${old}, `) && /^[^,]{2,60}, \p{Ll}/u.test(entry);

/** "My daughter-in-law Leela" with Nisha in her place is no longer a daughter-in-law. */
function withoutKinship(entry: string, old: string, fresh: string): string {
  const at = entry.indexOf(old);
  return entry.slice(0, at).replace(/\bmy (?:[a-z-]{3,20} ){1,2}$/, '') + fresh + entry.slice(at + old.length);
}

function pairIn(instruction: string): { old: string; fresh: string; topic: string[] } | null {
  const [, what, from, to] = FROM_TO.exec(instruction) ?? [];
  if (what && from && to) return { old: from, fresh: to, topic: [...new Set(conceptsOf(what))] };
  const amid = AMID.exec(instruction);
  const [, head = '', old = '', behind = ''] = CONTRAST.exec(instruction) ?? amid ?? [];
  const rest = head.replace(FIRST_VERB, (verb) => verb.toLowerCase());
  const fresh = [...rest.matchAll(NAMES)].map(([name]) => name).at(-1);
  if (old === '' || fresh === undefined || fresh === old) return null;
  return { old, fresh, topic: [...new Set(conceptsOf(`${rest.replace(fresh, ' ')} ${behind}`))] };
}

/** Texts and entries of lists in which a name stands as whole words. */
function holdersOf({ fields, values }: RevisionState, name: string): Holder[] {
  const has = (text: string) => {
    const at = text.indexOf(name);
    return at >= 0 && !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && !/[\p{L}\p{N}]/u.test(text[at + name.length] ?? '');
  };
  return fields.flatMap((field): Holder[] => {
    const value = values[field.name] ?? '';
    if (value === '' || field.options || !has(value)) return [];
    if (field.format === 'text') return [{ field, entry: null }];
    return field.format === 'list'
      ? listLines(value)
          .filter((entry) => has(entry) && value.includes(entry))
          .map((entry) => ({ field, entry }))
      : [];
  });
}

/** "Rohan keeps the title papers", "let Vikram Rao sign the papers". */
const DOES =
  /^(?:let|have|make|allow|authori[sz]e)? ?(\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.]*){0,3}) (?:should |must |shall |will |to |may )?(\p{Ll}{3,14} .{3,120})$/u;

/** Who does what a sentence of the draft says somebody else does, where the form holds that person's name. */
export function exchangeSubject(state: RevisionState, instruction: string): CarriedOut {
  const [, said = '', act = ''] = DOES.exec(instruction) ?? [];
  const wanted = conceptsOf(act);
  const names = namesOf(state).filter((name) => name === said || name.startsWith(`${said} `));
  const fresh = names.length === 1 ? names[0] : names.find((name) => name === said);
  if (fresh === undefined || wanted.length === 0) return null;
  const found = state.fields.filter(({ name, format, options }) => {
    const held = state.values[name] ?? '';
    if (format !== 'text' || options || held === '' || held === fresh || !namesOf(state).includes(held) || /_name$/.test(name))
      return false;
    const sentence = state.content
      .split('\n')
      .find((line) => doesSo(line, held, act) && wanted.every((each) => conceptsOf(line).includes(each)));
    return sentence !== undefined && new RegExp(NAME, 'u').test(held);
  });
  const [only] = found;
  return found.length === 1 && only ? setField(state, only, fresh) : null;
}

/** Whether a line says that somebody does what an act begins with: "Asha Mehta keeps the original papers". */
function doesSo(line: string, who: string, act: string): boolean {
  const at = line.indexOf(`${who} `);
  const verb = /^(?:shall |may |is to )?(\p{L}{3,20})/u.exec(line.slice(at + who.length + 1))?.[1] ?? '';
  return at >= 0 && stemmer(verb.toLowerCase()) === stemmer((act.split(' ')[0] ?? '').toLowerCase());
}

/** The people whom a draft names: those who sign it and those at the head of its lists. */
const namesOf = ({ content }: RevisionState): string[] => [
  ...new Set(
    [...content.matchAll(/(?:^Name: |\*\*|^\([a-z]\) |^- )(\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.]*){1,3})(?=[*,:.]|$)/gmu)].map(
      ([, name = '']) => name,
    ),
  ),
];
