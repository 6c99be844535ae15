import { isHindi, isTranslated as isHindiWord, wordByWord } from './hindi-words.js';

/** Characters of a sentence; a longer one is a text. */
const SENTENCE_MAX = 1000;
/** "45 din mein hogi, 30 din mein nahi": what it is not to be. */
const NOT_AS_BEFORE =
  /[,;]? (?:na ki |nahi ki |न कि |नहीं कि )?(?:rs\.? ?|₹ ?)?[\d,.]{1,12}(?: ?%| [\p{L}\p{M}]{2,12})?(?: (?:mein|me|में|ka|ki|का|की|ko|को))?(?: (?:nahi|nahin|nhi|नहीं))$|[,;]? (?:na ki|नहीं कि|न कि) .{1,40}$/iu;
/** Who may have to pay or to do something. */
const PARTY =
  /^(?:tenant|landlord|owner|licensee|licensor|lessee|lessor|seller|buyer|vendor|purchaser|employer|employee|company|lender|borrower|guarantor|client|customer|consultant|provider|contractor|donor|donee|partner|attorney|principal|husband|wife|plaintiff|defendant)s?$/i;
const FILLER = /^(?:~\w+|,|and)$/;

/**
 * The instructions of a Hindi or Hinglish sentence as English ones: "kiraya 30000 kar do aur arbitration hata do" is "change rent
 * to 30000" and "remove arbitration". The verb stands at the end of each.
 * @param isField whether words name a field of the form
 * @param vocabulary words that the document has; English ones among them are known in Devanagari too
 */
export function fromHindi(sentence: string, isField: (name: string) => boolean, vocabulary: ReadonlySet<string> = new Set()): string[] {
  if (sentence.length > SENTENCE_MAX || !isHindi(sentence)) return [sentence];
  const said = sentence.replace(NOT_AS_BEFORE, '');
  const instructions: string[] = [];
  // "कब्जे की तारीख": a date of something unknown is not just any date.
  const isKnown: IsKnown = { field: isField, word: (word) => FILLER.test(word) || vocabulary.has(word.toLowerCase()) || isHindiWord(word) };
  let words: string[] = [];
  for (const word of wordByWord(said, vocabulary)) {
    if (!word.startsWith('!')) words.push(word);
    else {
      // "Hona chahiye" after a verb says the same once more.
      if (trimmed(words).some((each) => !FILLER.test(each)))
        for (const each of inEnglish(trimmed(words), word.slice(1), isKnown)) instructions.push(each);
      words = [];
    }
  }
  const rest = trimmed(words);
  if (rest.some((word) => !FILLER.test(word)))
    for (const part of partsAt(rest, 'and', ',')) instructions.push(setting(part, 'set', isKnown) ?? plain(part));
  return instructions.length > 0 ? instructions : [sentence];
}

interface IsKnown {
  field: (name: string) => boolean;
  word: (word: string) => boolean;
}

function trimmed(words: readonly string[]): string[] {
  const from = words.findIndex((word) => !FILLER.test(word));
  return from < 0 ? [] : words.slice(from);
}

function inEnglish(words: readonly string[], verb: string, isKnown: IsKnown): string[] {
  const instead = words.indexOf('~instead');
  const before = plain(words.slice(0, Math.max(0, instead)));
  const figure = before.search(/(?:rs\.? ?)?\d/i);
  const after = plain(words.slice(instead + 1)).replace(/ in$/, '');
  if (instead > 0 && SPAN.test(before) && SPAN.test(after)) return [`change ${before} to ${after}`];
  const day = / (\d{1,2}) date\b/.exec(` ${plain(words.slice(instead + 1))}`)?.[1];
  if (instead > 0 && figure > 0 && day !== undefined) return [`change ${before.slice(0, figure).trim()} due date to ${day}`];
  if (instead > 0 && figure > 0)
    return [
      `change ${before.slice(0, figure).trim()} from ${before.slice(figure)} to ${plain(words.slice(instead + 1)).replace(/ in$/, '')}`,
    ];
  if (instead > 0) return [`replace "${plain(words.slice(0, instead))}" by "${plain(words.slice(instead + 1))}"`];
  const parts = partsAt(words, 'and', ',');
  if (verb === 'remove' || verb === 'forbid')
    return parts.map((whole) => {
      // "Tenant pets nahi rakh sakta": no pets, whoever keeps them.
      const part = verb === 'forbid' && whole.length > 1 && PARTY.test(whole[0] ?? '') ? whole.slice(1) : whole;
      // "Rent 24k, notice 2 months, smoking wala rule hata do": what has a figure is set.
      if (verb === 'remove' && parts.length > 1 && /\d/.test(plain(part)) && part !== parts.at(-1)) return plain(part);
      return verb === 'remove' ? `remove ${plain(part)}` : `add no ${plain(part)} clause`;
    });
  if (verb === 'bear' || verb === 'do') return [borne(words, verb, isKnown)];
  if (verb === 'allow') return parts.map((part) => `allow ${plain(part)}`);
  // "12% byaj lagao" charges it; it adds no clause.
  if (verb === 'add' && /\d ?(?:%|percent)/.test(plain(words))) return [`set ${plain(words)}`];
  if (verb === 'add') return parts.map((part) => `add ${plain(part)} clause`.replace(/ clause clause$/, ' clause'));
  if (verb === 'keep')
    return [`let the ${plain(words.slice(0, words.indexOf('~ko')))} keep ${plain(words.slice(words.indexOf('~ko') + 1))}`];
  const settings = parts.map((part) => setting(part, verb, isKnown));
  return settings.every((each) => each !== null) ? settings : [setting(words, verb, isKnown) ?? `${verb} ${plain(words)}`];
}

/** "stamp duty seller !bear": who pays or does something; a sum is set. */
function borne(words: readonly string[], verb: string, isKnown: IsKnown): string {
  const at = words.findIndex((word) => PARTY.test(word));
  const rest = plain(words.filter((_word, index) => index !== at));
  const day = /\b(\d{1,2}) date\b/.exec(rest)?.[1];
  if (day !== undefined && /\b(?:rent|fees?|salary|wages)\b/.test(rest))
    return `change ${/salary|wages/.test(rest) ? 'pay day' : 'rent due date'} to ${day}`;
  if (words.includes('equally')) return `the ${rest.replace(/ ?\b(?:both|equally)\b/g, '').trim()} should be shared equally`;
  if (/\d/.test(rest))
    return (
      setting(
        words.filter((_word, index) => index !== at),
        'set',
        isKnown,
      ) ?? rest
    );
  if (at < 0) return `set ${rest}`;
  return verb === 'bear' ? `the ${words[at] ?? ''} shall pay the ${rest}` : `make the ${words[at] ?? ''} responsible for the ${rest}`;
}

const SPAN = /^(\d{1,3}|[a-z]{3,12}(?:-[a-z]{3,9})?) (days|weeks|months|years)$/;

/** "rent ~ko 30000", "notice period three months ~of", "rent ~from 25000 30000". */
function setting(words: readonly string[], verb: string, isKnown: IsKnown): string | null {
  const to = verb === 'set' ? 'to' : 'by';
  const english = verb === 'set' ? 'change' : verb;
  const whole = plain(words);
  // "Teen saal ka agreement": how long it lasts.
  const lasting = /^(.{5,24}) (?:rent )?(?:agreement|contract|lease|licen[cs]e|term)$/.exec(whole)?.[1];
  if (verb === 'set' && lasting !== undefined && SPAN.test(lasting)) return `make it a ${lasting} agreement`;
  const dueDay = /^(rent|fees|licen[cs]e fee|salary)\b.{0,30} (\d{1,2}) date\b/i.exec(plain(words));
  if (dueDay && verb === 'set') return `change ${dueDay[1] === 'salary' ? 'pay day' : 'rent due date'} to ${dueDay[2] ?? ''}`;
  const marked = words.indexOf('~ko');
  if (marked > 0 && plain(words.slice(marked + 1)) !== '')
    return `${english} ${plain(words.slice(0, marked))} ${to} ${value(words.slice(marked + 1))}`;
  for (let length = Math.min(words.length - 1, 6); length > 0; length -= 1) {
    const whole = words.slice(0, length);
    const own = whole.indexOf('~of');
    // "The employee's post X": the post is named, and not the employee.
    const isOfKnown = whole.slice(0, own + 1).every(isKnown.word);
    const topic = [whole, ...(isOfKnown ? [whole.slice(own + 1)] : [])].map(plain).find(isKnown.field);
    const rest = value(words.slice(length));
    const isOwner = words[length] === '~of' && !/^(?:\d|rs)/i.test(rest) && length + 2 < words.length;
    if (topic !== undefined && rest !== '' && !isOwner) return `${english} ${topic} ${to} ${rest}`;
  }
  return null;
}

/** Without what it was before: "~from 25000 30000" or "25000 ~from 30000". */
function value(words: readonly string[]): string {
  const from = words.indexOf('~from');
  return plain(from >= 0 && from < words.length - 1 ? words.slice(from + 1) : words);
}

const plain = (words: readonly string[]): string => words.filter((word) => !FILLER.test(word)).join(' ');

function partsAt(words: readonly string[], ...separators: string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (separators.includes(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.filter((part) => part.length > 0);
}
