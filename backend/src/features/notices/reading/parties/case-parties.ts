import type { NoticeOutline } from '../parts/outline.js';
import { numberOf } from '../parts/numbers.js';
import type { NoticeText } from '../text/notice-text.js';
import { trimmedEnd } from '../text/trimmed.js';
import { listed } from './addressees.js';
import { type FoundName, nameAt, officeLength } from './names.js';

const ROLE =
  /(?<!\p{L})(?:plaintiff|complainant|petitioner|applicant|claimant|defendant|opposite part(?:y|ies)|respondent|accused|non-applicant|workm[ae]n|management|appellant|first party|second party|वादी|वादिनी|परिवादी|परिवादिनी|प्रतिवादी|प्रतिवादिनी|विपक्षी|अभियुक्त|प्रार्थी|प्रार्थिनी|प्रार्थिया|आवेदक|आवेदिका|अनावेदक|अनावेदिका|याचिकाकर्ता|अपीलार्थी|प्रत्यर्थी|उत्तरवादी)(?:s|\(s\)|गण)?(?: ?(?:no\.? ?)?\d)?\)?[ .)]{0,4}$/iu;
const HEADING =
  /^(?:in the matter|between|before|in the court|suit|complaint|case|civil|consumer|(?:[\p{L}.]{1,20} ){0,3}(?:suit|petition|application|appeal|complaint|case) (?:no\b|number)|[\p{Lu}./() ]{2,30} no\.? ?\d|(?:[\p{L}\p{M}]{1,20} ){0,2}(?:प्रकरण|वाद|परिवाद|याचिका|अपील) (?:क्रमांक|संख्या|सं)|न्यायालय|o\.s\.|c\.c\.|cs ?\(|no\.|summons|notice|सूचना)(?![\p{L}\p{M}])/iu;
const CLAIMANT_LABEL = /^(?:complainant|plaintiff|petitioner|applicant)(?:s|\(s\))? ?: ?/iu;
const ANSWERING_LABEL = /^(?:opposite part(?:y|ies)|defendants?|respondents?)(?:\(s\))? ?: ?/iu;
const HEAD_MAX = 24;
const MAX_BLOCK = 10;
const MAX_PARTIES = 12;

/** The two sides in the head of a court's paper, by their names: who complains, and who is to answer. */
export function caseParties(text: NoticeText, { versus }: NoticeOutline): { claimants: FoundName[]; answering: FoundName[] } | null {
  const { lines } = text;
  if (versus < 0) return labelledParties(text);
  let first = versus - 1;
  while (first > 0 && versus - first < MAX_BLOCK && !lines[first]?.opensBlock && !HEADING.test(lines[first - 1]?.text ?? '')) first -= 1;
  // The role may stand on a line of its own, or with a blank line before it.
  if (first > 0 && ROLE.test(lines[first]?.text ?? '') && /^[ .…(-]{0,12}$/u.test(lines[first]?.text.replace(ROLE, '') ?? '')) {
    first -= 1;
    while (first > 0 && versus - first < MAX_BLOCK && !lines[first]?.opensBlock && !HEADING.test(lines[first - 1]?.text ?? '')) first -= 1;
  }
  let last = versus + 1;
  while (last < lines.length && last - versus < MAX_BLOCK && !ROLE.test(lines[last]?.text ?? '')) last += 1;
  if (!ROLE.test(lines[last]?.text ?? '') || last >= lines.length) return null;
  const claimants = partiesIn(text, first, versus);
  const answering = partiesIn(text, versus + 1, last + 1);
  return claimants.length > 0 && answering.length > 0 ? { claimants, answering } : null;
}

/** Parties under the names of their sides, without a "Versus" between them: "Complainant: …", "Opposite Parties: …". */
function labelledParties(text: NoticeText): { claimants: FoundName[]; answering: FoundName[] } | null {
  const { lines } = text;
  const first = lines.findIndex(({ text: line }, index) => index < HEAD_MAX && CLAIMANT_LABEL.test(line));
  const second = lines.findIndex(({ text: line }, index) => index > first && index < HEAD_MAX && ANSWERING_LABEL.test(line));
  if (first < 0 || second < 0) return null;
  const claimants = underLabel(text, first, CLAIMANT_LABEL, second);
  const answering = underLabel(text, second, ANSWERING_LABEL, Math.min(lines.length, second + MAX_BLOCK));
  return claimants.length > 0 && answering.length > 0 ? { claimants, answering } : null;
}

function underLabel(text: NoticeText, at: number, label: RegExp, to: number): FoundName[] {
  const line = text.lines[at];
  const length = label.exec(line?.text ?? '')?.[0].length ?? 0;
  if (!line || length >= line.text.length) return listed(text, at + 1, to);
  const name = nameAt(text.flat, line.start + length, line.end);
  return name ? [name] : [];
}

function partiesIn(text: NoticeText, from: number, to: number): FoundName[] {
  const found: FoundName[] = [];
  let numbered = false;
  for (let index = from; index < to && found.length < MAX_PARTIES; index += 1) {
    const line = text.lines[index];
    if (!line || HEADING.test(line.text)) continue;
    const bare = line.text.replace(ROLE, '');
    const limit = line.start + trimmedEnd(bare, 0, bare.length, ' .…-');
    const number = numberOf(line.text);
    if (number && (number.value === 1 || numbered)) numbered = true;
    else if (numbered || found.length > 0) continue;
    // "R. Kannan" has an initial and no number.
    const start = line.start + (numbered ? (number?.length ?? 0) : 0);
    const name = nameAt(text.flat, start + officeLength(text.flat.slice(start, limit)), limit);
    if (name) found.push(name);
  }
  return found;
}
