import { MARK } from '../../values/marks.js';
import { conceptsOf } from '../meaning/concepts.js';
import { fieldNamed } from '../find-field.js';
import { bodyEndOf } from '../numbered/find-lines.js';
import { type NumberedLine, parseNumbered, printNumbered } from '../numbered/numbered-text.js';
import { termFor } from '../wording/terms.js';
import type { CarriedOut, RevisionState } from './apply-field.js';
import { SENTENCE_END } from '../wording/sentences.js';

const SUBJECT = /^The ([A-Z][\w ]{2,30}?) shall (pay|bear) /;
const BORNE = /(shall be (?:borne|paid) by )(?:the Parties equally|the [A-Z]\w+(?: [A-Z]\w+)?|both Parties equally)/;
const AT_COST = /\bat the (?:cost of the [A-Z]\w+(?: Party)?|[A-Z]\w+(?: Party)?'s cost)\b/;
/** What is paid with the rent is paid by whoever pays the rent. */
const WITH_RENT = / together with the (?:Rent|Licence Fee)(?=\.)/;

/**
 * "Make it clear that the seller pays the stamp duty": who pays what the document has another one pay.
 * @param party "equally" for both of them
 */
export function changeBearer(state: RevisionState, { party, topic }: { party: string; topic: string }): CarriedOut {
  const said = party.toLowerCase().replace(/^the /, '');
  const terms = [...state.content.matchAll(/\(the "([A-Z][\w ]{2,30})"|"([A-Z]\w{2,20} Party)" means/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
  const isShared = said === 'equally' && state.content.includes('together the "Parties"');
  const term = isShared ? 'Parties' : termFor(terms, said);
  // "The registration costs" are the registration charges.
  const named = conceptsOf(topic);
  const telling = named.filter((concept) => concept !== 'cost' && concept !== 'fee');
  const wanted = telling.length > 0 ? telling : named;
  if (!term || wanted.length === 0 || /^no /i.test(topic)) return null;
  const lines = parseNumbered(state.content);
  // "The society charges" are what the form calls the maintenance charges.
  const field = fieldNamed(state.fields, topic);
  const called = conceptsOf((field?.label ?? '').replace(/\b(?:monthly|yearly|annual)\b/i, ' ')).filter(
    (concept) => concept !== 'cost' && concept !== 'fee',
  );
  const places = [wanted, called]
    .map((words) => (words.length > 0 ? sentencesOf(state, lines, words) : []))
    .find((found) => found.length === 1);
  const [only] = places ?? [];
  if (!only) return null;
  if (isOneOfSeveral(only.sentence, wanted) && partly(only.sentence, wanted, () => '') === null)
    return isShared ? null : excepted(state, lines, only, { term, topic });
  const bearing = (verb: string) => `The ${term} shall ${verb} ${isShared ? 'equally ' : ''}`;
  const fresh =
    AT_COST.test(only.sentence) && !isShared
      ? only.sentence.replace(AT_COST, `at the cost of the ${term}`)
      : BORNE.test(only.sentence)
        ? only.sentence.replace(BORNE, (_whole, before: string) => `${before}the ${term}${isShared ? ' equally' : ''}`)
        : (inTwo(only.sentence, wanted, bearing) ??
          partly(only.sentence, wanted, bearing) ??
          only.sentence.replace(SUBJECT, (_whole, _who, verb: string) => bearing(verb)).replace(WITH_RENT, ''));
  if (fresh === only.sentence) return { refusal: 'The document says so already.' };
  const content = printNumbered(
    lines.map((line) => (line.id === only.line.id ? { ...line, text: line.text.replace(only.sentence, () => fresh) } : line)),
  );
  return { state: { ...state, content }, message: `${isShared ? 'The Parties pay in equal parts' : `The ${term} pays`}: ${topic}` };
}

/** One of several things that another party pays: the others stay with that party. */
function excepted(
  state: RevisionState,
  lines: readonly NumberedLine[],
  { line, sentence }: { line: NumberedLine; sentence: string },
  { term, topic }: { term: string; topic: string },
): CarriedOut {
  const [, payer, verb = 'pay'] = SUBJECT.exec(sentence) ?? [];
  if (payer === undefined || payer === term || !sentence.endsWith('.')) return null;
  const fresh = `${sentence.slice(0, -1)}, except the ${topic.replace(/^the /i, '')}, which the ${term} shall ${verb}.`;
  const content = printNumbered(
    lines.map((each) => (each.id === line.id ? { ...each, text: each.text.replace(sentence, () => fresh) } : each)),
  );
  return { state: { ...state, content }, message: `The ${term} pays: ${topic}` };
}

/** Sentences that say who pays what words speak of. */
const sentencesOf = (
  state: RevisionState,
  lines: readonly NumberedLine[],
  wanted: readonly string[],
): { line: NumberedLine; sentence: string }[] =>
  lines.slice(0, bodyEndOf(state.content)).flatMap((line) =>
    line.mark === MARK.clause
      ? []
      : line.text.split(SENTENCE_END).flatMap((sentence) => {
          const held = conceptsOf(sentence);
          return (SUBJECT.test(sentence) || BORNE.test(sentence) || AT_COST.test(sentence)) && wanted.every((word) => held.includes(word))
            ? [{ line, sentence }]
            : [];
        }),
  );

/** "The Borrower shall pay the stamp duty and, after an Event of Default, the costs of recovery". */
const TWO_GROUPS = /^(The [A-Z][\w ]{2,30}? shall (pay|bear)) ([^,]{3,120}) and, ([^,]{3,80}), (.{3,200})\.$/;

/** What one party pays always and what it pays in some case are two things; the one that nobody spoke of stays with it. */
function inTwo(sentence: string, wanted: readonly string[], bearing: (verb: string) => string): string | null {
  const [, payer = '', verb = '', always = '', when = '', then = ''] = TWO_GROUPS.exec(sentence) ?? [];
  if (payer === '') return null;
  const speaks = (words: string) => wanted.every((each) => conceptsOf(words).includes(each));
  if (speaks(always) === speaks(then)) return null;
  const inCase = when.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
  const small = (words: string) => words.replace(/^The /, 'the ');
  return speaks(always)
    ? `${bearing(verb)}${always}. ${inCase}, ${small(payer)} ${then}.`
    : `${payer} ${always}. ${inCase}, ${small(bearing(verb))}${then}.`;
}

const SEVERAL =
  /^(The [A-Z][\w ]{2,30}? shall (?:pay|bear) )(the (?:[a-z'’-]{3,20}(?: [a-z'’-]{3,20})?, ){0,8}[a-z'’-]{3,20}(?: [a-z'’-]{3,20})? and [a-z'’-]{3,20})( charges)?((?:,? (?:for|on|of|during|used|as)\b.{0,300})?\.)$/;

/**
 * "The landlord pays the water" where the tenant pays "the electricity, water and gas charges": one of several things gets a sentence
 * of its own. Null where the sentence speaks of all that is meant.
 */
function partly(sentence: string, wanted: readonly string[], bearing: (verb: string) => string): string | null {
  const [, head = '', list = '', noun = '', rest = ''] = SEVERAL.exec(sentence) ?? [];
  const things = list.replace(/^the /, '').split(/, | and /);
  const meant = things.filter((thing) => conceptsOf(thing).some((concept) => wanted.includes(concept)));
  const left = things.filter((thing) => !meant.includes(thing));
  // What a deed costs is spoken of as one: "the registry", "the stamp duty".
  if (head === '' || meant.length === 0 || left.length === 0 || /\bstamp duty\b/.test(list)) return null;
  // "Stamp duty and registration charges": the noun is that of the last one alone.
  const isShared = things.every((thing) => !thing.includes(' '));
  const listed = (own: readonly string[]) => {
    const last = own.at(-1) ?? '';
    const named = noun !== '' && (isShared || last === things.at(-1)) ? `${last}${noun}` : last;
    return `the ${own.length > 1 ? `${own.slice(0, -1).join(', ')} and ` : ''}${named}`;
  };
  return `${head}${listed(left)}${rest} ${bearing(/bear $/.test(head) ? 'bear' : 'pay')}${listed(meant)}${rest}`;
}

/** Whether a sentence says of other things too who pays them, which nobody spoke of. */
function isOneOfSeveral(sentence: string, wanted: readonly string[]): boolean {
  const [, list = ''] = /^The [A-Z][\w ]{2,30}? shall (?:pay|bear) ([^.]{3,300})\.$/.exec(sentence) ?? [];
  const things = list.split(/, (?:and )?| and /);
  return (
    !/\bstamp duty\b/.test(list) &&
    things.length > 1 &&
    !things.every((thing) => conceptsOf(thing).some((concept) => wanted.includes(concept)))
  );
}
