import { MARK } from '../../values/marks.js';
import { type CarriedOut, type RevisionState, sentence } from '../carrying/apply-field.js';
import { whyNotSetOut } from '../carrying/dictated-words.js';
import { addSpecialConditions } from '../edit-clauses.js';
import { bodyEndOf } from '../numbered/find-lines.js';
import { type NumberedLine, parseNumbered, printNumbered } from '../numbered/numbered-text.js';
import { sentencesOfDraft, withTail } from './sentences.js';
import { inTermsOf, termsOf } from './terms.js';

const DEFINE =
  /^(?:define|add (?:a |the )?definition (?:of|for)|insert (?:a |the )?definition (?:of|for)|include (?:a |the )?definition (?:of|for)) (?:the )?(?:terms? |words? |expression )?["']?([\p{L}][\p{L} -]{2,40}?)["']? ?(?:as|:|to mean|meaning|saying|which means|that means|=|means) ?(?:that )?(.{6,600})$/iu;
const MEANS = /^["']([\p{L}][\p{L} -]{2,40}?)["'] (?:should|shall|must|will|to)? ?means? (.{6,600})$/iu;
const WIDEN =
  /^(?:(?:extend|widen|expand|enlarge|broaden|change|amend) (?:the )?(?:definition|meaning) of (?:the )?["']?([\p{L}][\p{L} ]{2,40}?)["']? (?:so that it (?:also )?includes?|to (?:also )?(?:include|cover)|to)|(?:the )?(?:definition of )?["']?([\p{L}][\p{L} ]{2,40}?)["']? (?:should|must|shall|to) (?:also )?(?:include|cover|extend to|mean also)|(?:include|add) (.{3,120}?) (?:in|to) (?:the )?definition of (?:the )?["']?([\p{L}][\p{L} ]{2,40}?)["']?$) ?(.{0,300})$/iu;
const NARROW =
  /^(?:(?:the )?(?:definition of )?["']?([\p{L}][\p{L} ]{2,40}?)["']? (?:should|must|shall|to) (?:not include|exclude|not cover|leave out)|(?:exclude) (.{3,120}?) from (?:the )?definition of (?:the )?["']?([\p{L}][\p{L} ]{2,40}?)["']?$) ?(.{0,300})$/iu;

/** Adds a definition, or has one mean more or less. Null where the instruction speaks of no definition. */
export function changeDefinition(state: RevisionState, instruction: string): CarriedOut {
  const [, term = '', meaning = ''] = DEFINE.exec(instruction) ?? MEANS.exec(instruction) ?? [];
  if (term !== '')
    return defined(
      state,
      term.replace(/(?<![\p{L}])\p{Ll}/gu, (first) => first.toUpperCase()),
      meaning,
    );
  const [, extended = '', including = '', added = '', to = '', more = ''] = WIDEN.exec(instruction) ?? [];
  if (added || more) return widened(state, extended || including || to, added || more, true);
  const [, narrowed = '', excluded = '', from = '', less = ''] = NARROW.exec(instruction) ?? [];
  return excluded || less ? widened(state, narrowed || from, excluded || less, false) : null;
}

const ARTICLE = /^(?:an?|any|the|each|every|all) /i;

function defined(state: RevisionState, term: string, words: string): CarriedOut {
  if (termsOf(state.content).some((each) => each.toLowerCase() === term.toLowerCase()))
    return { refusal: `The document says already what "${term}" means.` };
  const reason = whyNotSetOut(state, `A ${term} is ${words}`);
  if (reason !== null) return { refusal: reason };
  const meaning = inTermsOf(state.content, words.replace(/[.;]$/, ''));
  const lines = parseNumbered(state.content);
  const items = lines
    .slice(0, bodyEndOf(state.content))
    .flatMap(({ mark, text }, index) => (mark === MARK.item && /^"[^"]{2,40}" means /.test(text) ? [index] : []));
  const last = items.at(-1);
  const message = `Definition added: ${term}`;
  if (last === undefined || items.length < 2) {
    const condition = sentence(`In this document "${term}" means ${meaning}`).replace('this document', selfOf(state.content));
    return { state: { ...state, content: addSpecialConditions(state.content, [condition]) }, message };
  }
  const before = items.at(-2) ?? last;
  const id = lines.reduce((most, line) => Math.max(most, line.id), 0) + 1;
  const fresh: NumberedLine[] = [
    { id, mark: '', text: '' },
    {
      id: id + 1,
      mark: MARK.item,
      text: `"${term}" means ${ARTICLE.test(meaning) ? meaning.replace(ARTICLE, (article) => article.toLowerCase()) : meaning}.`,
    },
  ];
  const changed = lines.map((line, index) => {
    if (index === last) return { ...line, text: line.text.replace(/[.]$/, '; and') };
    return index === before ? { ...line, text: line.text.replace(/; and$/, ';') } : line;
  });
  const content = printNumbered([...changed.slice(0, last + 1), ...fresh, ...changed.slice(last + 1)]);
  return { state: { ...state, content }, message };
}

/** What a document calls itself. */
const selfOf = (content: string): string =>
  `this ${/\(the "(Agreement|Deed|Memorandum|Will|Notice|Affidavit|Power of Attorney)"\)/.exec(content)?.[1] ?? 'document'}`;

function widened(state: RevisionState, term: string, words: string, more: boolean): CarriedOut {
  const known = termsOf(state.content).find((each) => each.toLowerCase() === term.toLowerCase().replace(/^the /, ''));
  if (!known) return null;
  const places = sentencesOfDraft(state).filter(({ sentence: text }) => text.startsWith(`"${known}" means `));
  const [only] = places;
  if (places.length !== 1 || !only) return null;
  const said = inTermsOf(state.content, words.replace(/[.;]$/, ''));
  const tail = more
    ? /\bincludes?\b|\bincluding\b/.test(only.sentence)
      ? `, and also ${said}`
      : `, including ${said}`
    : `, but not ${said}`;
  return withTail(state, only, tail, more ? `"${known}" includes ${said}` : `"${known}" does not include ${said}`);
}
