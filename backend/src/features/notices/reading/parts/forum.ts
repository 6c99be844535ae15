import { readDates } from '../../../../core/text/values/dates.js';
import type { TextSpan } from '../../../../core/text/text-span.js';
import type { NoticeText } from '../text/notice-text.js';
import { sentencesIn } from '../text/sentences.js';
import { trimmedEnd } from '../text/trimmed.js';

/** Where a case is pending, as the head of the paper says it. */
export interface NoticeForum extends TextSpan {
  /** "Court of the Civil Judge, Pune", without "in the" and "before". */
  name: string;
  /** A court, or a body that decides like one. */
  isCourt: boolean;
}

const HEAD_LINES = 8;
const HEAD_MAX = 180;
/** "IN THE COURT OF …", "FAMILY COURT, NAGPUR", "जिला उपभोक्ता … आयोग, पटना": the name of the body begins the line. */
const LEAD = /^(?:in (?:the )?(?=[^,]{0,60}\bcourt\b)|before (?:the )?|in the matter before (?:the )?|समक्ष[ :]*)/iu;
const BODY =
  /^(?:the )?(?:hon'?ble )?(?:[\p{L}.'()&-]+ ){0,9}?(?:court|commission|tribunal|forum|(?:regulatory|appellate|adjudicating) authority|lok adalat)\b(?! (?:road|complex|compound|premises|campus|street|notice))|^(?:[\p{L}\p{M}.'-]+ ){0,7}?(?:न्यायालय|आयोग|अधिकरण|फोरम|लोक अदालत)(?![\p{L}\p{M}])/iu;
const COURT = /\bcourt\b|न्यायालय/iu;
/** The letterhead of somebody who practises there. */
const PRACTISES = /\b(?:advocates?|adv\.|attorneys?|law (?:offices?|firm|chambers?)|LL\.? ?B)|अधिवक्ता|एडवोकेट|वकील/iu;
const SENTENCE = /\p{Ll}\.$|।$/u;

/** The court, commission, tribunal or authority whose paper it is; null for a letter. */
export function forumOf({ lines }: NoticeText): NoticeForum | null {
  if (lines.slice(0, 3).some(({ text }) => PRACTISES.test(text))) return null;
  for (const { text, start } of lines.slice(0, HEAD_LINES)) {
    const lead = LEAD.exec(text)?.[0].length ?? 0;
    const named = text.slice(lead);
    if (text.length > HEAD_MAX || SENTENCE.test(text) || !BODY.test(named)) continue;
    const end = trimmedEnd(text, lead, text.length, ' ,.:;');
    return { name: inTitleCase(text.slice(lead, end)), start: start + lead, end: start + end, isCourt: COURT.test(named) };
  }
  return null;
}

const SMALL = /^(?:of|the|and|at|for|in|on)$/iu;

/** A heading in capitals as it is written in running text; others stay. */
const inTitleCase = (name: string): string =>
  /\p{Ll}/u.test(name)
    ? name
    : name
        .toLowerCase()
        .replace(/(?<![\p{L}\p{M}\d'])\p{L}[\p{L}\p{M}]*/gu, (word, at: number) =>
          at > 0 && SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
        );

/** "Special Civil Suit No. 412 of 2026", "CS (COMM) 88/2026", "परिवाद संख्या 91/2026": what it is, its number, and its year. */
const CASE =
  /(?<![\p{L}\p{M}])\p{Lu}[\p{L}.]{0,20}(?:(?:[ -]|(?=\())(?:\p{Lu}[\p{L}.]{0,20}|\([\p{L}. ]{1,12}\))){0,4} ?(?:N[oO][sS]?\.? ?:? ?)?(?:\p{Lu}{1,3}-?)?\d{1,6} ?(?:\/|of|OF) ?(?:19|20)?\d{2}(?!\d)|(?<![\p{L}\p{M}])(?:[\p{L}\p{M}.]{1,20} ){1,3}(?:संख्या|क्रमांक|सं\.|नं\.|नंबर) ?\d{1,6} ?(?:\/|सन्|वर्ष|of) ?(?:19|20)\d{2}/gu;
/** The number that a portal gives, which has no year of its own: "Complaint No. CC006000000123456", "Complaint No. RERA-GRG-1580-2026". */
const PORTAL =
  /(?<![\p{L}\p{M}])(?:\p{Lu}[\p{L}.]{0,20} ){0,3}(?:[Cc]omplaint|COMPLAINT|[Aa]ppeal|APPEAL|[Aa]pplication|APPLICATION|[Cc]ase|CASE|[Pp]etition|PETITION) N[oO]\.? ?:? ?(?:\p{Lu}{1,8}[-/]?){0,4}\d[\d/-]{3,24}/u;
/** "I.A. No. 2 of 2026 in O.S. No. 204 of 2026": an application is numbered with the case that it is made in. */
const MADE_IN = /^ in (?=\p{Lu})/u;
const CASE_LINES = 14;
const CASE_WORD =
  /\b(?:suit|petition|complaint|case|appeal|application|cs|os|cc|op|wp|st|crl|fir|arb|execution|revision|claim)\b|\b\p{Lu}\.(?: ?\p{Lu}\.?){1,3}|वाद|परिवाद|प्रकरण|याचिका|मुकदमा|अपराध|अपील/iu;
/** A crime that the police investigate has a number in the text of their notice. */
const CRIME =
  /\b(?:FIR|F\.I\.R\.|Crime|Cr\.?) ?(?:No\.?|Number) ?\d{1,6} ?(?:\/|of) ?(?:19|20)?\d{2}|(?:अपराध|प्राथमिकी|मु\.?अ\.?सं\.?) (?:क्रमांक|संख्या|सं\.) ?\d{1,6} ?\/ ?(?:19|20)?\d{2}/iu;

/** The number of the case: in the head of a paper of a court or commission, or of a crime wherever the police name it. */
export function caseNumberOf(text: NoticeText, forum: NoticeForum | null): TextSpan | null {
  if (forum)
    for (const line of text.lines.slice(0, CASE_LINES)) {
      const words = line.text.slice(0, HEAD_MAX);
      const [found, next] = [...words.matchAll(CASE)].filter((match) => CASE_WORD.test(match[0]));
      const only = found ?? PORTAL.exec(words);
      if (!only) continue;
      const end = only.index + only[0].length;
      const joined = next && MADE_IN.test(words.slice(end, next.index + 1)) ? next.index + next[0].length : end;
      return { start: line.start + only.index, end: line.start + joined };
    }
  const crime = /\bpolice\b|थाना/iu.test(
    text.lines
      .slice(0, HEAD_LINES)
      .map((line) => line.text)
      .join(' '),
  )
    ? CRIME.exec(text.own)
    : null;
  return crime && { start: crime.index, end: crime.index + crime[0].length };
}

/** What a day is for, in the words of its sentence: somebody is to come, or a case is to be heard. */
const HEARING =
  /\b(?:appear|attend|present yourself|be present|remain present|hearing|heard|listed|posted|adjourned|fixed|returnable|next date)\b|उपस्थित|पेशी|सुनवाई|नियत|तिथि/iu;
const UNTIL = /\b(?:on or before|by|before|latest by|till|until|up ?to|dated|of)(?: the)? $/iu;
const HINDI_UNTIL = /^ ?(?:तक|से पूर्व|से पहले|की|का|के)(?![\p{L}\p{M}])/u;
const MAX_SENTENCES = 400;

/** The day on which somebody is to appear or the case is heard next: one after the date of the paper. */
export function nextDateOf(text: NoticeText, sentAt: string | undefined): (TextSpan & { day: string }) | null {
  for (const { start, end } of sentencesIn(text.own, 0, text.own.length).slice(0, MAX_SENTENCES)) {
    const sentence = text.own.slice(start, end);
    if (!HEARING.test(sentence)) continue;
    const day = readDates(sentence).find(
      (date) =>
        (sentAt === undefined || date.day > sentAt) &&
        !UNTIL.test(sentence.slice(0, date.start)) &&
        !HINDI_UNTIL.test(sentence.slice(date.end)) &&
        HEARING.test(sentence.slice(Math.max(0, date.start - NEAR), date.end + NEAR)),
    );
    if (day) return { day: day.day, start: start + day.start, end: start + day.end };
  }
  return null;
}
/** Units between a day and the words that say what it is for. */
const NEAR = 240;
