/** A name in a text; offsets of the text. */
export interface FoundName {
  name: string;
  start: number;
  end: number;
}

const HONORIFIC = String.raw`(?:Mr|Mrs|Ms|Miss|Dr|Shri|Sri|Sh|Smt|Sou|Thiru|Tmt|Selvi|Km|Kumari|Adv|Prof|Er|CA|Capt|Col|Lt|Maj|Gen|Brig|Wg Cdr|Messrs|M\/s)\.?(?: \(Retd\.?\))?(?: |(?<=\.))|(?:श्रीमती|श्री|सुश्री|कुमारी|डॉ\.|डॉ|मेसर्स|मैसर्स|मे\.|स्व\.) `;
const HONORIFICS = new RegExp(String.raw`^(?:${HONORIFIC}){1,3}`, 'iu');
/** What comes after a name and is none of it. */
const ENDS =
  /^(?:s\/o|d\/o|w\/o|r\/o|c\/o|h\/o|son|daughter|wife|husband|widow|resident|residing|aged|having|through|thr\.?|who|which|whose|carrying|proprietor|partner|director|at|an?|is|has|hereinafter|represented|office|regd\.?|registered|employee|gstin|pan|r\/at|o\/o|by|under|dated|age|occupation|advocates?|पुत्र|पुत्री|पत्नी|पिता|निवासी|निवासिनी|आयु|उम्र|के|की|ने|द्वारा|को|से|का|एवं|पता|मकान|अधिवक्ता|एडवोकेट)$/iu;
/** A full stop that is no part of an abbreviation, or that follows what ends a company's name. */
const ENDS_SENTENCE = /(?:\p{Ll}{3}|\bLLP|\bLtd|\d)\.$/u;
const COMPANY = /^(?:m\/s|messrs|मेसर्स|मैसर्स|मे)\b/iu;
const INNER = /^(?:of|and|the|for|de|da|bin|&|und|alias|@|urf|उर्फ|एण्ड|एंड)$/iu;
const MAX_WORDS = 14;
const MAX_HINDI_WORDS = 5;

/**
 * The name that begins at an offset: words with capitals and small words between them, up to a comma, a bracket, or what tells of the
 * person. In Hindi, which has no capitals, up to the first word that is none of a name.
 */
export function nameAt(text: string, from: number, limit: number): FoundName | null {
  let start = from;
  while (start < limit && /[ ,:;-]/.test(text.charAt(start))) start += 1;
  const stretch = text.slice(start, Math.min(limit, start + 200));
  const titled = HONORIFICS.exec(stretch)?.[0].length ?? 0;
  const words = [...stretch.slice(titled).matchAll(/[^ ]+/g)];
  let end = 0;
  let taken = 0;
  for (const [index, match] of words.entries()) {
    const word = match[0];
    const bare = word.replace(/[,;:]$/, '');
    const hindi = /\p{Script=Devanagari}/u.test(bare);
    if (taken >= (hindi ? MAX_HINDI_WORDS : MAX_WORDS) || (ENDS.test(bare) && !(taken === 0 && /^(?:an?|the)$/i.test(bare)))) break;
    // "On instructions of M/s Konkan Exports I have to state", "Mr. Nair of Thrissur".
    if (taken > 0 && (/^(?:I|We)$/.test(bare) || (titled > 0 && bare === 'of' && !COMPANY.test(stretch)))) break;
    if (/^[("'“]/.test(word) && !/^\([\p{Lu}]{1,6}\)/u.test(word)) break;
    if (INNER.test(bare)) {
      const next = words[index + 1]?.[0] ?? '';
      if (taken === 0 && !/^the$/i.test(bare)) return null;
      if (!/^[\p{Lu}(]/u.test(next) && !/\p{Script=Devanagari}/u.test(next)) break;
      if (word !== bare) break;
    } else {
      if (!/^(?:\p{Lu}|\d)/u.test(bare) && !hindi) break;
      end = titled + match.index + bare.length;
    }
    taken += 1;
    if (word !== bare || /।$/u.test(word) || ENDS_SENTENCE.test(word)) break;
  }
  if (taken === 0 || end === 0) return null;
  const name = stretch.slice(0, end).replace(/[.।]$/u, (dot) => (/(?:Ltd|Co|Inc|Pvt)\.$/i.test(stretch.slice(0, end)) ? dot : ''));
  return /\p{L}[\p{L}\p{M}]/u.test(name) ? { name, start, end: start + name.length } : null;
}

/** A company, firm or other body by the words of its name. */
export const isBody = (name: string): boolean =>
  /\b(?:ltd|limited|llp|pvt|private|company|co|bank|corporation|industries|enterprises|traders|trading|associates|sons|brothers|bros|society|trust|foundation|builders|developers|electronics|appliances|motors|services|solutions|technologies|agency|agencies|hospital|university|college|school|board|authority|insurance|finance|infra\p{L}{0,20}|realt\p{L}{0,20}|homes|logistics|airlines|travels|holidays|stores?|mart|udyog|works|mills|foods|pharma\p{L}{0,20}|house|centre|center|institute|academy|clinic|club|council|association|federation|union|committee|department|exports?|packaging|stationers|constructions?|projects?)\b|(?:कंपनी|कम्पनी|बैंक|लिमिटेड|फर्म|ट्रेडर्स|कॉलेज|विद्यालय|महाविद्यालय|निकेतन|समिति|निगम|परिषद|पालिका|प्राधिकरण|चिकित्सालय|संस्थान)/iu.test(
    name,
  );

/** An office rather than a person. */
const OFFICE =
  /^(?:the )?(?:(?:\p{Lu}[\p{Ll}-]{1,24} ){0,3}(?:engineer|collector|commissioner|tehsildar|magistrate|controller|director|manager|partners?|proprietor|chairman|chairperson|president|secretary|officer|principal|registrar|superintendent|signatory|incharge|head|owner|trustee|employer|occupier)|ceo|md|cmd|प्रबंधक|प्रबन्धक|स्वामी|मालिक|शाखा प्रबंधक|शाखा प्रबन्धक|प्रोपराइटर)(?: ?\([^()]{1,30}\))?(?= ?(?:,|$))/iu;

/** The length of an office with which a text begins, to which a name may follow; 0 for none. */
export const officeLength = (text: string): number => OFFICE.exec(text)?.[0].length ?? 0;

const SECOND = / (?:and|&|एवं|तथा|व) (?=(?:Mr|Mrs|Ms|Miss|Dr|Shri|Sri|Smt|M\/s)\b|(?:श्रीमती|श्री|मेसर्स) )/u;

/** "Mr. A and Mrs. B" are two; a firm of that name is one. */
export function eachOf(name: FoundName): FoundName[] {
  const joint = SECOND.exec(name.name);
  if (!joint || COMPANY.test(name.name)) return [name];
  const from = joint.index + joint[0].length;
  const first = { name: name.name.slice(0, joint.index), start: name.start, end: name.start + joint.index };
  return [first, { name: name.name.slice(from), start: name.start + from, end: name.end }];
}
