import type { TextSpan } from '../../../../core/text/text-span.js';
import type { NoticeText } from '../text/notice-text.js';
import { sentencesIn } from '../text/sentences.js';
import { type DemandList, runBetween, withoutJoint } from './demand-lists.js';
import { ACTS, hindiOpener, isHindiOrder, isVerbsAlone, joints, openersOf } from './demand-openers.js';
import type { NoticeOutline } from './outline.js';
import type { NoticeParagraph } from './paragraphs.js';

/** A stretch of the paper in which it demands something; offsets of the flat text. */
export interface DemandRegion {
  /** First unit of the words that demand: "call upon you". */
  opener: number;
  /** What is demanded, up to the threat. */
  start: number;
  end: number;
  /** The entries of a list, or the whole. */
  items: TextSpan[];
}

const PRAYED =
  /\b(?:be pleased to|be directed to|be ordered to|pass(?: an order| a decree)?(?: directing)?|prayed that|prays? (?:that|for))\b/iu;
/** What follows is not a demand but a threat. */
const THREAT =
  /\b(?:failing which|failing that|failing|in default|otherwise|or else|or (?:we|i|my client|our client) (?:shall|will)|else (?:my|our|proceedings|legal|(?:a |the )?(?:suit|complaint|case))|in case (?:of|you)|if you (?:fail|do not|neglect|don't)|should you (?:fail|not)|in the event|without (?:fail,? )?failing|in which case|(?<=, )(?:my|our) client (?:shall|will)|(?<=, )(?:I|we) (?:shall|will)|on your failure|upon your failure|and if you)\b|अन्यथा|नहीं तो|(?<![\p{L}\p{M}])वरना|ऐसा न (?:करने|होने)|असफल रहने|न करने (?:की (?:दशा|स्थिति)|पर)/iu;
/** An earlier letter that called upon the other side is told, not made. */
const TOLD = /\b(?:dated|earlier|previous(?:ly)?|last|reminders?|letters?|emails?|e-mails?|notice) [^.;]{0,60}$/iu;
/** What somebody must do by a contract or a promise is told, too. */
const BOUND =
  /\b(?:agreed|promised|undertook|undertaken|assured|agreement|contract|lease|deed|clause|terms?|conditions?|provide[sd]?|stipulat\p{L}{2,4}|whereby|under which|said|told|informed|obliges?)\b[^.;]{0,120}$/iu;
/** "You are informed that you should pay". */
const INFORMED = /\byou are (?:hereby |further |also )?(?:informed|told|notified) that $/iu;
const MODAL = /^you (?:must|should|shall|need|have|are to|will)\b/iu;
const CONDITIONAL = /^(?:if|in case|should|unless|where|when|यदि)\b/iu;
const LEADING =
  /^(?:[\s,:;.-]|(?:to|that you|that|you to|and to|is that you|are that you|hereby|should|immediately and forthwith|आप)(?= |,|:)|as (?:under|follows)|jointly and severally|severally|(?:finally|through|by|vide) (?:this|means of this)(?: legal)? notice|from you)+/iu;
/** By what law or until when comes before what is to be done: "under section 38 of the Act to file", "within ten days to remit". */
const MANNER = /^,? ?(?:under|within|in terms of|as per|by virtue of) [^;:]{3,110}? to (?=\p{Ll})/u;
/** What the reader of any letter is asked for. */
const FORMALITY =
  /^(?:to )?(?:(?:acknowledge|confirm|sign) (?:the )?(?:receipt|duplicate|copy)|(?:state|say|indicate|inform)[^,.]{0,40} (?:whether|if) (?:you (?:wish|want|desire)|a personal hearing))\b/iu;
const SHOW_CAUSE = /^show cause\b(?!.{0,300}\b(?:and|,) (?:also )?(?:to )?(?:pay|deposit|produce|furnish|submit|remove|appear)\b)/iu;
const CONDITION = new RegExp(
  String.raw`\bif (?:you|the [^,.;]{2,60}?|he|she|they|it) (?:(?:do|does|shall) not|(?:fail|fails) to) (?<act>(?:${ACTS})\b)`,
  'iu',
);
const CONDITION_END =
  /,? (?:my|our) client (?:shall|will)\b|, (?:I|we) (?:shall|will)\b|, (?:a suit|legal proceedings|proceedings) (?:shall|will)\b/iu;
const MAX_LENGTH = 2500;
const MAX_REGIONS = 30;
/** Of one paragraph; those that tell of earlier letters are among them. */
const MAX_OPENERS = 200;
/** Characters of a sentence that are looked at before an opener, so that a text without full stops is read in linear time. */
const MAX_BEFORE = 1200;

/** The demands of a paper, in its own words: nothing that it quotes, and nothing that an earlier letter demanded. */
export function demandRegions(
  text: NoticeText,
  outline: NoticeOutline,
  paragraphs: readonly NoticeParagraph[],
  lists: readonly DemandList[],
): DemandRegion[] {
  const found = paragraphs.flatMap((paragraph) => {
    const openers = openersIn(text, paragraph, lists);
    return openers.flatMap((opener, index) => {
      const end = Math.min(openers[index + 1]?.start ?? paragraph.end, opener.end + MAX_LENGTH);
      return regionAt(text, opener, end, lists) ?? [];
    });
  });
  // A list whose lead opens twice, or not at all, is one demand for each entry.
  const regions = [...found, ...lists.flatMap((list) => regionOf(text, list) ?? [])]
    .filter(({ items }, at, all) => all.findIndex((other) => other.items[0]?.start === items[0]?.start) === at)
    .sort((a, b) => a.opener - b.opener)
    .slice(0, MAX_REGIONS);
  const told = regions.length > 0 ? regions : conditionIn(text, paragraphs);
  const prayer = prayerOf(text, outline);
  return prayer ? [...told, prayer] : told;
}

/** "If the State does not pay Rs. 10 within two months, my client will sue": what a letter that asks for nothing else makes a condition. */
function conditionIn(text: NoticeText, paragraphs: readonly NoticeParagraph[]): DemandRegion[] {
  for (const { start, end } of paragraphs) {
    for (const sentence of sentencesIn(text.own, start, end)) {
      const words = text.own.slice(sentence.start, Math.min(sentence.end, sentence.start + MAX_LENGTH));
      const condition = CONDITION.exec(words);
      if (!condition?.groups?.act) continue;
      const from = sentence.start + condition.index + condition[0].length - condition.groups.act.length;
      const rest = words.slice(from - sentence.start);
      const threat = CONDITION_END.exec(rest);
      if (threat)
        return [{ opener: sentence.start, start: from, end: from + threat.index, items: [{ start: from, end: from + threat.index }] }];
    }
  }
  return [];
}

function openersIn(text: NoticeText, { start, end }: NoticeParagraph, lists: readonly DemandList[]): TextSpan[] {
  const sentences = sentencesIn(text.own, start, end);
  const said = openersOf(text.own.slice(start, end)).map((opener) => ({ start: start + opener.start, end: start + opener.end }));
  const unsaid = sentences.flatMap((sentence) => {
    const opener = said.some((each) => each.start >= sentence.start && each.start < sentence.end)
      ? null
      : hindiOpener(text.own.slice(sentence.start, Math.min(sentence.end, sentence.start + MAX_BEFORE)));
    return opener ? [{ start: sentence.start, end: sentence.start + opener.end }] : [];
  });
  const all = [...said, ...unsaid].sort((a, b) => a.start - b.start || b.end - a.end).slice(0, MAX_OPENERS);
  return all.filter((opener, index) => {
    if (index > 0 && opener.start < (all[index - 1]?.end ?? 0)) return false;
    if (lists.some(({ entries }) => opener.start >= (entries[0]?.start ?? Infinity) && opener.start < (entries.at(-1)?.end ?? 0)))
      return false;
    const from = sentences.findLast((each) => each.start <= opener.start)?.start ?? start;
    const before = text.own.slice(Math.max(from, opener.start - MAX_BEFORE), opener.start);
    const words = text.own.slice(opener.start, opener.end);
    if (CONDITIONAL.test(text.own.slice(from, Math.min(opener.start, from + MAX_BEFORE))) || THREAT.test(before)) return false;
    if (MODAL.test(words) && BOUND.test(before) && !INFORMED.test(before)) return false;
    // "by letter dated … calling upon you to": only the continuous form can be another paper's.
    return !(/^(?:calling|demanding)/iu.test(words) && TOLD.test(before) && !/\b(?:this|present) [\p{L} ]{0,20}notice\b/iu.test(before));
  });
}

function regionAt(text: NoticeText, opener: TextSpan, to: number, lists: readonly DemandList[]): DemandRegion | null {
  const list = lists.find(({ lead, entries }) => lead <= opener.start && opener.end <= (entries[0]?.start ?? -1));
  if (list) return regionOf(text, list);
  const threat = THREAT.exec(text.own.slice(opener.end, to));
  const end = threat ? opener.end + threat.index : to;
  const stretch = text.own.slice(opener.end, end);
  const start = opener.end + (MANNER.exec(stretch) ?? LEADING.exec(stretch) ?? [''])[0].length;
  const words = text.own.slice(start, end);
  if (words.trim().length < 4 || FORMALITY.test(words)) return null;
  const sentence = { start, end: firstSentenceEnd(text, start, end) };
  const inHindi = /\p{Script=Devanagari}/u.test(words);
  // "आपको सूचित किया जाता है कि आप किरायेदार हैं" demands nothing.
  if (inHindi && !isHindiOrder(text.own.slice(start, sentence.end))) return null;
  // "Show cause why (a) …; (b) …" demands one thing; the list says what is to follow if none is shown.
  if (SHOW_CAUSE.test(words)) return { opener: opener.start, start, end, items: [sentence] };
  const entries = inlineEntries(text.own, opener.end, end);
  const items = entries.length > 1 ? entries : parted(text.own, sentence);
  return { opener: opener.start, start, end, items: items.map((item) => withoutThreat(text, item)).filter((item) => isDemand(text, item)) };
}

const regionOf = (text: NoticeText, { lead, entries }: DemandList): DemandRegion | null => {
  const items = entries.map((entry) => withoutThreat(text, entry)).filter((item) => isDemand(text, item));
  const [first, last] = [items[0], items.at(-1)];
  return first && last ? { opener: lead, start: first.start, end: last.end, items } : null;
};

/** Without the threat behind it. */
function withoutThreat(text: NoticeText, { start, end }: TextSpan): TextSpan {
  const threat = THREAT.exec(text.own.slice(start, end));
  return { start, end: threat && threat.index > 0 ? start + threat.index : end };
}

const isDemand = (text: NoticeText, { start, end }: TextSpan): boolean => end - start > 3 && !FORMALITY.test(text.own.slice(start, end));

/** A demand is one sentence; what follows it is told about it. */
function firstSentenceEnd(text: NoticeText, start: number, end: number): number {
  return sentencesIn(text.own, start, end).find((sentence) => /[.!?।]$/u.test(text.own.slice(sentence.start, sentence.end)))?.end ?? end;
}

const LEAST_DEMAND = 12;

/** "to return the advance and to make good the loss" demands two things. */
function parted(text: string, { start, end }: TextSpan): TextSpan[] {
  const items: TextSpan[] = [];
  let from = start;
  for (const joint of joints(text.slice(start, end))) {
    // "clear and pay the dues" is one act; so is a Hindi sentence in which nothing more is asked.
    if (joint.start - (from - start) < LEAST_DEMAND || isVerbsAlone(text.slice(from, start + joint.start))) continue;
    const rest = text.slice(start + joint.end, end);
    if (/\p{Script=Devanagari}/u.test(rest) && !isHindiOrder(rest)) continue;
    items.push({ start: from, end: start + joint.start });
    from = start + joint.end;
  }
  return [...items, { start: from, end }];
}

const INLINE = /(?<=[ :;,]|^)\(?([ivx]{1,4}|[a-h]|[कखगघङ]|\d)\) ?(?=\p{L})/gu;

/** The entries of a list that stands in the sentence: "(a) …; (b) …". */
function inlineEntries(text: string, from: number, to: number): TextSpan[] {
  const marks = [...text.slice(from, to).matchAll(INLINE)].map((match) => ({
    label: match[1] ?? '',
    start: from + match.index,
    body: from + match.index + match[0].length,
  }));
  const first = marks.findIndex(({ label }) => /^(?:i|a|क|1)$/.test(label));
  return first < 0
    ? []
    : marks.slice(first).map(({ body }, at, own) => ({ start: body, end: withoutJoint(text, body, own[at + 1]?.start ?? to) }));
}

/** The prayer of a pleading: each of its entries is demanded. */
function prayerOf(text: NoticeText, { prayer, tail }: NoticeOutline): DemandRegion | null {
  const first = text.lines[prayer];
  const last = text.lines[tail - 1];
  if (!first || !last || last.end <= first.end) return null;
  const from = first.end + 1;
  const prayed = PRAYED.exec(text.own.slice(from, last.end));
  const listed = runBetween(text, prayer + 1, tail)?.entries ?? inlineEntries(text.own, from, last.end);
  const start = from + (prayed ? prayed.index + prayed[0].length : 0);
  const end = listed.at(-1)?.end ?? last.end;
  return {
    opener: from,
    start,
    end,
    items: listed.length > 0 ? listed : [{ start: start + (LEADING.exec(text.own.slice(start, end))?.[0].length ?? 0), end }],
  };
}
