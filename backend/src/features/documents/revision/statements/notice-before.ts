import { count } from '../../../../core/text/values/amounts.js';
import { covenant } from '../carrying/add-clauses.js';
import type { CarriedOut, RevisionState } from '../carrying/apply-field.js';
import { conceptsOf } from '../meaning/concepts.js';
import { type Place, placesOf } from '../meaning/places.js';
import { changePlace } from '../meaning/set-by-meaning.js';
import { valuesIn, type WrittenValue } from '../meaning/written-values.js';
import { MARK } from '../../values/marks.js';
import { parseNumbered } from '../numbered/numbered-text.js';
import { SENTENCE_END, sentencesOfDraft, withSentence } from '../wording/sentences.js';

const LENGTH = String.raw`(?:\d{1,3}|[a-z]{3,10}(?:[ -][a-z]{3,6})?)[ -](?:hours?|days?|weeks?|months?)`;
const NOTICE = String.raw`(${LENGTH})['’]?s? (?:of )?(?:prior |advance |written |previous )*notice`;
/** "Three days' notice before an inspection". */
const BEFORE = new RegExp(
  String.raw`^(.{0,80}?)(?:^|\b)(?:at least |minimum )?${NOTICE} (?:before|for|prior to|ahead of|in advance of) (?:any |the |an? |each |every |(?:coming|going|doing|making) (?:for |to )?(?:an? |the )?)?(.{3,80})$`,
  'i',
);
/** "Inspection only after three days' notice". */
const AFTER = new RegExp(
  String.raw`^(.{3,80}?) (?:(?:should|must|shall|may|can|will) )?(?:be )?(?:allowed |permitted |possible )?(?:only )?(?:after|with|on|upon|needs?|requires?|by giving) (?:at least )?${NOTICE}$`,
  'i',
);
const GIVES =
  /^(?:the )?([a-z][a-z ]{2,29}?) (?:must|should|shall|will|has to|needs to|is to) (?:give|provide|serve)(?: the [a-z]{3,20}| him| her| them)? $/i;
/** What ends an agreement or a party's part in it has a notice of its own in the form. */
const ENDING = new Set(conceptsOf('terminate vacate leaving retire resign expel notice party parties'));
/** How often something may be done is not what it is. */
const OFTEN = /\b(?:once|twice|thrice)(?: (?:a|in a|every|each) [a-z]+)?\b|\b(?:every|each) [a-z]+\b/gi;
const LEAVING = /\b(?:walk|pull|come|get|opt|back|go) (?:out|away)\b|\b(?:exit|cancel|call off|removal|dismiss)/i;
/** How much of what the notice is for the sentence has to speak of. */
const SHARE = 0.6;

/**
 * Changes the length of the notice that has to be given before something is done, in the one sentence that speaks of that thing and of
 * a notice of it. A notice of anything else is left alone: where the draft has no such sentence, a party that is named gets the duty, and
 * otherwise the instruction is refused. Null where the words are about no such notice.
 */
export function noticeBefore(state: RevisionState, instruction: string): CarriedOut {
  const before = BEFORE.exec(instruction);
  const after = before ? null : AFTER.exec(instruction);
  const [length = '', purpose = ''] = before ? [before[2], before[3]] : [after?.[2], after?.[1]];
  const [fresh] = valuesIn(length).filter(({ kind }) => kind === 'period');
  const said = [...new Set(conceptsOf(purpose.replace(OFTEN, ' ')))];
  if (!fresh || LEAVING.test(purpose) || said.some((each) => ENDING.has(each))) return null;
  const terms = new Set(partiesIn(state.content));
  const topic = said.filter((each) => !terms.has(each));
  if (topic.length === 0) return null;
  const isMeant: IsMeant = (sentence, title) => {
    const [own, held] = [conceptsOf(sentence), conceptsOf(`${title} ${sentence}`)];
    return topic.some((each) => own.includes(each)) && topic.filter((each) => held.includes(each)).length / topic.length >= SHARE;
  };
  return (
    knownLength(state, isMeant, { fresh, length }) ??
    reasonable(state, isMeant, fresh) ??
    given(state, instruction, before?.[1] ?? '') ?? {
      refusal: `The document has no notice of ${length.trim()} or of another length for this, so nothing was changed.`,
    }
  );
}

/** Whether a sentence, with the title of its clause, speaks of what the notice is for. */
type IsMeant = (sentence: string, title: string) => boolean;

function knownLength(state: RevisionState, isMeant: IsMeant, { fresh, length }: { fresh: WrittenValue; length: string }): CarriedOut {
  const lines = parseNumbered(state.content);
  const found = placesOf(state).filter((place) => {
    if (place.kind !== 'period' || place.at === null) return false;
    const { line, from } = place.at;
    const text = lines[line]?.text ?? '';
    const title = lines.slice(0, line).findLast(({ mark }) => mark === MARK.clause)?.text ?? '';
    return isMeant(sentenceAt(text, from), title.length <= TITLE_MAX ? title : '') && isOfNotice(text, place);
  });
  const [only] = found;
  const spots = new Set(found.map(({ at }) => `${String(at?.line)}:${String(at?.from)}`));
  return spots.size === 1 && only ? changePlace(state, only, fresh, length) : null;
}

/** Characters of the title of a clause; a longer numbered line is a paragraph. */
const TITLE_MAX = 100;

/** "Notice of at least 24 hours", "30 days' notice": not "15 days after notice". */
function isOfNotice(text: string, { at }: Place): boolean {
  const [head, tail] = [text.slice(Math.max(0, (at?.from ?? 0) - 40), at?.from), text.slice(at?.to, (at?.to ?? 0) + 30)];
  return /\bnotice (?:in writing )?of (?:at least )?$/.test(head) || /^['’]?s? (?:of )?(?:written |prior |advance )*notice\b/.test(tail);
}

function sentenceAt(text: string, from: number): string {
  let at = 0;
  for (const sentence of text.split(SENTENCE_END)) {
    at += sentence.length + 1;
    if (from < at) return sentence;
  }
  return text;
}

const REASONABLE = /\breasonable (?:prior |advance |written )*notice\b/;

function reasonable(state: RevisionState, isMeant: IsMeant, { value, unit }: WrittenValue): CarriedOut {
  const found = sentencesOfDraft(state).filter(({ sentence, title }) => REASONABLE.test(sentence) && isMeant(sentence, title));
  const [only] = found;
  const length = `notice of at least ${count(String(value), unit)}`;
  return found.length === 1 && only
    ? withSentence(state, only, only.sentence.replace(REASONABLE, length), `Reasonable notice is now ${length}`)
    : null;
}

/** A duty that the draft does not have yet, of the party that the instruction names. */
function given(state: RevisionState, instruction: string, head: string): CarriedOut {
  const [whole = '', party = ''] = GIVES.exec(head) ?? [];
  return party === '' ? null : covenant(state, { party, modal: 'shall', act: `give ${instruction.slice(whole.length)}` });
}

/** Words for those who are bound by the draft: "the landlord's visit" is a visit. */
const partiesIn = (content: string): string[] =>
  [...content.matchAll(/\(the "([A-Z][\w ]{2,30})"/g)].flatMap(([, term = '']) =>
    [' shall ', ' may '].some((modal) => content.includes(`The ${term}${modal}`)) ? conceptsOf(term) : [],
  );
