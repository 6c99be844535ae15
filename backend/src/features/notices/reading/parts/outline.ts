import type { NoticeText } from '../text/notice-text.js';

/** The parts of a notice by lines: what stands before the body, the body, and what follows it. */
export interface NoticeOutline {
  /** Index of the line with which the body begins: after the salutation, or after "showeth". */
  body: number;
  /** Index of the first line of the closing, or the number of lines. */
  tail: number;
  /** Index of the line of a pleading's prayer, or -1. */
  prayer: number;
  /** Whether a pleading follows: a summons alone alleges nothing. */
  pleads: boolean;
  /** The line that says "Versus", or -1. */
  versus: number;
}

const SALUTATION =
  /^(?:(?:dear|respected|sub(?:mitted)?) )?(?:sirs?|sir ?\(s\)|madam|sir ?\/ ?madam|madam ?\/ ?sir|sir or madam|ma'am)(?: ?\/ ?(?:madam|sir))?[ ,.:;-]*$|^dear (?:mr|mrs|ms|shri|smt|dr|sh|all)\b.{0,60}$|^dear [\p{L} ]{2,40},$|^(?:महोदय|महोदया|श्रीमान|श्रीमान जी|महाशय|मान्यवर)(?: ?\/ ?महोदया)?[ ,।:-]*$/iu;
const OPENING =
  /(?:respectfully )?(?:sheweth|showeth|submits? as (?:under|follows)|submitted as (?:under|follows)|states? as (?:under|follows)|beg to (?:state|submit))\b.{0,20}$/i;
const PRAYER = /^(?:\d{1,2}[.)] )?(?:prayers?|relief(?:s)? (?:claimed|sought|prayed)|प्रार्थना|अनुतोष)(?: clause)?[ :.-]*$/i;
const VERSUS = /^-?(?:versus|v\/s\.?|vs\.?|v\.|बनाम|विरुद्ध)-?$/i;
const CLOSING =
  /^(?:yours? (?:faithfully|truly|sincerely|obediently)|thanking you|thanks and regards|with regards|sd ?\/-|sd\.|verification\b|given under my hand|place ?:|for and on behalf of|enclosures?\b|encl\b|copy to\b|भवदीया?|धन्यवाद|सत्यापन|स्थान ?:|सं(?:लग्नक|लग्न))/i;
const ANSWERING =
  /(?:defendants?|opposite part(?:y|ies)|respondents?|accused|प्रतिवादी|प्रतिवादिनी|विपक्षी|अनावेदक|अनावेदिका|प्रत्यर्थी|उत्तरवादी)(?:\(s\)|गण)?(?: no\.? ?\d)?[ .)]*$/iu;
const SIGNATURE_FOR = /^[Ff](?:or|OR) (?:\p{Lu}|m\/s)/u;
/** Who signs a pleading, on a line of its own after the prayer. */
const PLEADER =
  /^(?:(?:place|dated?) ?:.{0,60})?(?:plaintiff|complainant|petitioner|applicant|वादी|परिवादी)(?:s|\(s\))?$|^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:plaintiff|complainant|petitioner|applicant)s?$|^.{0,40}\bthrough(?: counsel)?[ :]*$/iu;
const BARE_NAME_AND_ROLE = /^\(.{3,60}\)$/;
const ROLE = /^(?:advocates?|adv\.|counsel|authori[sz]ed (?:officer|signatory)|अधिवक्ता|एडवोकेट|(?:civil )?judge\b)/i;

/** Finds the parts; every text has them, if only a body. */
export function outlineOf({ lines }: NoticeText): NoticeOutline {
  const versus = versusOf(lines);
  const salutation = lines.findIndex(({ text }) => SALUTATION.test(text));
  const opening = lines.findIndex(({ text }, index) => index > versus && OPENING.test(text));
  const parties = versus >= 0 ? lines.findIndex(({ text }, index) => index > versus && ANSWERING.test(text)) : -1;
  const labelled = versus < 0 ? afterLabelledParties(lines) : -1;
  const title = titleAfterHead(lines);
  // The subject may stand below the salutation.
  const subject = SUBJECT_LINE.test(lines[salutation + 1]?.text ?? '') ? 1 : 0;
  const body =
    salutation >= 0
      ? salutation + 1 + subject
      : versus >= 0 && opening >= 0
        ? opening + 1
        : Math.max(parties, labelled, title, afterNumberedAddressees(lines), versus < 0 && title < 0 ? beforeTelling(lines) : -1) + 1;
  const prayer = lines.findIndex(({ text }, index) => index >= body && PRAYER.test(text));
  let tail = lines.findIndex(
    ({ text }, index) =>
      index > Math.max(body, prayer) && (CLOSING.test(text) || SIGNATURE_FOR.test(text) || (prayer >= 0 && PLEADER.test(text))),
  );
  const signed = lines.findIndex(
    ({ text, opensBlock }, index) =>
      index > Math.max(body, prayer) &&
      opensBlock &&
      (BARE_NAME_AND_ROLE.test(text) || ROLE.test(lines[index + 1]?.text ?? '')) &&
      text.length < 60,
  );
  if (tail < 0 || (signed >= 0 && signed < tail)) tail = signed;
  return { body, tail: tail < 0 ? lines.length : tail, prayer, versus, pleads: opening >= 0 || prayer >= 0 };
}

const CLAIMANT_LABEL = /^(?:complainant|plaintiff|petitioner|applicant)(?:s|\(s\))? ?:/iu;
const ANSWERING_LABEL = /^(?:opposite part(?:y|ies)|defendants?|respondents?)(?:\(s\))? ?:/iu;

/** The last line of the parties that stand under the names of their sides; -1 where none do. */
function afterLabelledParties(lines: NoticeText['lines']): number {
  const first = lines.findIndex(({ text }, index) => index < HEAD_MAX && CLAIMANT_LABEL.test(text));
  const label = lines.findIndex(({ text }, index) => index > first && index < HEAD_MAX && ANSWERING_LABEL.test(text));
  if (first < 0 || label < 0) return -1;
  const next = lines.findIndex(({ text, opensBlock }, index) => index > label + 1 && opensBlock && !/^\(?\d{1,2}[.)]/u.test(text));
  return next < 0 ? -1 : next - 1;
}

/** The line between the sides of a case: "Versus", or the "And" of "Between … And …" of the courts of the south; -1 where none is. */
function versusOf(lines: NoticeText['lines']): number {
  const versus = lines.findIndex(({ text }) => VERSUS.test(text));
  if (versus >= 0) return versus;
  const between = lines.findIndex(({ text }, index) => index < HEAD_MAX && BETWEEN.test(text));
  return between < 0 ? -1 : lines.findIndex(({ text }, index) => index > between && index < between + HEAD_MAX && AND.test(text));
}

const BETWEEN = /^between ?:?-?$/iu;
const AND = /^and ?:?-?$/iu;

/** The last line of a numbered list of addressees, so that its numbers are not taken for those of the paragraphs; -1 where none is. */
function afterNumberedAddressees(lines: NoticeText['lines']): number {
  const to = lines.findIndex(({ text }, index) => index < HEAD_MAX && TO_ALONE.test(text));
  if (to < 0 || !NUMBER_ONE.test(lines[to + 1]?.text ?? '')) return -1;
  const again = lines.findIndex(({ text }, index) => index > to + 1 && NUMBER_ONE.test(text));
  if (again < 0) return -1;
  const next = lines.findIndex(({ text, opensBlock }, index) => index > to + 1 && index <= again && opensBlock && !NUMBERED.test(text));
  return (next < 0 ? again : next) - 1;
}

/** How a letter begins to tell, where nobody is greeted in it. */
const TELLING =
  /^(?:(?:my|our) clients?\b|(?:i|we|you|your|upon|whereas|take notice|it (?:is|has|appears)|through this|with reference|reference is|please take)\b|(?:under|on) (?:the )?instructions?\b)/iu;
const HINDI_TELLING = /^(?:आप(?:को|ने|के|का|की|से)?|यह कि|एतद्द्वारा|(?:मेर|हमार)[ेीा] (?:मुवक्किला?|पक्षकारा?)|मैं|हम)(?![\p{L}\p{M}])|।/u;
const LEAST_TOLD = 6;
const SUBJECT_LINE = /^(?:sub(?:ject)? ?[.:]|subject ?-|sub - |विषय ?[.:ः-])/iu;

/** The last line before a letter without a greeting begins to tell: its subject, or the address below "To"; -1 where that is not seen. */
function beforeTelling(lines: NoticeText['lines']): number {
  const to = lines.findIndex(({ text }, index) => index < HEAD_MAX && TO_ALONE.test(text));
  const subject = lines.findIndex(({ text }, index) => index < HEAD_MAX && SUBJECT_LINE.test(text));
  const told = lines.findIndex(
    ({ text }, index) =>
      index > Math.max(to, subject) &&
      index < HEAD_MAX &&
      (HINDI_TELLING.test(text) || ((to >= 0 || subject >= 0) && TELLING.test(text))) &&
      text.split(' ').length >= LEAST_TOLD,
  );
  // Below the address and its subject everything tells.
  const apart = subject > to && to >= 0 ? lastOfBlock(lines, subject) : -1;
  return apart >= 0 && (told < 0 || apart < told) ? apart : Math.max(subject, told - 1);
}

/** The last line of what begins at a line and goes on until an empty one; that line alone where no empty one follows. */
function lastOfBlock(lines: NoticeText['lines'], from: number): number {
  const next = lines.findIndex(({ opensBlock }, index) => index > from && opensBlock);
  return next < 0 || next > from + SUBJECT_MAX ? from : next - 1;
}
const SUBJECT_MAX = 4;

const TO_ALONE = /^(?:to|प्रति|सेवा में)(?: the)? ?[,:;.-]{0,2}$/iu;
const NUMBER_ONE = /^\(?1 ?[.)]/u;
const NUMBERED = /^\(?\d{1,2} ?[.)]/u;

const TITLE_LINE =
  /^(?:LEGAL |DEMAND |STATUTORY |ADVOCATE'S |SHOW[ -]CAUSE )?NOTICE\b[^\p{Ll}]{0,260}$|^(?:[Ll]egal |[Dd]emand |[Ss]tatutory )?[Nn]otice[ :.-]*$/u;
const TO_LINE = /^(?:to\b|प्रति|सेवा में)/iu;
const HEAD_MAX = 24;

/** The line of a title that stands below the addresses, so that what follows it is the body; -1 where it heads the paper. */
function titleAfterHead(lines: NoticeText['lines']): number {
  const at = lines.findIndex(({ text }, index) => index >= 3 && index < HEAD_MAX && TITLE_LINE.test(text));
  const below = lines.slice(at + 1, HEAD_MAX + at).some(({ text }) => TO_LINE.test(text));
  const addressed = lines.slice(0, at).some(({ text }) => /^\(?[12][.)]/u.test(text) || TO_LINE.test(text));
  return at >= 0 && !below && addressed ? at : -1;
}
