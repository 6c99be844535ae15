import type { NoticeKind, Proceeding } from '../notice-reading.js';
import type { NoticeText } from '../text/notice-text.js';
import type { NoticeForum } from './forum.js';

const HEAD = 2000;
/** A summary suit: first an appearance, and only then, on a summons for judgment, leave to defend. */
const SUMMARY_SUIT = /\bsummary suit\b|\border (?:xxxvii|37)\b|\bO\. ?37\b|संक्षिप्त वाद|आदेश 37/iu;
const FOR_JUDGMENT = /\bsummons for judgment\b|\bleave to defend\b|निर्णय के लिए समन|प्रतिरक्षा की (?:अनुमति|इजाजत)/iu;
/** Somebody is called as an accused, a witness or a person to be asked questions: no pleading is filed. */
const TO_COME =
  /\b(?:summons|notice) to (?:an |the )?(?:accused|witness)\b|\bto answer (?:to )?a charge\b|\byour attendance is (?:necessary|required)\b|\bnotice of appearance\b|\bpolice station\b|अभियुक्त को|थाना|उपस्थिति आवश्यक/iu;
/** An application in a pending suit: it is objected to, and the written statement is another paper. */
const IN_A_SUIT =
  /\bI\. ?A\. ?(?:no|\d)|\binterlocutory application\b|\bnotice of motion\b|\btemporary injunction\b|अस्थायी (?:निषेधाज्ञा|व्यादेश)|अंतरिम आवेदन/iu;
const WRITTEN = /\bwritten (?:statement|version|reply)\b|लिखित (?:कथन|जवाब|उत्तर)|जवाबदावा/iu;
const CHARGES = /\b(?:articles?|statement|memorandum|memo) of charges?\b|\bcharge ?-?(?:sheet|memo(?:randum)?)\b|आरोप ?पत्र|आरोप [1-9]/iu;
const OBJECTIONS =
  /\b(?:file|submit|prefer|lodge|raise|make|invite[sd]?)\b[^.]{0,60}\b(?:objections?|representation)\b|\bsection 13 ?\(2\)[^.]{0,160}\bsecuriti[sz]ation\b|\bSARFAESI\b|आपत्ति/iu;
const SHOW_CAUSE = /\bshow[ -]cause\b|\bwhy\b[^.]{3,200}\bshould not be\b|कारण (?:बताओ|बताएं|बताएँ|दर्शित)|क्यों न/iu;

/** What is to be done about a paper of a kind. The words of the paper decide where one kind can ask for several things. */
export function proceedingOf(text: NoticeText, kind: NoticeKind, forum: NoticeForum | null): Proceeding {
  const head = text.flat.slice(0, HEAD);
  if (kind === 'consumer complaint') return 'written version';
  if (kind === 'written statement') {
    if (IN_A_SUIT.test(head) && SHOW_CAUSE.test(text.own) && !WRITTEN.test(text.own)) return 'objections';
    if (SUMMARY_SUIT.test(text.own) || SUMMARY_SUIT.test(head))
      return FOR_JUDGMENT.test(head) ? 'leave to defend' : 'appearance in a summary suit';
    return TO_COME.test(head) && !WRITTEN.test(text.own) ? 'appearance' : 'written statement';
  }
  if (CHARGES.test(head)) return 'answer to charges';
  if (kind === 'tax show-cause notice' || kind === "employer's show-cause notice" || SHOW_CAUSE.test(text.own))
    return 'reply to show cause';
  if (kind === 'legal notice' && OBJECTIONS.test(text.own)) return 'objections';
  if (kind === 'legal notice' && TO_COME.test(head) && !WRITTEN.test(text.own)) return 'appearance';
  return forum && WRITTEN.test(text.own) ? 'written statement' : 'reply';
}
