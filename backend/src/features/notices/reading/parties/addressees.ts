import type { NoticeText } from '../text/notice-text.js';
import type { NoticeOutline } from '../parts/outline.js';
import { numberOf } from '../parts/numbers.js';
import { trimmedEnd } from '../text/trimmed.js';
import { eachOf, type FoundName, isBody, nameAt, officeLength } from './names.js';

const TO = /^(?:to|प्रति|प्रेषिती|सेवा में)(?: the)? ?[,:;.-]{0,2}$/iu;
const TO_NAME = /^(?:to|प्रति|सेवा में) ?[,:] ?(?=\S)/iu;
/** "To M/s Rupal Fabrics": the capital tells it from a line of the body. */
const TO_TITLED = /^To (?=(?:M\/s|Messrs|Mr|Mrs|Ms|Dr|Shri|Sri|Smt)\b)/u;
const NO_NAME =
  /^(?:sub(?:ject)?\b|re ?:|ref\b|date|dt\b|by |through|regd|registered|speed post|without prejudice|legal notice|notice\b|kind attention|attn|via|email|विषय|दिनांक|द्वारा|confidential|(?:\p{Lu}[\p{L}-]{1,20} ){1,4}notice(?: no\b.{0,40})?$|and also|also at|dear|sirs?\b|madam|from\b)/iu;
/** What an authority writes before the name. */
const NUMBERS =
  /^(?:gstin(?: ?\/ ?(?:uin|id|temporary id))*|pan|tan|cin|din|ay|assessment year|emp(?:loyee)? (?:code|no)|a\/c|account no|consumer no)\b[ .:-]/iu;
/** "The Secretary, Energy Department, Government of Uttarakhand": the office says who it is only as a whole. */
const GOVERNMENT = /^[^\n]{3,100}?\b(?:Government|Govt\.?) of (?:the )?\p{Lu}\p{L}+(?: (?:\p{Lu}\p{L}+|and))*/u;
/** A line of an entry's address, which ends no list: "through its managing director". */
const GOES_ON = /^(?:through|via|e-?mail|attn|kind attention|also at)\b/iu;
/** What a form of an authority writes before the name. */
const NAME_LABEL =
  /^(?:(?:legal |trade )?name(?: (?:and|&) address)?(?: of (?:the )?(?:taxpayer|noticee|assessee|addressee|registered person))?) ?[:-] ?(?=\S)/iu;
const TITLED = /^(?:(?:m\/s|messrs|mr|mrs|ms|miss|dr|shri|sri|sh|smt|sou|thiru|tmt|selvi)\.? (?=\p{Lu})|(?:श्रीमती|श्री|सुश्री|मेसर्स|मैसर्स) )/iu;
/** What stands over the name of each of several: "Noticee No. 1". */
const HEADED = /^(?:noticee|addressee|recipient)(?: ?(?:no\.? ?)?\d{1,2})? ?[:.-]?$/iu;
const FIRM = /^(?:m\/s|messrs|मेसर्स|मैसर्स)/iu;
const MAX_LINES = 24;
const MAX_ADDRESSEES = 12;

/** To whom a letter is written: each of those that its head lists. */
export function addressees(text: NoticeText, { body }: NoticeOutline, dateLine: number): FoundName[] {
  const { lines } = text;
  const head = Math.min(lines.length, body > 0 ? body : MAX_LINES);
  const at = lines.findIndex(
    ({ text: line }, index) => index < Math.max(head, MAX_LINES) && [TO, TO_NAME, TO_TITLED].some((each) => each.test(line)),
  );
  let from: number;
  if (at >= 0) {
    const inline = TO_NAME.exec(lines[at]?.text ?? '') ?? TO_TITLED.exec(lines[at]?.text ?? '');
    if (inline && !TO.test(lines[at]?.text ?? '')) {
      const name = partyAt(text, at, (lines[at]?.start ?? 0) + inline[0].length);
      return name ? eachOf(name) : [];
    }
    from = at + 1;
    while (from < lines.length && NUMBERS.test(lines[from]?.text ?? '')) from += 1;
  } else {
    // A letter without "To": the block that follows its date.
    if (dateLine < 0 || dateLine >= head) return [];
    from = dateLine + 1;
    while (from < head && NO_NAME.test(lines[from]?.text ?? '')) from += 1;
  }
  return listed(text, from, Math.max(head, from + 1));
}

/** The one name of a block of lines, or those of a numbered list. */
export function listed(text: NoticeText, from: number, to: number): FoundName[] {
  const { lines } = text;
  const found: FoundName[] = [];
  let expected = 1;
  for (let index = from; index < Math.min(to, from + MAX_LINES) && found.length < MAX_ADDRESSEES; index += 1) {
    const line = lines[index];
    if (!line || (index > from && NO_NAME.test(line.text) && (line.opensBlock || expected === 1 || !GOES_ON.test(line.text)))) break;
    const number = numberOf(line.text);
    if (HEADED.test(line.text)) {
      const name = index + 1 < to ? partyAt(text, index + 1, text.lines[index + 1]?.start ?? line.end) : null;
      if (name) found.push(name);
      expected += 1;
    } else if (number && number.value === expected) {
      const name = partyAt(text, index, line.start + number.length);
      if (name) found.push(name);
      expected += 1;
    } else if (expected === 1) {
      const name = partyAt(text, index, line.start + (NAME_LABEL.exec(line.text)?.[0].length ?? 0));
      return name ? [...eachOf(name), ...further(text, index + 1, to)].slice(0, MAX_ADDRESSEES) : [];
    } else if (line.opensBlock) break;
  }
  return found;
}

/** Those to whom a letter is written besides the first: each opens a block of its own with a title, without a number. */
function further(text: NoticeText, from: number, to: number): FoundName[] {
  const found: FoundName[] = [];
  for (let index = from; index < to; index += 1) {
    const line = text.lines[index];
    if (!line || NO_NAME.test(line.text)) break;
    if (!line.opensBlock) continue;
    if (!TITLED.test(line.text)) break;
    const name = partyAt(text, index, line.start);
    for (const each of name ? eachOf(name) : []) found.push(each);
  }
  return found;
}

/** The name on a line; of an office of a company, the company. */
function partyAt(text: NoticeText, index: number, start: number): FoundName | null {
  const line = text.lines[index];
  if (!line) return null;
  const office = officeLength(text.flat.slice(start, line.end));
  if (office === 0) return nameAt(text.flat, start, line.end);
  const government = GOVERNMENT.exec(text.flat.slice(start, line.end));
  if (government) return { name: government[0], start, end: start + government[0].length };
  const next = text.lines[index + 1];
  const limit = next && !next.opensBlock && next.start - line.end < 2 ? next.end : line.end;
  const onLine = nameAt(text.flat, start + office, line.end);
  // "The Manager, BrightHome Appliances": what stands on the next line is where it is, unless the name goes on there.
  const isWhole =
    onLine !== null && isBody(onLine.name) && /^[,.]?$/.test(text.flat.slice(onLine.end, line.end)) && !/^\p{Ll}/u.test(next?.text ?? '');
  const owner = isWhole ? onLine : nameAt(text.flat, start + office, limit);
  return owner && !PART_OF_STATE.test(owner.name) && (isBody(owner.name) || FIRM.test(owner.name))
    ? owner
    : officeAt(text, start, line.end);
}

const PART_OF_STATE = /\b(?:department|division|directorate|secretariat|education|works)$/iu;
/** Where the address of an office begins, or the way to it. */
const ADDRESS = / ?[,(] ?(?=(?:through|via|at|having|situated|office|room|near|opp|plot|floor)\b|\d|[^,]{0,30}\d)/iu;

/** An office of the State by its whole line, "The Director, Secondary Education, Bikaner": its first words alone name nobody. */
function officeAt(text: NoticeText, start: number, limit: number): FoundName {
  const line = text.flat.slice(start, limit);
  const address = ADDRESS.exec(line)?.index ?? line.length;
  const end = start + trimmedEnd(line, 0, address, ' ,.;');
  return { name: text.flat.slice(start, end), start, end };
}
