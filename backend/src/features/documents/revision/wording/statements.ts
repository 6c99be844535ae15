import { stemmer } from 'stemmer';
import { listLines } from '../../values/list-lines.js';
import { MARK } from '../../values/marks.js';
import { type CarriedOut, type RevisionState, setField, withValues } from '../carrying/apply-field.js';
import { withoutClosed } from '../carrying/removal.js';
import { conceptsOf } from '../meaning/concepts.js';
import { bodyEndOf } from '../numbered/find-lines.js';
import { parseNumbered } from '../numbered/numbered-text.js';
import { personCalled } from './recipients.js';
import { sentencesOfDraft } from './sentences.js';
import { inTermsOf } from './terms.js';

/** Says as a fact what the draft is to say: a list goes on, somebody else does something, a choice of the form is taken. */
export function takeStatement(state: RevisionState, instruction: string): CarriedOut {
  return chosen(state, instruction) ?? doneByAnother(state, instruction) ?? furtherUse(state, instruction) ?? listed(state, instruction);
}

const NOT = /\b(?:not|no longer|never|cannot|neither|without)\b|^(?:remove|delete|drop|no) /i;
const SHOULD = /\b(?:should|must|shall|will|has to|is to|may|can|need(?:s)? to|keeps?|retains?|have|let|make)\b/i;

/** "The settlor should keep the house for life": a field that is answered by yes or no, and whose label the instruction says. */
function chosen(state: RevisionState, instruction: string): CarriedOut {
  if (!SHOULD.test(instruction) || /\d/.test(instruction)) return null;
  const said = new Set(conceptsOf(instruction));
  const found = state.fields.filter(({ label, options }) => {
    const wanted = conceptsOf(label);
    return (
      options?.length === 2 &&
      options.includes('no') &&
      options.includes('yes') &&
      wanted.length > 1 &&
      wanted.every((each) => said.has(each))
    );
  });
  const [only] = found;
  if (found.length !== 1 || !only) return null;
  const answer = NOT.test(instruction) ? 'no' : 'yes';
  // What the form then no longer asks for goes with it.
  const values = withoutClosed(state.fields, { ...state.values, [only.name]: answer });
  return withValues(state, values, `${only.label}: ${answer}`);
}

const SUBJECT_AND_ACT =
  /^(\p{Lu}[\p{L}'’.-]{1,30}(?: \p{Lu}[\p{L}'’.-]{0,30}){0,3}) (?:should|must|shall|will|has to|is to|to) ([a-z]{3,20}) (?:the |all |all the )?([a-z][a-z ]{3,80})$/u;

/** "Rohan should keep the title papers": somebody else does what the draft has one person do, where a field of the form names that person. */
function doneByAnother(state: RevisionState, instruction: string): CarriedOut {
  const [, who = '', verb = '', what = ''] = SUBJECT_AND_ACT.exec(instruction) ?? [];
  const person = who === '' ? null : (personCalled(state, who) ?? (who.includes(' ') ? who : null));
  const wanted = conceptsOf(what);
  if (person === null || wanted.length === 0) return null;
  const found = state.fields.filter(({ name, format, options }) => {
    const held = state.values[name] ?? '';
    if (format !== 'text' || options || held.length < 3 || held === person) return false;
    return sentencesOfDraft(state).some(({ sentence }) => {
      const own = sentence.startsWith(`${held} `) ? (sentence.slice(held.length + 1).split(' ')[0] ?? '') : '';
      return own !== '' && stemmer(own) === stemmer(verb) && wanted.every((each) => conceptsOf(sentence).includes(each));
    });
  });
  const [only] = found;
  return found.length === 1 && only ? setField(state, only, person) : null;
}

const ALSO_USE =
  /^(?:let|allow|permit)? ?(?:the )?([a-z][a-z ]{2,29}?) (?:to |(?:may|can|should be able to|should be allowed to) )?(?:also |be able to also )?use (?:the )?(?:premises|flat|property|house)(?: also)? (?:as|for) (an? )?(.{3,60}?)(?: purposes?| use)?(?: (?:also|too|as well))?$/i;

/** "Let the licensee also use the premises as a home office": a further use beside the one that the form has. */
function furtherUse(state: RevisionState, instruction: string): CarriedOut {
  const [, party = '', , use = ''] = ALSO_USE.exec(instruction) ?? [];
  const field = state.fields.find(({ name, options }) => name === 'purpose' && !options);
  const held = (field && state.values.purpose) ?? '';
  if (party === '' || !field || held === '' || /\bnot\b/i.test(instruction)) return null;
  if (!/\balso\b|\btoo\b|\bas well\b/i.test(instruction)) return null;
  return setField(state, field, `${held} and ${use.toLowerCase()}`);
}

const PREPOSITION = /\b(with|to|from|for|of|by|on|in|against|between)[^\w]{0,2}:$/i;

/** "We also share the data with our bank": one more entry of the list that a sentence of the draft introduces in these words. */
function listed(state: RevisionState, instruction: string): CarriedOut {
  if (!/\balso\b|\bas well\b|\btoo\b/i.test(instruction) || NOT.test(instruction)) return null;
  const said = instruction.replace(/ (?:also|as well|too)\b/gi, '');
  const lines = parseNumbered(state.content);
  const leads = lines.slice(0, bodyEndOf(state.content)).flatMap(({ text }, index) => {
    const [, preposition = ''] = PREPOSITION.exec(text) ?? [];
    const at = preposition === '' ? -1 : said.toLowerCase().indexOf(` ${preposition.toLowerCase()} `);
    if (at < 0) return [];
    const topic = conceptsOf(said.slice(0, at));
    const entry = said.slice(at + preposition.length + 2).trim();
    const isMeant = topic.length > 0 && topic.every((each) => conceptsOf(text).includes(each));
    const first = lines.slice(index + 1).find((line) => line.mark !== '' || line.text.trim() !== '');
    return isMeant && first?.mark === MARK.item ? [{ first: first.text.replace(/[.;]$/, ''), entry }] : [];
  });
  const [only] = leads;
  if (leads.length !== 1 || !only) return null;
  const fields = state.fields.filter(
    ({ name, format }) =>
      format === 'list' && listLines(state.values[name] ?? '').some((entry) => entry.replace(/[.;]$/, '') === only.first),
  );
  const [field] = fields;
  if (fields.length !== 1 || !field) return null;
  const entry = inTermsOf(state.content, only.entry).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return setField(state, field, [...listLines(state.values[field.name] ?? ''), entry].join('\n'));
}
