import type { NoticeText } from '../text/notice-text.js';
import { sentencesIn } from '../text/sentences.js';
import { trimmedEnd } from '../text/trimmed.js';
import type { NoticeOutline } from './outline.js';
import { type NoticeParagraph, numberOf } from './paragraphs.js';

/** A stretch of the paper in which it demands something; offsets of the flat text. */
export interface DemandRegion {
  /** First unit of the words that demand: "call upon you". */
  opener: number;
  /** What is demanded, up to the threat. */
  start: number;
  end: number;
  /** The entries of a list, or the whole. */
  items: { start: number; end: number }[];
}

const ADVERB = String.raw`(?:(?:hereby|therefore|further|also|accordingly|thus|once again|again|now|finally|lastly|jointly and severally|severally|through (?:the medium of )?this(?: legal)? notice|by (?:means of |way of )?this(?: legal)? notice|vide this notice|strictly|specifically|kindly|humbly|earnestly|all|each|both),? )`;
const OPENERS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:call(?:s|ing)? upon|calls? on) (?:you|(?:both|all|each) of you|the (?:addressees?|noticees?))(?: (?:both|all|each|the (?:addressees?|noticees?)(?: nos?\. ?[\d,& and]{1,10})?|nos?\. ?\d))*`,
    'giu',
  ),
  new RegExp(
    String.raw`\byou (?:(?:both|all|the (?:addressees?|noticees?)),? )?(?:are|stand),? ?${ADVERB}{0,4}(?:called upon(?: and (?:required|directed|requested))?|required|directed|requested|advised|asked|summoned|instructed|ordered|put to notice|given notice)(?: ,?${ADVERB}{1,3})?(?= to\b|,| that\b|:| in\b| by\b| within\b| under\b| and\b)`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:my|our) clients? (?:hereby |therefore |further |accordingly )*(?:demands?|requires?)(?: that)? (?:you|from you|payment|the)`,
    'giu',
  ),
  /\b(?:my|our) clients? (?:hereby |therefore |accordingly )*(?:asks?|claims?|seeks?|prays?|applies|apply)(?: for)? the following(?: reliefs?)?(?=[ :,-])/giu,
  /\b(?:we|i) (?:hereby |therefore |further |accordingly )*(?:demand|require|request)(?: that)? (?:you|from you|payment|of you)/giu,
  /\b(?:is|are) (?:hereby |therefore |also )*(?:called upon|required|directed) (?=to (?:show cause|explain|pay|submit|file|deposit|furnish)\b)/giu,
  /\byou (?:must|should|shall|need to|have to) (?:now |therefore |forthwith |immediately )*(?=(?:pay|vacate|remove|stop|refund|return|file|submit|explain|appear|furnish|deposit|clear|remit|withdraw|publish|reply)\b[^.]{0,160}\b(?:within|forthwith|immediately|failing which)\b)/giu,
  /\byou (?:are given|are allowed|are granted|have) (?:a (?:period|time) of )?(?:\d{1,3}|\p{Ll}{3,9}(?:-\p{Ll}{3,6})?) ?(?:\([^)]{1,14}\) )?(?:days?|weeks?|hours?)['’]?(?: time)?[^.;]{0,60}? to (?=\p{Ll})/giu,
  /\bit is (?:hereby |therefore )*requested (?:that you|to)\b/giu,
  /आपको [^।]{0,80}?(?:निर्देश|आदेश|चेतावनी|सूचना) (?:दिया|दी) जात[ाी] है कि(?![\p{L}\p{M}])/gu,
  /\b(?:we|i) (?:hereby )?give you (?=\d{1,3}|[a-z]+(?: ?\([^)]{1,12}\))? days)/giu,
  /\b(?:request|ask|advise|urge|direct|require|demand|requests|asks|requires|demands|expects?)(?: of| from)? you(?: both| all)?,?(?= (?:to|that)\b)/giu,
  /\bit is (?:hereby |therefore )*(?:demanded|required) that you\b/giu,
  /\bunless you (?=\p{L})/giu,
  /\bdemanding (?:from you|that you|of you)/giu,
  /\byou (?:are|shall be|will be)(?: also| further)? (?:liable|required) to (?=(?:pay|bear|reimburse)[^;]{0,80}(?:cost|fee|charges|expenses)[^;]{0,40}notice)/giu,
  /\b(?:the )?reliefs? (?:which|that)? ?(?:my client |our client |the plaintiff )?(?:claims?|seeks?|sought|claimed)(?: by (?:my|our) client)? (?:is|are)(?: that)?(?: as (?:under|follows))?/giu,
  /(?<=^|[.;:] |, )(?:kindly|please) (?=pay|remit|arrange|vacate|refund|clear|deposit|stop|withdraw|furnish|explain|reply)/giu,
  // "अतः … के भीतर … वापस करें, अन्यथा": the verb of what is asked stands at the end.
  /(?<=^|[।:] )(?:अतः|अत:|अतएव|इसलिए),? (?:इस (?:विधिक |कानूनी )?(?:नोटिस|सूचना पत्र|सूचना) (?:के माध्यम से|के द्वारा|द्वारा) )?(?:आप |आप लोग |आपको सूचित किया जाता है कि )?(?=[^।]{4,300}(?:करें|कर दें|दें|करे|दीजिए|हटाएं|हटाएँ),? ?(?:अन्यथा|नहीं तो|वरना|।|$))/gu,
  /आपको (?:[\p{L}\p{M}]+ ){0,14}?(?:सूचित|निर्देशित|आदेशित|आगाह|अवगत|नोटिस|सूचना)(?: [\p{L}\p{M}]+){0,5}? कि(?![\p{L}\p{M}])/gu,
  /आपसे (?:[\p{L}\p{M}]+ ){0,6}?(?:मांग|माँग|अपेक्षा|अनुरोध|निवेदन)(?: [\p{L}\p{M}]+){0,4}? कि(?![\p{L}\p{M}])/gu,
];
const THEREFORE = /^(?:अतः|अत:|अतएव|इसलिए)/u;
const PRAYED =
  /\b(?:be pleased to|be directed to|be ordered to|pass(?: an order| a decree)?(?: directing)?|prayed that|prays? (?:that|for))\b/iu;
/** What follows is not a demand but a threat. */
const THREAT =
  /\b(?:failing which|failing that|failing|in default|otherwise|or else|else (?:my|our)|in case (?:of|you)|if you (?:fail|do not|neglect|don't)|should you (?:fail|not)|in the event|without (?:fail,? )?failing|in which case|(?<=, )(?:my|our) client (?:shall|will)|(?<=, )(?:I|we) (?:shall|will)|on your failure|upon your failure|and if you)\b|अन्यथा|ऐसा न करने|असफल रहने|न करने की (?:दशा|स्थिति)/iu;
/** An earlier letter that called upon the other side is told, not made. */
const TOLD = /\b(?:dated|earlier|previous(?:ly)?|last|reminders?|letters?|emails?|e-mails?|notice) [^.;]{0,60}$/iu;
const CONDITIONAL = /^(?:if|in case|should|unless|where|when|यदि)\b/iu;
const LEADING =
  /^(?:[\s,:;.-]|(?:to|that you|you to|and to|is that you|are that you|hereby|should|immediately and forthwith)(?= |,|:)|as (?:under|follows)|jointly and severally|severally|(?:finally|through|by|vide) (?:this|means of this)(?: legal)? notice|from you)+/iu;
/** By what law or until when comes before what is to be done: "under section 38 of the Act to file", "within ten days to remit". */
const MANNER = /^,? ?(?:under|within|in terms of|as per|by virtue of) [^;:]{3,110}? to (?=\p{Ll})/u;
/** What the reader of any letter is asked for. */
const FORMALITY = /^(?:acknowledge|confirm|sign) (?:the )?(?:receipt|duplicate|copy)\b/iu;
const SHOW_CAUSE = /^show cause\b(?!.{0,300}\b(?:and|,) (?:also )?(?:to )?(?:pay|deposit|produce|furnish|submit|remove|appear)\b)/iu;
const MAX_LENGTH = 2500;
const MAX_REGIONS = 30;
/** Of one paragraph; those that tell of earlier letters are among them. */
const MAX_OPENERS = 200;
/** Characters of a sentence that are looked at before an opener, so that a text without full stops is read in linear time. */
const MAX_BEFORE = 1200;

/** The demands of a paper, in its own words: nothing that it quotes, and nothing that an earlier letter demanded. */
export function demandRegions(text: NoticeText, outline: NoticeOutline, paragraphs: readonly NoticeParagraph[]): DemandRegion[] {
  const found: DemandRegion[] = [];
  for (const paragraph of paragraphs) {
    const openers = openersIn(text, paragraph);
    for (const [index, opener] of openers.entries()) {
      const end = Math.min(openers[index + 1]?.start ?? paragraph.end, opener.end + MAX_LENGTH);
      const region = regionAt(text, opener.start, opener.end, end);
      if (region && found.length < MAX_REGIONS) found.push(region);
    }
  }
  const prayer = prayerOf(text, outline);
  return prayer ? [...found, prayer] : found;
}

function openersIn(text: NoticeText, { start, end }: NoticeParagraph): { start: number; end: number }[] {
  const stretch = text.own.slice(start, end);
  const sentences = sentencesIn(text.own, start, end);
  const found = OPENERS.flatMap((pattern) =>
    [...stretch.matchAll(pattern)].map((match) => ({ start: start + match.index, end: start + match.index + match[0].length })),
  )
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .slice(0, MAX_OPENERS);
  return found.filter((opener, index) => {
    if (opener.start < (found[index - 1]?.end ?? 0) && index > 0) return false;
    const sentence = sentences.findLast((each) => each.start <= opener.start);
    const from = sentence?.start ?? start;
    const before = text.own.slice(Math.max(from, opener.start - MAX_BEFORE), opener.start);
    // "अतः … आपको सूचित किया जाता है कि …": what is asked follows the second of them.
    const next = THEREFORE.test(text.own.slice(opener.start, opener.end)) && found.find((each) => each.start >= opener.end);
    if (next && next.start < (sentence?.end ?? end)) return false;
    if (CONDITIONAL.test(text.own.slice(from, Math.min(opener.start, from + MAX_BEFORE))) || THREAT.test(before)) return false;
    // "by letter dated … calling upon you to": only the continuous form can be another paper's.
    return !(
      /^(?:calling|demanding)/iu.test(text.own.slice(opener.start)) &&
      TOLD.test(before) &&
      !/\b(?:this|present) [\p{L} ]{0,20}notice\b/iu.test(before)
    );
  });
}

function regionAt(text: NoticeText, opener: number, from: number, to: number): DemandRegion | null {
  const stretch = text.own.slice(from, to);
  const items = itemsIn(text, from, to);
  const threat = THREAT.exec(stretch);
  const end = threat ? from + threat.index : to;
  const lead = (MANNER.exec(text.own.slice(from, end)) ?? LEADING.exec(text.own.slice(from, end)))?.[0].length ?? 0;
  const start = from + lead;
  if (start >= end || text.own.slice(start, end).trim().length < 4 || FORMALITY.test(text.own.slice(start, end))) return null;
  const cut = items.map((item) => ({ start: item.start, end: Math.min(item.end, end) })).filter((item) => item.end - item.start > 3);
  // "Show cause why (a) …; (b) …" demands one thing; the list says what is to follow if none is shown.
  if (SHOW_CAUSE.test(text.own.slice(start, end)))
    return { opener, start, end, items: [{ start, end: firstSentenceEnd(text, start, end) }] };
  if (cut.length > 1) return { opener, start, end, items: cut };
  return { opener, start, end, items: parted(text.own, start, firstSentenceEnd(text, start, end)) };
}

/** A demand is one sentence; what follows it is told about it. */
function firstSentenceEnd(text: NoticeText, start: number, end: number): number {
  return sentencesIn(text.own, start, end).find((sentence) => /[.!?।]$/u.test(text.own.slice(sentence.start, sentence.end)))?.end ?? end;
}

const SECOND_DEMAND =
  /(?<=ें),? (?:तथा|और|एवं|व) (?=[^।]{0,60}(?:\d|क्षतिपूर्ति|क्षमा|माफ़ी|माफी|खाली|कब्ज़ा|कब्जा))|,? or,? (?:in the alternative|alternatively),? to (?=\p{Ll}{3})|,? (?:and|as well as)(?: further| also)? (?:to (?=\p{Ll}{3})|(?=(?:pay|refund|remit|reimburse|compensate|publish|withdraw|reinstate|rebuild|restore|vacate|apologise|hand over)\b))|, to (?=(?:pay|refund|remit|remove|publish|withdraw|vacate|restore|return|deliver|hand over|stop|tender|apologise)\b)/gu;
const LEAST_DEMAND = 12;

/** "to return the advance and to make good the loss" demands two things. */
function parted(text: string, start: number, end: number): { start: number; end: number }[] {
  const items: { start: number; end: number }[] = [];
  let from = start;
  for (const match of text.slice(start, end).matchAll(SECOND_DEMAND)) {
    // "clear and pay the dues" is one act.
    if (match.index - (from - start) < LEAST_DEMAND) continue;
    items.push({ start: from, end: start + match.index });
    from = start + match.index + match[0].length;
  }
  return [...items, { start: from, end }];
}

const INLINE = /(?<=[ :;,]|^)\(?([ivx]{1,4}|[a-h]|[कखगघङ]|\d)\) ?(?=\p{L})/gu;

/** The entries of a list that begin lines or stand in the sentence: "(a) …; (b) …". */
function itemsIn(text: NoticeText, from: number, to: number): { start: number; end: number }[] {
  const marks: { start: number; body: number }[] = [];
  for (let index = text.lineAt(from) + 1; index < text.lines.length; index += 1) {
    const line = text.lines[index];
    if (!line || line.start >= to) break;
    const number = numberOf(line.text) ?? bulletOf(line.text);
    if (number && (marks.length > 0 || number.value === 1)) marks.push({ start: line.start, body: line.start + number.length });
    else if (marks.length > 0 && /^(?:within|in (?:a|the) period|and to |all (?:the )?above)/i.test(line.text)) {
      marks.push({ start: line.start, body: -1 });
      break;
    }
  }
  if (marks.filter(({ body }) => body >= 0).length < 2)
    marks.splice(
      0,
      marks.length,
      ...inlineMarks(text.own.slice(from, to)).map(({ start, body }) => ({ start: from + start, body: from + body })),
    );
  return marks
    .map(({ body }, index) => ({ start: body, end: marks[index + 1]?.start ?? to }))
    .filter(({ start }) => start >= 0)
    .map(({ start, end }) => ({ start, end: withoutJoint(text.own, start, end) }));
}

/** A bullet opens an entry wherever it stands. */
const bulletOf = (line: string): { value: number; length: number } | null => {
  const [bullet] = /^[-*•▪◦➢] ?(?=\p{L})/u.exec(line) ?? [];
  return bullet === undefined ? null : { value: 1, length: bullet.length };
};

function inlineMarks(stretch: string): { start: number; body: number }[] {
  const marks = [...stretch.matchAll(INLINE)].map((match) => ({
    label: match[1] ?? '',
    start: match.index,
    body: match.index + match[0].length,
  }));
  const first = marks.findIndex(({ label }) => /^(?:i|a|क|1)$/.test(label));
  return first >= 0 && marks.length - first > 1 ? marks.slice(first) : [];
}

/** Without the "; and" between two entries. */
function withoutJoint(text: string, start: number, end: number): number {
  const last = trimmedEnd(text, start, end, ' ,;.');
  const [joint = ''] = /(?<![\p{L}\p{M}])(?:and|or|और|तथा|एवं)$/iu.exec(text.slice(Math.max(start, last - 6), last)) ?? [];
  return trimmedEnd(text, start, last - joint.length, ' ,;.');
}

/** The prayer of a pleading: each of its entries is demanded. */
function prayerOf(text: NoticeText, { prayer, tail }: NoticeOutline): DemandRegion | null {
  const first = text.lines[prayer];
  const last = text.lines[tail - 1];
  if (!first || !last || last.end <= first.end) return null;
  const from = first.end + 1;
  const stretch = text.own.slice(from, last.end);
  const prayed = PRAYED.exec(stretch);
  const items = itemsIn(text, from - 1, last.end);
  const start = from + (prayed ? prayed.index + prayed[0].length : 0);
  const end = items.at(-1)?.end ?? last.end;
  return {
    opener: from,
    start,
    end,
    items: items.length > 0 ? items : [{ start: start + (LEADING.exec(text.own.slice(start, end))?.[0].length ?? 0), end }],
  };
}
