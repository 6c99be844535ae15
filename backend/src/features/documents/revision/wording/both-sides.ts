import { literally } from '../../../../core/text/literally.js';
import { count } from '../../../../core/text/values/amounts.js';
import type { CarriedOut, RevisionState } from '../carrying/apply-field.js';
import { conceptsOf } from '../meaning/concepts.js';
import { valuesIn } from '../meaning/written-values.js';
import { clauseNamed, noClause } from '../clauses/named-clause.js';
import { parseNumbered } from '../numbered/numbered-text.js';
import { sentencesOfDraft, type Standing, withSentence } from './sentences.js';
import { termFor, termsOf } from './terms.js';

/** "Only the landlord may terminate", "the non-solicitation should bind only the service provider". */
const ONLY_ACTS =
  /^only (?:the )?([a-z][a-z ]{2,29}?) (?:may|can|(?:should|must|shall|will) be (?:able|allowed|free|entitled|permitted) to|should have the right to|should|must|will|shall) (?:be able to |have the right to )?([a-z][a-z' -]{2,120}?)(?: (?:on|by|with|giving) (?:\d{1,3}|[a-z]{3,12})[- ](?:days?|weeks?|months?)['’]? (?:of )?(?:written |prior )?notice)?$/i;
const ONLY_BINDS =
  /^(?:make )?(?:the )?([a-z][a-z' -]{2,80}?) (?:(?:should|must|shall|will) )?(?:be )?(?:one[- ]sided[,:;]? (?:it (?:should|must|shall) |and |so that it |to )?(?:binding|binds?|apply|applies|for)(?: to| on)? |bind(?:ing)? (?:on )?|apply (?:only )?to |restrict )(?:only )?(?:the )?([a-z][a-z ]{2,29}?)(?: only| alone)?$/i;
/** "Both parties should be able to terminate", "make the right to assign mutual". */
const BOTH_ACT =
  /^(?:both (?:the )?(?:parties|sides)|either (?:party|side)|each (?:party|side)) (?:may|can|should be able to|should have the right to|should|must|will|shall) (?:be able to |have the right to )?([a-z][a-z' -]{2,120})$/i;
const MUTUAL =
  /^(?:make )?(?:the )?([a-z][a-z' -]{2,80}?)(?: clause| obligations?| provision| dut(?:y|ies))? (?:(?:should|must|shall|to) be )?(?:mutual|two-?way|reciprocal|(?:apply|apply equally) to both(?: parties| sides)?|binding on both(?: parties| sides)?|bind both(?: parties| sides)?)$/i;
const NUMBERED_MUTUAL =
  /^(?:make |let )?((?:clause|section|paragraph|para|sub-?clause) (?:no\.? ?)?\d{1,3}(?:\.\d{1,3})?|\d{1,3}\.\d{1,3}) (?:(?:should|must|shall|to) )?(?:be )?(?:mutual|two-?way|reciprocal|(?:apply|applies|apply equally) to both(?: parties| sides)?|(?:bind|binding on) both(?: parties| sides)?)$/i;
const SPLIT_NOTICE =
  /^(?:the )?([a-z][a-z ]{2,29}?) (?:can|may|should be able to|must|should|has to|shall|will) (?:terminate|end|exit|leave|give|cancel|walk out|resign)\b.{0,40}?((?:\d{1,3}|[a-z]{3,12})[- ](?:days?|weeks?|months?))['’]? ?(?:of )?(?:written |prior )?(?:notice)?(?: to [a-z]{3,12})?,? (?:but|and|while|whereas) (?:the )?([a-z][a-z ]{2,29}?) (?:can|may|must|should|has to|shall|will|needs? to|only|on|by|with|at)\b.{0,40}?((?:\d{1,3}|[a-z]{3,12})(?:[- ](?:days?|weeks?|months?))?)['’]?(?: ?(?:of )?(?:written |prior )?notice)?$/i;
const SPAN_OF_NOTICE = String.raw`((?:\d{1,3}|[a-z]{3,12})[- ](?:days?|weeks?|months?))`;
/** "The tenant may terminate at any time on 15 days' notice". */
const NOTICE_OF_ONE =
  /^(?:let )?(?:the )?([a-z][a-z ]{2,29}?) (?:can|may|should be able to|should be allowed to|is allowed to) (?:terminate|end|exit|leave|cancel|walk out|resign)\b.{0,40}?((?:\d{1,3}|[a-z]{3,12})[- ](?:days?|weeks?|months?))['’]? (?:of )?(?:written |prior )?notice()()$/i;
/** "The landlord must give three months' notice", "the employee to give 3 months but the employer only one". */
const GIVES_NOTICE = new RegExp(
  String.raw`^(?:let )?(?:the )?([a-z][a-z ]{2,29}?) (?:(?:must|should|shall|has to|will|to|needs? to|is to|can|may) )?(?:give|serve)s? (?:at least )?${SPAN_OF_NOTICE}['’]?(?: of)?(?: (?:written|prior|advance|termination))? ?(?:notice)?(?: (?:to (?:terminate|end|leave|quit|exit|resign|vacate)|of termination|for termination|before leaving|before terminating))?(?:,? (?:but|and|while|whereas) (?:the )?([a-z][a-z ]{2,29}?)(?: (?:must|should|shall|to|may|can)(?: give)?)? (?:only |just )?((?:\d{1,3}|[a-z]{3,12})(?:[- ](?:days?|weeks?|months?))?)['’]?(?: (?:of )?(?:written )?notice)?)?$`,
  'i',
);
const NOTICE_OF_EACH = new RegExp(
  String.raw`^(?:(?:make|set|keep|change) )?(?:the )?(?:termination )?notice(?: period)?(?: (?:should|must|shall|to|will))?(?: be| is| of)? ${SPAN_OF_NOTICE} (?:for|by|from|if by|on the part of) (?:the )?([a-z][a-z ]{2,29}?),? (?:but|and|while|whereas) ${SPAN_OF_NOTICE} (?:for|by|from|if by|on the part of) (?:the )?([a-z][a-z ]{2,29}?)$`,
  'i',
);

const IN_WHICH_WAY =
  / (?:early|for convenience|without (?:cause|reasons?|giving (?:any )?reasons?)|at (?:any time|will)|before (?:the )?(?:term|time|end).{0,20})$/i;

const partiesOf = ({ content }: RevisionState): string[] | null => {
  const [, one = '', other = ''] = /The ([A-Z][\w ]{2,30}?) and the ([A-Z][\w ]{2,30}?) are each a "Party"/.exec(content) ?? [];
  return one === '' ? null : [one, other];
};

/** Whether an instruction that has an "and" or a "but" in it is one: "the customer on 30 days' notice but the provider on 90". */
export const isOneAboutBoth = (instruction: string): boolean =>
  SPLIT_NOTICE.test(instruction) || NOTICE_OF_EACH.test(instruction) || Boolean(givesNotice(instruction)?.[3]);

/** Gives a right or a duty of both sides to one of them alone, or that of one to both. Null where the draft has no such sentence. */
export function changeSides(state: RevisionState, instruction: string): CarriedOut {
  const parties = partiesOf(state);
  if (!parties) return null;
  const noticed = splitNotice(state, instruction, parties);
  if (noticed) return noticed;
  const acts = ONLY_ACTS.exec(instruction);
  const binds = acts || !/\b(?:only|alone|one[- ]sided)\b/i.test(instruction) ? null : ONLY_BINDS.exec(instruction);
  const who = acts?.[1] ?? binds?.[2] ?? '';
  const term = who === '' ? undefined : termFor(termsOf(state.content), who);
  if (term && parties.includes(term))
    return forOne(state, conceptsOf((acts?.[2] ?? binds?.[1] ?? '').replace(IN_WHICH_WAY, '')), term, parties);
  const numbered = NUMBERED_MUTUAL.exec(instruction)?.[1];
  if (numbered !== undefined) return mutualClause(state, numbered, parties);
  const topic = BOTH_ACT.exec(instruction)?.[1] ?? MUTUAL.exec(instruction)?.[1] ?? '';
  return topic === '' || /^(?:it|this|the (?:nda|agreement|deed|contract|document)|nda|agreement)$/i.test(topic)
    ? null
    : forBoth(state, conceptsOf(topic), parties);
}

const about = (standings: readonly Standing[], topic: readonly string[]): Standing[] =>
  topic.length === 0 ? [] : standings.filter(({ sentence }) => topic.every((each) => conceptsOf(sentence).includes(each)));

function forOne(state: RevisionState, topic: readonly string[], term: string, parties: readonly string[]): CarriedOut {
  const other = parties.find((each) => each !== term) ?? '';
  const shared = sentencesOfDraft(state).filter(({ sentence }) =>
    /\b(?:[Ee]ither|[Nn]either) Party (?:may|shall)\b|\bEach Party (?:may|shall)\b/.test(sentence),
  );
  const speaking = about(shared, topic);
  // "Only the landlord may terminate" speaks of the right to end it at will, and not of what follows a breach.
  const atWill = speaking.filter(({ sentence }) => !/\b(?:breach|insolvent|event|neither|Neither|except)\b/.test(sentence));
  const places = speaking.length > 1 ? atWill : speaking;
  const [only] = places;
  if (places.length !== 1 || !only) return null;
  const fresh = only.sentence
    .replace(
      /\bneither Party (may|shall)(,[^,]{3,80},)?/,
      (_whole, modal: string, aside = '') => `the ${term} ${modal} not${String(aside)}`,
    )
    .replace(
      /\bNeither Party (may|shall)(,[^,]{3,80},)?/,
      (_whole, modal: string, aside = '') => `The ${term} ${modal} not${String(aside)}`,
    )
    .replace(/\beither Party(?= (?:may|shall)\b)/, `the ${term}`)
    .replace(/\b(?:Either|Each) Party(?= (?:may|shall)\b)/, `The ${term}`)
    .replace(/\bthe other Party\b/g, `the ${other}`)
    .replace(/\bthe other(?=['’]s\b| (?:who|commits|party)\b|[ ,.;])/g, `the ${other}`);
  return withSentence(state, only, fresh, `For the ${term} alone`);
}

/** "The Seller shall make good to the Buyer every loss": each side to the other. */
const forBoth = (state: RevisionState, topic: readonly string[], parties: readonly string[]): CarriedOut =>
  eachToTheOther(state, about(sentencesOfDraft(state), topic), parties);

/** "Make clause 6.3 mutual": the one sentence there that binds one side. */
function mutualClause(state: RevisionState, clause: string, parties: readonly string[]): CarriedOut {
  const lines = parseNumbered(state.content);
  const range = clauseNamed(lines, clause, state.content);
  if (!range) return noClause(clause);
  const own = new Set(lines.slice(range.from, range.to).map(({ id }) => id));
  return eachToTheOther(
    state,
    sentencesOfDraft(state).filter(({ line }) => own.has(line.id)),
    parties,
  );
}

function eachToTheOther(state: RevisionState, standings: readonly Standing[], parties: readonly string[]): CarriedOut {
  const [one = '', other = ''] = parties;
  const places = standings.filter(({ sentence }) =>
    new RegExp(String.raw`^The (?:${literally(one)}|${literally(other)}) (?:shall not|may not|shall|may) `).test(sentence),
  );
  const [only] = places;
  if (places.length !== 1 || !only) return null;
  const subject = only.sentence.startsWith(`The ${one} `) ? one : other;
  const object = subject === one ? other : one;
  const rest = only.sentence.slice(`The ${subject} `.length);
  // What says more of one side than that it acts towards the other one is not turned round.
  if (rest.includes(subject) || rest.split(object).length > 2 || /\bdeclar|\bDeposit|\bRent\b|\bPrice\b/.test(rest)) return null;
  const turned = rest.replace(`the ${object}`, () => 'the other');
  const fresh = /^(?:shall|may) not /.test(turned) ? `Neither Party ${turned.replace(/^(shall|may) not /, '$1 ')}` : `Each Party ${turned}`;
  return withSentence(state, only, fresh, 'Made mutual');
}

/** "Notice of one month for the tenant but two months for the landlord", in the order of the other way of saying it. */
function noticeOfEach(instruction: string): readonly string[] {
  const [, own = '', first = '', others = '', second = ''] = NOTICE_OF_EACH.exec(instruction) ?? [];
  return [instruction, first, own, second, others];
}

/** Null where no notice is spoken of: "the seller must give 10 days" is of something else. */
const givesNotice = (instruction: string): RegExpExecArray | null =>
  /\bnotice\b/i.test(instruction) ? GIVES_NOTICE.exec(instruction) : null;

function splitNotice(state: RevisionState, instruction: string, parties: readonly string[]): CarriedOut {
  const [, first = '', own = '', second = '', others = ''] =
    SPLIT_NOTICE.exec(instruction) ?? NOTICE_OF_ONE.exec(instruction) ?? givesNotice(instruction) ?? noticeOfEach(instruction);
  if (own === '') return null;
  const terms = termsOf(state.content);
  const one = termFor(terms, first);
  // Of one side alone: the other one keeps the notice that the draft has.
  const isOfOne = second === '';
  const other = isOfOne ? parties.find((each) => each !== one) : termFor(terms, second);
  const unit = /(?:day|week|month)s?$/i.exec(own)?.[0] ?? '';
  const [mine, theirs] = [own, /[a-z]{3,6}s?$/i.test(others) && /(?:day|week|month)s?$/i.test(others) ? others : `${others} ${unit}`].map(
    (words) => valuesIn(words.replace('-', ' ')).find(({ kind }) => kind === 'period'),
  );
  if (!one || !other || one === other || !parties.includes(one) || !parties.includes(other) || !mine || (!theirs && !isOfOne)) return null;
  const noticeIn = (sentence: string) =>
    valuesIn(sentence).find(
      ({ kind, from }) => kind === 'period' && /\bnotice(?: in writing)?(?: of(?: at least)?)? $/.test(sentence.slice(0, from)),
    );
  // The notice of a probation is one of its own.
  const isOfProbation = /\bprobation\b/i.test(instruction);
  const places = sentencesOfDraft(state).filter(
    ({ sentence }) =>
      /\b[Ee]ither Party may end\b/.test(sentence) && noticeIn(sentence) && /^During the Probation\b/.test(sentence) === isOfProbation,
  );
  const [only] = places;
  const old = only && noticeIn(only.sentence);
  const kept = theirs ?? old;
  if (places.length !== 1 || !only || !old || !kept) return null;
  const written = ({ value, unit: its }: { value: number | string; unit: string }) => count(String(value), its);
  const head = only.sentence.slice(0, old.to).replace(/\b[Ee]ither Party/, (either) => `${either.startsWith('E') ? 'T' : 't'}he ${one}`);
  const fresh = `${head.slice(0, head.length - (old.to - old.from))}${written(mine)}, and the ${other} by giving ${written(kept)} of such notice${only.sentence.slice(old.to)}`;
  return withSentence(state, only, fresh, `Notice: ${one} ${written(mine)}, ${other} ${written(kept)}`);
}
