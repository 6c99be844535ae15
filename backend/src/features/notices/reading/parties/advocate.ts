import type { NoticeOutline } from '../parts/outline.js';
import type { NoticeText } from '../text/notice-text.js';
import { readDates } from '../../../../core/text/values/dates.js';
import { type FoundName, nameAt } from './names.js';

const ROLE = /^\(?(?:advocates?|adv\.?|attorneys?|counsel|legal counsel|अधिवक्ता|एडवोकेट|वकील)\b|^(?:अधिवक्ता|एडवोकेट|वकील)/iu;
const NAME_THEN_ROLE = /[,(|] ?(?:advocates?|adv\.?|अधिवक्ता|एडवोकेट)(?=[ ,.)]|$)/iu;
const ROLE_THEN_NAME = /^(?:adv(?:ocate)?\.? |through (?:counsel|advocate) ?:? |अधिवक्ता |एडवोकेट )(?=\p{L})/iu;
const CHAMBERS = /^(?:(?:law )?chambers?|law offices?) of (?:adv(?:ocate)?\.? )?(?=\p{Lu})/iu;
const DEGREES = /^(?:[BM]\.? ?(?:A|Com|Sc|B\.?A)\.?|LL\.? ?[BM]\.?)/u;
const FIRM = /(?:&|\band\b) (?:associates|partners|co\.?)\b|\bassociates\b|\blaw (?:firm|offices?|chambers?)\b|\bLLP\b/iu;
const NOT_NAMES =
  /^(?:through|plaintiff|complainant|for|yours|sd|place|date|deponent|verification|enrol|counsel|advocate|authori[sz]ed|copy|भवदीय|वादी|परिवादी)/iu;
const FAITHFULLY = /^(?:yours? (?:faithfully|truly|sincerely|obediently)|भवदीया?)\b/iu;
const TAIL_LINES = 20;
const LAST_LINES = 3;
const HEAD_LINES = 12;

/** The advocate who signs, by the end of the paper; else the one whose letterhead it is. A firm only where no person is named. */
export function advocateOf(text: NoticeText, outline: NoticeOutline): FoundName | null {
  const { lines } = text;
  // Without a closing the name stands in the last lines.
  const closing = outline.tail < lines.length ? outline.tail : Math.max(outline.body, lines.length - LAST_LINES);
  const tail = rolesIn(text, closing, Math.min(lines.length, closing + TAIL_LINES));
  const head = rolesIn(text, 0, Math.min(HEAD_LINES, lines.length, outline.body > 0 ? outline.body : HEAD_LINES));
  const all = [...tail, ...head];
  return all.find(({ name }) => !FIRM.test(name)) ?? partner(text, outline, all[0]) ?? all[0] ?? null;
}

function rolesIn(text: NoticeText, from: number, to: number): FoundName[] {
  const found: FoundName[] = [];
  for (let index = from; index < to; index += 1) {
    const line = text.lines[index];
    if (!line) break;
    const chambers = CHAMBERS.exec(line.text) ?? ROLE_THEN_NAME.exec(line.text);
    const beside = NAME_THEN_ROLE.exec(line.text);
    if (chambers && !/^advocates? (?:for|high|supreme|&|and|on|at)\b/iu.test(line.text))
      push(found, nameOn(text, index, chambers[0].length));
    else if (beside && beside.index > 3) push(found, nameOn(text, index, lead(line.text)));
    else if (ROLE.test(line.text)) {
      const above = index - 1;
      const named = DEGREES.test(text.lines[above]?.text ?? '') ? above - 1 : above;
      if (named >= from) push(found, nameOn(text, named, 0));
    }
  }
  const faithfully = text.lines.findIndex(({ text: line }, index) => index >= from && index < to && FAITHFULLY.test(line));
  // Who signs, with the firm below.
  if (faithfully >= 0 && text.lines.slice(faithfully, to).some(({ text: line }) => ROLE.test(line) || NAME_THEN_ROLE.test(line))) {
    const name = nameOn(text, faithfully + 1, 0);
    if (name) found.unshift(name);
  }
  return found;
}

const lead = (line: string): number =>
  /^(?:.{0,60}\b)?(?:through|thr\.?|drawn by)(?: (?:counsel|advocate))? ?:? ?|^(?:from|by) ?:? ?/iu.exec(line)?.[0].length ?? 0;

function nameOn(text: NoticeText, index: number, from: number): FoundName | null {
  const line = text.lines[index];
  if (!line || NOT_NAMES.test(line.text.slice(from))) return null;
  // Two columns in one line: place and date on the left, the name on the right.
  const [dated] = readDates(line.text);
  if (dated?.start === from && dated.end < line.text.length) return nameAt(text.flat, line.start + dated.end, line.end);
  const bracket = line.text.charAt(from) === '(' ? 1 : 0;
  const end = bracket ? line.text.indexOf(')') : -1;
  const name = nameAt(text.flat, line.start + from + bracket, end > 0 ? line.start + end : line.end);
  return name && name.name.split(' ').length <= 8 && !/\d/.test(name.name) ? name : null;
}

function push(found: FoundName[], name: FoundName | null): void {
  if (name) found.push(name);
}

/** "For Sharmila Naik & Associates", and below it the name of the one who signs for the firm. */
function partner({ lines }: NoticeText, { tail }: NoticeOutline, firm: FoundName | undefined): FoundName | null {
  const named = firm?.name.replace(FIRM, '').replace(/ ?[.,]{1,2}$/, '') ?? '';
  const line = named.includes(' ') ? lines.slice(tail).find(({ text }) => text.toLowerCase() === named.toLowerCase()) : undefined;
  return line ? { name: line.text, start: line.start, end: line.end } : null;
}
