import { stemmer } from 'stemmer';
import { listLines } from '../../values/list-lines.js';
import { type CarriedOut, type RevisionState, setField, withValues } from '../carrying/apply-field.js';
import { entryOf } from '../carrying/list-entries.js';
import { conceptsOf } from '../meaning/concepts.js';
import { sentencesOfDraft, withSentence } from '../wording/sentences.js';
import { termFor, termsOf } from '../wording/terms.js';

const ALLOWED =
  /^(?:(?:let|allow|permit|authori[sz]e|empower) (?:the )?([a-z]{4,14}) (?:to )?|(?:the )?([a-z]{4,14}) (?:may|can|should be (?:able|allowed) to|is allowed to) )([a-z]{4,14})\b(.{0,80})$/i;
const FORBIDDEN = /^(?:forbid|prohibit|bar|ban|stop|restrain) (?:the )?(?:him|her|them|it|[a-z]{4,14}) from ([a-z]{4,20}ing)\b(.{0,120})$/i;
const LIMITS = /^(?:limits|restrictions)$/;

/** "Allow the advocate to compromise the case", "forbid him from mortgaging the flat": what a list of the form says somebody may not do. */
export function changeRestriction(state: RevisionState, instruction: string): CarriedOut {
  const field = state.fields.find(({ name, format }) => format === 'list' && LIMITS.test(name));
  if (!field) return null;
  const [, act = '', rest = ''] = FORBIDDEN.exec(instruction) ?? [];
  const entries = listLines(state.values[field.name] ?? '');
  if (act !== '') {
    const isNot = entries.every((entry) => /^not to /i.test(entry));
    return entryOf(state, { list: field.label, entry: `${isNot ? 'Not to ' : ''}${baseOf(act)}${rest}`, gone: false });
  }
  const [, , , verb = '', what = ''] = ALLOWED.exec(instruction) ?? [];
  const topic = conceptsOf(what);
  if (verb === '' || /\b(?:only|if|with|unless|after)\b/i.test(what)) return null;
  const held = entries.filter(
    (entry) =>
      new Set(entry.toLowerCase().match(/[a-z]{4,20}/g)).has(verb.toLowerCase()) && topic.every((each) => conceptsOf(entry).includes(each)),
  );
  const [only] = held;
  if (held.length !== 1 || only === undefined) return null;
  const fresh = withoutVerb(only, verb.toLowerCase());
  if (fresh === null) return null;
  if (fresh !== '') return setField(state, field, entries.map((entry) => (entry === only ? fresh : entry)).join('\n'));
  const kept = entries.filter((entry) => entry !== only);
  if (kept.length > 0) return setField(state, field, kept.join('\n'));
  if (field.required) return { refusal: `${field.label} cannot be empty.` };
  const { [field.name]: _gone, ...values } = state.values;
  return withValues(state, values, `Left out: ${field.label}`);
}

/** "Compromise or withdraw the case" without "compromise"; '' for an entry about nothing else, null where the verb stands elsewhere. */
function withoutVerb(entry: string, verb: string): string | null {
  const words = entry.replace(/^not to /i, '');
  const lead = entry.slice(0, entry.length - words.length);
  const lower = words.toLowerCase();
  if (lower.startsWith(`${verb} or `)) return lead + words.slice(verb.length + 4);
  const second = ` or ${verb} `;
  const at = lower.indexOf(second);
  if (at > 0 && !lower.slice(0, at).includes(' ')) return lead + words.slice(0, at) + words.slice(at + second.length - 1);
  return lower.startsWith(`${verb} `) ? '' : null;
}

/** "Mortgaging" as "mortgage", "letting" as "let". */
function baseOf(act: string): string {
  const bare = act.slice(0, -3);
  if (/([bdgmnprt])\1$/.test(bare)) return bare.slice(0, -1);
  return /(?:[aeiou][cgsvzk]|dg|at|iz|uc|id|ot|ut|as|cl|bl|pl)$/.test(bare) && !/(?:eat|eet|isit|imit|oid|oot|out|eak|ook|eek)$/.test(bare)
    ? `${bare}e`
    : bare;
}

const NOT_ALLOWED =
  /^(?:(?:no|do not allow|disallow|forbid|prohibit) (?:any )?([a-z][a-z -]{4,50}?)|(?:the )?([a-z][a-z -]{4,50}?) (?:should|must|shall|is|will|may) not (?:be )?(?:allowed|permitted|possible))$/i;
const MAY = /^(The [A-Z][\w ]{2,30}?|Either Party|Each Party|Neither Party) may ([a-z]{3,14})\b([^,.;]*)/;

/** "Probation extension should not be allowed": what one sentence lets a party do, said as a noun, is forbidden there. */
export function forbidNamedAct(state: RevisionState, instruction: string): CarriedOut {
  const match = NOT_ALLOWED.exec(instruction);
  const said = stems(match?.[1] ?? match?.[2] ?? '');
  if (said.length < 2) return null;
  const found = sentencesOfDraft(state).filter(({ sentence }) => {
    const [, , verb = '', rest = ''] = MAY.exec(sentence) ?? [];
    const [own = ''] = stems(verb);
    const held = stems(rest);
    return (
      own !== '' &&
      said.some((each) => isSame(each, own)) &&
      said.every((each) => isSame(each, own) || held.some((word) => isSame(each, word)))
    );
  });
  const [only] = found;
  const [, who = '', verb = '', rest = ''] = MAY.exec(only?.sentence ?? '') ?? [];
  // A condition that nobody wants any more goes as a whole.
  if (found.length !== 1 || !only || who === 'Neither Party' || isCondition(state, only.line.text)) return null;
  // How often and by how much is of no use where it is not allowed at all.
  const how = rest.search(/ (?:once|twice|in writing|at any time|by|within|with|without|after|before|only|for|if)\b/);
  const object = how < 0 ? rest : rest.slice(0, how);
  const subject = who === 'Either Party' || who === 'Each Party' ? 'Neither Party may' : `${who} may not`;
  return withSentence(state, only, `${subject} ${verb}${object}.`, `Not allowed: ${verb}${object}`);
}

const isCondition = ({ values }: RevisionState, text: string): boolean =>
  listLines(values.special_conditions ?? '').some((entry) => entry.replace(/[.;]$/, '') === text.replace(/[.;]$/, ''));

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{4,20}/g) ?? [])
    .filter((word) => !/^(?:this|that|their|such|more)$/.test(word))
    .map((word) => stemmer(word));
/** "Extens" and "extend": a verb and its noun. */
const isSame = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) > 4 && one.slice(0, 5) === other.slice(0, 5));

const HAS_TO = /^(?:the )?([a-z][a-z ]{2,29}?) (?:must|should|shall|has to|needs? to|will have to) ((?!not\b)[a-z]{3,14})\b(.{2,120})$/i;

/** "The executor must give security" where the draft says that he need not: he shall. Null where no sentence says so. */
export function requireWhatNeedNotBe(state: RevisionState, instruction: string): CarriedOut {
  const [, party = '', verb = '', what = ''] = HAS_TO.exec(instruction) ?? [];
  const term = party === '' ? undefined : termFor(termsOf(state.content), party);
  const topic = conceptsOf(what);
  if (term === undefined || topic.length === 0) return null;
  const found = sentencesOfDraft(state).filter(
    ({ sentence }) =>
      sentence.startsWith(`The ${term} need not ${verb.toLowerCase()} `) && topic.every((each) => conceptsOf(sentence).includes(each)),
  );
  const [only] = found;
  return found.length === 1 && only
    ? withSentence(state, only, only.sentence.replace(' need not ', ' shall '), `The ${term} shall ${verb}${what}`)
    : null;
}
