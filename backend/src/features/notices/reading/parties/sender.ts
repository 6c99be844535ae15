import type { NoticeOutline } from '../parts/outline.js';
import type { NoticeText } from '../text/notice-text.js';
import { trimmedEnd } from '../text/trimmed.js';
import { eachOf, type FoundName, isBody, nameAt } from './names.js';

const CLIENT = [
  /\b(?:[Mm]y|[Oo]ur|MY|OUR)(?: (?:above|said|afore)[ -]?(?:named)?)? clients?(?:,? (?:namely|viz\.?|i\.e\.))?(?: (?:is|are))?[ ,:-]{1,3}(?:the )?(?=\p{Lu}|m\/s)/u,
  /\b(?:instructions?(?: received)? (?:from|of)|instructed by|authority (?:of|from)|(?:for and )?on behalf of|concerned for|act(?:ing)? for|(?:we|We|I) represent|representing)(?: and (?:on behalf of|under instructions (?:from|of)|for))?(?: (?:my|our) (?:client|principal)s?)?[ ,:-]{1,3}(?=\p{Lu}|m\/s)/u,
  /(?:मेरे|मेरी|मेरा|अपने|अपनी|हमारे|हमारी) (?:मुवक्किला?|पक्षकारा?|क्लाइंट|मुव्वकिल)[ ,:-]{1,3}(?=\p{L})/u,
];
const NOT_A_NAME = /^(?:I|We|You|The|This|That|It|In|On|At|By|And|Section|Notice|Advocate|My|Our|Sir|Madam)$/u;
const HINDI_NO_NAME = /^(?:ने|के|की|का|को|से|द्वारा|मकान|आप|एक|और|यह|एवं|व)(?: |$)/u;
const FROM = /^(?:from|प्रेषक|द्वारा) ?[,:.-]{0,2} ?(?=$|\S)/iu;
const ADVOCATE = /advocate|अधिवक्ता|एडवोकेट|law (?:chambers?|offices?|firm)|counsel/iu;
const OFFICE_OF = /\boffice of (?:the )?(?=\p{Lu})/iu;
const FOR = /^for(?: and on behalf of)? (?=\p{L})/iu;
const FAITHFULLY = /^(?:yours? (?:faithfully|truly|sincerely|obediently)|भवदीया?)\b/iu;
const TAIL_LINES = 14;

/** On whose behalf a letter is written: the client of an advocate, else the company, the authority or the person that signs it. */
export function sendersOf(text: NoticeText, outline: NoticeOutline): FoundName[] {
  const sender =
    client(text) ??
    fromBlock(text, outline) ??
    inFull(signedFor(text, outline), letterhead(text, outline)) ??
    office(text, outline) ??
    letterhead(text, outline) ??
    authority(text) ??
    signer(text, outline) ??
    writer(text);
  return sender ? eachOf(sender) : [];
}

function client({ own, flat }: NoticeText): FoundName | null {
  for (const pattern of CLIENT) {
    let from = 0;
    for (let tries = 0; tries < 12; tries += 1) {
      const match = pattern.exec(own.slice(from));
      if (!match) break;
      const start = from + match.index + match[0].length;
      const name = nameAt(flat, start, flat.length);
      if (name && !NOT_A_NAME.test(name.name) && !HINDI_NO_NAME.test(name.name) && !ADVOCATE.test(name.name)) return name;
      from = start;
    }
  }
  return null;
}

function fromBlock(text: NoticeText, { body }: NoticeOutline): FoundName | null {
  const at = text.lines.findIndex(({ text: line }, index) => (index < body || body === 0) && FROM.test(line));
  const line = text.lines[at];
  if (!line) return null;
  const lead = FROM.exec(line.text)?.[0].length ?? 0;
  const next = text.lines[at + 1];
  const [start, end] = lead < line.text.length ? [line.start + lead, line.end] : [next?.start ?? line.end, next?.end ?? line.end];
  if (ADVOCATE.test(text.flat.slice(start, end))) return null;
  return nameAt(text.flat, start, end);
}

function signedFor(text: NoticeText, { tail }: NoticeOutline): FoundName | null {
  for (const line of text.lines.slice(tail, tail + TAIL_LINES)) {
    const lead = FOR.exec(line.text)?.[0].length;
    if (lead === undefined) continue;
    const name = nameAt(text.flat, line.start + lead, line.end);
    if (name && (isBody(name.name) || !ADVOCATE.test(line.text))) return name;
  }
  return null;
}

/** The letterhead's name where the signature shortens the same one: "Co-op. Hsg. Soc. Ltd.". */
function inFull(signature: FoundName | null, head: FoundName | null): FoundName | null {
  if (!signature || !head) return signature;
  const [short, whole] = [signature.name, head.name].map((name) => name.toLowerCase().split(/[ .,]+/u));
  const shortens = /\p{L}\.(?: |$)/u.test(signature.name) && signature.name.length < head.name.length;
  return shortens && short?.slice(0, SAME_WORDS).join(' ') === whole?.slice(0, SAME_WORDS).join(' ') ? head : signature;
}
const SAME_WORDS = 2;

/** "Office of the Assistant Commissioner of State Tax, Circle 4, Surat", as far as its line goes. */
function office(text: NoticeText, { body }: NoticeOutline): FoundName | null {
  for (const line of text.lines.slice(0, Math.max(6, Math.min(body, 12)))) {
    const match = OFFICE_OF.exec(line.text);
    if (!match) continue;
    const start = line.start + match.index + match[0].length;
    return { name: text.flat.slice(start, trimmedEnd(text.flat, start, line.end, ' ,.')), start, end: line.end };
  }
  return null;
}

/** A company or body by the first line of its paper. */
function letterhead(text: NoticeText, { body }: NoticeOutline): FoundName | null {
  for (const line of text.lines.slice(0, Math.min(3, body > 0 ? body : 3))) {
    if (TO_LINE.test(line.text)) break;
    const name = nameAt(text.flat, line.start, line.end);
    const after = text.flat.slice(name?.end ?? line.end, line.end);
    if (name && isBody(name.name) && !ADVOCATE.test(line.text) && (after.length <= 1 || PLACE_AFTER.test(after))) return name;
  }
  return null;
}

/** Below it stands who receives the paper. */
const TO_LINE = /^(?:to|प्रति|सेवा में)(?: the)? ?[,:;.-]{0,2}(?:$| )/iu;
const PLACE_AFTER = /^, ?[\p{L}\p{M}.]{2,24}(?: [\p{L}\p{M}.]{2,24})?$/u;

/** The officer who signs. */
function authority(text: NoticeText): FoundName | null {
  const foot = text.lines.slice(-TAIL_LINES);
  let at = foot.findLastIndex(({ text: line }) => AUTHORITY.test(line));
  // The rank with the name stands above the office.
  while (at > 0 && AUTHORITY.test(foot[at - 1]?.text ?? '')) at -= 1;
  const issuing = foot[at];
  return issuing
    ? { name: issuing.text.slice(0, trimmedEnd(issuing.text, 0, issuing.text.length, ' ,.')), start: issuing.start, end: issuing.end }
    : null;
}
const AUTHORITY =
  /^(?:the )?(?:(?:assistant|deputy|joint|additional|principal|chief|superintend(?:ing|ent)|executive|municipal|regional|sub[ -]?divisional|designated|authori[sz]ed|recovery|investigating|inquiry|enquiry|station house|conciliation|income[ -]tax|state tax|labour|provident fund|proper) ?)+(?:commissioner|officer|engineer|director|magistrate|superintendent|of)\b|^(?:the )?(?:(?:assistant )?sub-?inspector|inspector|s\.i\.|tehsildar|collector|registrar|adjudicating officer)\b|^(?:[\p{L}\p{M}-]{1,20} ){0,4}(?:अधिकारी|आयुक्त|तहसीलदार|अभियंता|निरीक्षक|प्राचार्य|कुलसचिव|प्रबंधक)(?=,|$)/iu;

/** Somebody whose name stands both over a letter and under it. */
function writer(text: NoticeText): FoundName | null {
  const foot = new Set(
    text.lines.slice(-WRITTEN_BY).map(({ text: line }) => line.replace(HONORIFIC, '').replace(/[().]/g, '').toLowerCase()),
  );
  for (const line of text.lines.slice(0, WRITTEN_BY)) {
    const name = nameAt(text.flat, line.start, line.end);
    if (name && foot.has(name.name.replace(HONORIFIC, '').replace(/[().]/g, '').toLowerCase()) && !ADVOCATE.test(line.text)) return name;
  }
  return null;
}
const WRITTEN_BY = 3;
const HONORIFIC = /^(?:mr|mrs|ms|miss|dr|shri|sri|sh|smt|sou|thiru|tmt|selvi)\.? /i;

function signer(text: NoticeText, { tail }: NoticeOutline): FoundName | null {
  const at = text.lines.findIndex(({ text: line }, index) => index >= tail && FAITHFULLY.test(line));
  const line = at >= 0 ? text.lines[at + 1] : undefined;
  if (!line) return null;
  const lead = /^[("]/.test(line.text) ? 1 : 0;
  return nameAt(text.flat, line.start + lead, line.end - (line.text.endsWith(')') ? 1 : 0));
}
