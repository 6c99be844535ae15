import { sentences } from '../../../../core/text/sentences.js';
import type { NoticeText } from '../text/notice-text.js';
import { sentencesIn } from '../text/sentences.js';
import { trimmedEnd } from '../text/trimmed.js';
import type { DemandRegion } from './demands.js';
import type { NoticeParagraph } from './paragraphs.js';

export interface Allegation {
  label: string;
  start: number;
  end: number;
}

/** Paragraphs that tell nothing to be answered: what becomes of the notice, what may be done, how to reply. */
const FORMAL =
  /^whereas [^;]{3,160} (?:has|have) (?:filed|preferred|instituted|presented) (?:a|an|the) (?:above |said )?(?:complaint|suit|petition|application|claim)\b|^(?:that )?(?:a |the |one )?(?:copy|copies) of (?:this|the)|^(?:please |kindly )?(?:take note|take notice|note that)|^(?:that )?(?:you are (?:also )?(?:hereby )?(?:put|at liberty)|failure (?:to|on)|non-?compliance|your attention|this (?:notice|letter) is (?:issued|sent|being|without)|if you (?:dispute|fail|do not|wish|so)|if (?:we|i|no|the|my|our)\b|should you|in case (?:you|of|no)\b|in the event|failing|no reply|if no (?:reply|explanation))|^(?:that )?(?:the (?:noticee|taxpayer|assessee|addressee|employee)|you|m\/s [\p{L} ]{2,40}) (?:may|can|are (?:also )?(?:given|granted|allowed)|is (?:also )?(?:given|granted|allowed))[^.]{0,60}\b(?:personal hearing|be heard|opportunity of (?:being heard|hearing))|^(?:that )?(?:the (?:noticee|taxpayer|assessee)|you) (?:may|can|shall) (?:also )?appear (?:before|in person|for)\b|^(?:an? |the )?(?:opportunity of |personal )hearing\b|^(?:इस नोटिस|नोटिस) की (?:एक )?प्रति|^(?:यदि आप|ऐसा न |अन्यथा|नहीं तो)|^kindly|^please|^(?:without prejudice|all rights)/iu;
/** How a letter begins before it says anything. */
const INTRODUCTION =
  /\b(?:under (?:the )?(?:instructions?|authority)|on behalf of|instructed by|instructions from|we act for|act(?:ing)? for|we represent|represent(?:ing)? (?:my|our)|am issuing|are issuing|write to you|as (?:under|follows)|hereby serve|concerned for|निर्देशानुसार|की ओर से|निम्न)\b/iu;
const LEADS_TO_DEMAND =
  /^(?:that )?(?:in (?:view|the (?:circumstances|premises|light|above|event))|under (?:the|these|such) (?:above )?circumstances|therefore|hence|now,? therefore|accordingly|i,? therefore|we,? therefore|अतः|अत:|अतएव|इसलिए)/iu;
/** In capitals; Hindi has none, and its headings have no full stop. */
const HEADING = /^(?=.*\p{Lu})[^\p{Ll}]{3,120}$|^[^\p{Ll}]{2,119}[^\p{Ll}।.?!]$/u;
const LEAST_WORDS = 6;

/**
 * What is alleged: the numbered paragraphs of the body, or where none is numbered the plain ones, numbered here. A paragraph that only
 * demands is none; one that alleges first and demands then is both. A summons without numbers alleges nothing by itself.
 */
export function allegationsOf(
  text: NoticeText,
  paragraphs: readonly NoticeParagraph[],
  demands: readonly DemandRegion[],
  inCourt: boolean,
): Allegation[] {
  const numbered = paragraphs.filter(({ label }) => label !== null);
  const candidates = numbered.length > 0 || inCourt ? numbered : paragraphs;
  const found: Allegation[] = [];
  for (const { label, start, end } of candidates) {
    const words = text.own.slice(start, end);
    if (FORMAL.test(words) || words.split(' ').length < LEAST_WORDS || (HEADING.test(words) && label === null)) continue;
    if (label === null && isSignature(words)) continue;
    if (label === null && (INTRODUCTION.test(words.slice(0, 260)) || words.endsWith(':'))) continue;
    const demand = demands.find(({ opener }) => opener >= start && opener < end);
    const told = demand ? whereas(words.slice(0, demand.opener - start)) : null;
    if (told) {
      found.push({ label: label ?? String(found.length + 1), start: start + told.start, end: start + told.end });
      continue;
    }
    if (demand && (LEADS_TO_DEMAND.test(words) || demand.opener < (sentencesIn(text.own, start, end)[0]?.end ?? end))) continue;
    found.push({ label: label ?? String(found.length + 1), start, end: demand ? beforeDemand(text, start, demand.opener) : end });
  }
  return found;
}

/** "Whereas it is reported that you built without permission, you are called upon …": what is told before what is asked, in one sentence. */
function whereas(before: string): { start: number; end: number } | null {
  const lead = /^(?:and )?whereas,? /iu.exec(before)?.[0].length ?? 0;
  const end = trimmedEnd(before, 0, before.length, ' ,;');
  return lead > 0 && before.slice(lead, end).split(' ').length >= LEAST_WORDS ? { start: lead, end } : null;
}

/** What an allegation states, sentence by sentence. */
export function statementsOf(allegation: string): string[] {
  const stated = sentences(allegation).map(({ start, end }) => allegation.slice(start, end));
  return stated.length > MOST_STATEMENTS ? [allegation] : stated;
}
/** A paragraph of more sentences is no list of statements that anybody would answer one by one. */
const MOST_STATEMENTS = 25;

/** The end of the last sentence before a demand. */
const beforeDemand = (text: NoticeText, start: number, opener: number): number =>
  sentencesIn(text.own, start, opener + 1).findLast(({ end }) => end <= opener)?.end ?? opener;

/** Names and offices have capitals throughout; what tells something has at least two words without. */
const isSignature = (words: string): boolean =>
  !/\p{Script=Devanagari}/u.test(words) &&
  (words.match(/(?<!\p{L})\p{Ll}{2,}/gu) ?? []).filter((word) => !/^(?:of|and|the|for)$/u.test(word)).length < 2;
