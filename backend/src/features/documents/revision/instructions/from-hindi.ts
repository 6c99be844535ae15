import { numberFromWords } from '../../../../core/text/values/number-from-words.js';
import { isHindi, isTranslated as isHindiWord, wordByWord } from './hindi-words.js';

/** Characters of a sentence; a longer one is a text. */
const SENTENCE_MAX = 1000;
/** "45 din mein hogi, 30 din mein nahi": what it is not to be. */
const NOT_AS_BEFORE =
  /[,;]? (?:na ki |nahi ki |न कि |नहीं कि )?(?:rs\.? ?|₹ ?)?[\d,.]{1,12}(?: ?%| [\p{L}\p{M}]{2,12})?(?: (?:mein|me|में|ka|ki|का|की|ko|को))?(?: (?:nahi|nahin|nhi|नहीं))$|[,;]? (?:na ki|नहीं कि|न कि) .{1,40}$/iu;
/** "Adalat Delhi ki hogi, Gurugram ki nahi": a name that it is not to be. */
const NOT_THE_NAME =
  /[,;] (?:aur |और )?(?!.{0,40}(?:allow|allowed|chahiye|hona|hone|honi|honge|hoga|hogi|karna|karega|rakhna|rakhega|dena|dega|milega|चाहिए|होना|होगा|अनुमति) )[\p{L}\p{M}]{2,30}(?: [\p{L}\p{M}]{2,30})?(?: (?:ki|ka|ke|mein|me|ko|की|का|के|में|को))? (?:nahi|nahin|nhi|नहीं)$/iu;
/** "Subah 10 baje se shaam 7 baje tak": a time of day. */
const MORNING = /(?:subah|savere|सुबह) (?:ke |के )?(\d{1,2}(?:[.:]\d{2})?) ?(?:baje|बजे)/gi;
const EVENING = /(?:shaam|sham|raat|dopahar|dopehar|शाम|रात|दोपहर) (?:ke |के )?(\d{1,2}(?:[.:]\d{2})?) ?(?:baje|बजे)/gi;
const FROM_TO_TIME = /(\d{1,2}(?:[.:]\d{2})?[ap]m) (?:se|से) (\d{1,2}(?:[.:]\d{2})?[ap]m)(?: (?:tak|तक))?/gi;
/** "Tees din do": "do" behind a length of time gives it, and is no number. */
const GIVES =
  /(?<=(?:dino?|hafte|mahine|mahina|saal|days|months|samay|time|दिन(?:ों)?|हफ्ते|महीने|साल|समय) )(?:do|de do|dijiye|dein|den|दो|दीजिए|दें)$/i;
/** "AC teen nahi chaar hain": how many there are. */
const HOW_MANY =
  /^(.{2,40}?) ([\p{L}\p{M}\d]{1,12}) (?:nahi|nahin|nhi|नहीं)[, ]{1,2}([\p{L}\p{M}\d]{1,12})(?: (?:hai|hain|honge|hone chahiye|kar do|है|हैं|होंगे|कर दें))?$/iu;
/** "5 nahi 8 percent": the second in the place of the first. */
const NOT_BUT = /(\d[\d,.]{0,12}(?: ?%| [\p{L}\p{M}]{2,12})?) (?:nahi|nahin|nhi|नहीं)[, ]{1,2}(?=\d)/giu;

/** Who may have to pay or to do something. */
const PARTY =
  /^(?:tenant|landlord|owner|licensee|licensor|lessee|lessor|seller|buyer|vendor|purchaser|employer|employee|company|lender|borrower|guarantor|client|customer|consultant|provider|contractor|donor|donee|partner|attorney|principal|husband|wife|plaintiff|defendant)s?$/i;
const FILLER = /^(?:~\w+|,|and)$/;

/**
 * The instructions of a Hindi or Hinglish sentence as English ones: "kiraya 30000 kar do aur arbitration hata do" is "change rent
 * to 30000" and "remove arbitration". The verb stands at the end of each.
 * @param isField whether words name a field of the form
 * @param vocabulary words that the document has; English ones among them are known in Devanagari too
 * @param names names of people in the form, which are known in Devanagari too
 */
export function fromHindi(
  sentence: string,
  isField: (name: string) => boolean,
  vocabulary: ReadonlySet<string> = new Set(),
  names: readonly string[] = [],
): string[] {
  if (sentence.length > SENTENCE_MAX || !isHindi(sentence)) return [sentence];
  const said = inOrderOfSpeech(sentence);
  const many = howMany(said, vocabulary);
  if (many !== null) return [many];
  const [, span = '', first = '', link = '', last = ''] = FROM_DAY_TO_DAY.exec(said.replace(/[।.]$/, '')) ?? [];
  if (span !== '') return [`change ${plain(wordByWord(span, vocabulary))} to ${first} ${link === 'से' ? link : 'to'} ${last}`];
  const noticed = noticeBefore(said, vocabulary);
  if (noticed !== null) return [noticed];
  const instructions: string[] = [];
  // "कब्जे की तारीख": a date of something unknown is not just any date.
  const isKnown: IsKnown = { field: isField, word: (word) => FILLER.test(word) || vocabulary.has(word.toLowerCase()) || isHindiWord(word) };
  let words: string[] = [];
  for (const word of wordByWord(said, new Set([...vocabulary, ...names]))) {
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
  return instructions.length > 0 && holdsFigures(sentence, instructions) ? instructions : [sentence];
}

/** "5 tareekh ki jagah 10": what it was before. */
const WAS_BEFORE =
  /\d[\d,.]{0,12}(?: ?%| [\p{L}\p{M}]{1,12}){0,2} (?:ki jagah|ke badle|ke bajaye?|ke sthan par|की जगह|के बदले|के बजाय|के स्थान पर)/giu;
/** "अवधि 1 अप्रैल 2023 से 31 मार्च 2026 कर दें": from one day to another. */
const FROM_DAY_TO_DAY =
  /^(.{3,40}?) (?:ko |को )?(\d{1,2} [\p{L}\p{M}]{3,10} \d{4}) (se|से) (\d{1,2} [\p{L}\p{M}]{3,10} \d{4})(?: (?:tak|तक))?(?: (?:ki|ka|की|का))? (?:kar|rakh|ho|कर|रख|हो)[\p{L}\p{M}]{0,6}(?: .{0,20})?$/iu;

/** Whether every figure of a sentence is in what became of it: one that is lost was not understood. */
function holdsFigures(sentence: string, instructions: readonly string[]): boolean {
  const figuresIn = (text: string) => text.replace(/(?<=\d),(?=\d)/g, '').match(/\d{1,12}/g) ?? [];
  const held = figuresIn(instructions.join(' '));
  return figuresIn(sentence.replace(NOT_THE_NAME, '').replace(NOT_AS_BEFORE, '').replace(WAS_BEFORE, '')).every((figure) =>
    // "60 hazaar" is 60000.
    held.some((each) => each.startsWith(figure)),
  );
}

/** "Kiraya har saal 5% badhega". */
const EACH_YEAR =
  /^(?:kiraya|kiraaya|fees?|licen[cs]e fee|किराया|फीस) (?:har saal|har varsh|salana|saalana|हर साल|हर वर्ष|सालाना) (\d{1,2}(?:\.\d{1,2})? ?(?:%|pratishat|percent|प्रतिशत)) (?:se )?(?:badhega|badhegi|badhe|badh jaye|badhaya jaye|बढ़ेगा|बढ़ेगी|बढ़े|बढ़ाया जाए)[.।]?$/iu;

/** What is said in passing put as the rest of the reader knows it. */
const inOrderOfSpeech = (sentence: string): string =>
  sentence
    .replace(NOT_THE_NAME, '')
    .replace(NOT_AS_BEFORE, '')
    .replace(MORNING, '$1am')
    .replace(EVENING, '$1pm')
    .replace(FROM_TO_TIME, '$1 to $2')
    .replace(EACH_YEAR, 'salana badhotri $1 kar do')
    .replace(NOT_BUT, '$1 ki jagah ')
    .replace(GIVES, 'kar do');

function howMany(sentence: string, vocabulary: ReadonlySet<string>): string | null {
  const [, what = '', old = '', fresh = ''] = HOW_MANY.exec(sentence) ?? [];
  const figure = (word: string) => (/^\d{1,3}$/.test(word) ? Number(word) : numberFromWords(wordByWord(word, vocabulary).join(' ')));
  const [before, after] = [figure(old), figure(fresh)];
  return what === '' || before === null || after === null
    ? null
    : [after, before].map((number) => `${number} ${plain(wordByWord(what, vocabulary))}`).join(' instead of ');
}

/** "Dekhne aane se pehle do din ka notice": so long a notice before something. */
const NOTICE_BEFORE =
  /^(.{3,80}?) (?:se|ke|से|के) (?:pehle|pahle|pehele|पहले) (?:kam se kam |कम से कम )?([\p{L}\p{M}\d]{1,12}) (din|dino|ghante|hafte|mahine|mahina|दिन|दिनों|घंटे|हफ्ते|महीने|महीना) (?:pehle )?(?:ka|ki|का|की) (?:notice|suchna|soochna|नोटिस|सूचना)(?: .{0,40})?$/iu;
const UNITS: readonly [RegExp, string][] = [
  [/^(?:din|dino|दिन|दिनों)$/i, 'days'],
  [/^(?:ghante|घंटे)$/i, 'hours'],
  [/^(?:hafte|हफ्ते)$/i, 'weeks'],
  [/./, 'months'],
];
const LOOKS_AT = /\b(?:dekhne|nirikshan|inspection|visit|check)\b|देखने|निरीक्षण|\bghar (?:mein |me )?aane\b|घर (?:में )?आने/i;
const LEAVES = /\b(?:khali|chhodne|chodne|jaane)\b|खाली|छोड़ने|जाने/i;

function noticeBefore(sentence: string, vocabulary: ReadonlySet<string>): string | null {
  const [, what = '', amount = '', unit = ''] = NOTICE_BEFORE.exec(sentence) ?? [];
  const figure = /^\d{1,3}$/.test(amount) ? Number(amount) : numberFromWords(wordByWord(amount, vocabulary).join(' '));
  if (what === '' || figure === null) return null;
  const length = `${String(figure)} ${UNITS.find(([pattern]) => pattern.test(unit))?.[1] ?? 'days'}`;
  if (LEAVES.test(what)) return `change the notice period to ${length}`;
  return LOOKS_AT.test(what) ? `require ${length} notice before an inspection` : null;
}

interface IsKnown {
  field: (name: string) => boolean;
  word: (word: string) => boolean;
}

function trimmed(words: readonly string[]): string[] {
  const from = words.findIndex((word) => !FILLER.test(word));
  return from < 0 ? [] : words.slice(from);
}

const HAS_FIGURE = /\d|\b(?:one|two|three|four|five|six|nine|ten|eleven|twelve) (?:days|weeks|months|years)\b/;

function inEnglish(words: readonly string[], verb: string, isKnown: IsKnown): string[] {
  const instead = words.indexOf('~instead');
  const before = plain(words.slice(0, Math.max(0, instead)));
  const figure = before.search(
    /(?:rs\.? ?)?\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?=(?:day|week|month|year)s)/i,
  );
  const after = plain(words.slice(instead + 1)).replace(/ in$/, '');
  if (instead > 0 && SPAN.test(before) && SPAN.test(after)) return [`change ${before} to ${after}`];
  const day = / (\d{1,2}) date\b/.exec(` ${plain(words.slice(instead + 1))}`)?.[1];
  if (instead > 0 && figure > 0 && day !== undefined) return [`change ${before.slice(0, figure).trim()} due date to ${day}`];
  if (instead > 0 && figure > 0)
    return [
      `change ${before.slice(0, figure).trim()} from ${before.slice(figure)} to ${plain(words.slice(instead + 1)).replace(/ in$/, '')}`,
    ];
  const put = words.slice(instead + 1);
  const to = put.indexOf('~ko');
  const role = plain(put.slice(to + 1));
  if (instead > 0 && to > 0 && role !== '') return isKnown.field(role) ? [`make ${plain(put.slice(0, to))} the ${role}`] : [plain(words)];
  if (instead > 0) return [`replace "${plain(words.slice(0, instead))}" by "${plain(words.slice(instead + 1))}"`];
  const allowed = /^(\d{1,3} (?:days|weeks|months)) time$/.exec(plain(words))?.[1];
  if (verb === 'set' && allowed !== undefined) return [`give ${allowed} to reply`];
  // "Munafa sabko barabar mile".
  const isShared = verb === 'set' && words.includes('equally') && !/\d/.test(plain(words));
  if (isShared) return [`the ${plain(words.filter((word) => !/^(?:equally|both|all|to)$/.test(word)))} should be shared equally`];
  const given = verb === 'set' ? recipient(words) : null;
  if (given !== null) return [given];
  const time = /^(?:the )?(reply|payment|compliance)\b.{0,20}? (?:for |time )?(\d{1,3} (?:days|weeks|months))$/.exec(plain(words));
  if (verb === 'set' && time) return [`give ${time[2] ?? ''} to ${time[1] === 'payment' ? 'pay' : 'reply'}`];
  const parts = partsAt(words, 'and', ',');
  if (verb === 'remove' || verb === 'forbid')
    return parts.map((whole) => {
      // "Tenant pets nahi rakh sakta": no pets, whoever keeps them.
      const part = verb === 'forbid' && whole.length > 1 && PARTY.test(whole[0] ?? '') ? whole.slice(1) : whole;
      // "Rent 24k, notice 2 months, smoking wala rule hata do": what has a figure is set.
      if (parts.length > 1 && HAS_FIGURE.test(plain(part)) && part !== parts.at(-1)) return setting(part, 'set', isKnown) ?? plain(part);
      return verb === 'remove' ? `remove ${plain(part)}` : `add no ${plain(part)} clause`;
    });
  // Words that stay Hindi are not set out in an English draft.
  if (verb === 'do' && !words.every((word) => isKnown.word(word) || /^\p{Lu}|\d/u.test(word))) return [`${plain(words)} ${verb}`];
  if (verb === 'bear' || verb === 'do') return [borne(words, verb, isKnown)];
  if (verb === 'allow') return parts.map((part) => `allow ${plain(part)}`);
  // "12% byaj lagao" charges it; it adds no clause.
  if (verb === 'add' && /\d ?(?:%|percent)/.test(plain(words))) return [`set ${plain(words)}`];
  if (verb === 'add') return parts.map((part) => `add ${plain(part)} clause`.replace(/ clause clause$/, ' clause'));
  // "Kirayedar kutta rakh sakta hai": who may is named first.
  if (verb === 'keep' && !words.includes('~ko')) {
    const [who = '', ...kept] = words.filter((word) => !FILLER.test(word));
    return PARTY.test(who) && kept.length > 0
      ? [`let the ${who} keep ${kept.length === 1 && !/s$/.test(kept[0] ?? '') ? 'a ' : ''}${kept.join(' ')}`]
      : [plain(words)];
  }
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

const MONTH = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/i;

/** "Meri gaadi Rohan ko milegi": who gets something. */
function recipient(words: readonly string[]): string | null {
  const name = words.at(-2) ?? '';
  if (words.at(-1) !== '~ko' || words.length < 3 || !/^\p{Lu}\p{Ll}+$/u.test(name) || MONTH.test(name) || PARTY.test(name)) return null;
  return `leave ${plain(words.slice(0, -2))} to ${name}`;
}

const SPAN = /^(\d{1,3}|[a-z]{3,12}(?:-[a-z]{3,9})?) (days|weeks|months|years)$/;

/** "rent ~ko 30000", "notice period three months ~of", "rent ~from 25000 30000". */
function setting(said: readonly string[], verb: string, isKnown: IsKnown): string | null {
  // "1 June se shuru": from that day.
  const words = said.at(-1) === 'start' && said.at(-2) === '~from' ? said.slice(0, -2) : said;
  if (words.some((word) => SAYS_OTHERWISE.test(word))) return null;
  const to = verb === 'set' ? 'to' : 'by';
  const english = verb === 'set' ? 'change' : verb;
  const whole = plain(words);
  // "Teen saal ka agreement": how long it lasts.
  const lasting = /^(.{5,24}) (?:rent )?(?:agreement|contract|lease|licen[cs]e|term)$/.exec(whole)?.[1];
  if (verb === 'set' && lasting !== undefined && SPAN.test(lasting)) return `make it a ${lasting} agreement`;
  const dated = plain(words)
    .replace(/\bfirst date\b/, '1 date')
    .replace(/\bsecond date\b/, '2 date');
  const dueDay = /^(rent|fees|licen[cs]e fee|salary)\b.{0,30} (\d{1,2}) date\b/i.exec(dated);
  if (dueDay && verb === 'set') return `change ${dueDay[1] === 'salary' ? 'pay day' : 'rent due date'} to ${dueDay[2] ?? ''}`;
  const marked = words.indexOf('~ko');
  const role = plain(words.slice(marked + 1));
  const name = words[marked - 1] ?? '';
  if (marked > 0 && verb === 'set' && isKnown.field(role) && /^\p{Lu}\p{Ll}/u.test(name) && !isKnown.field(plain(words.slice(0, marked))))
    return `make ${name} the ${role}`;
  const [, what = '', amount = ''] = QUANTITY_LAST.exec(plain(words)) ?? [];
  if (
    marked < 0 &&
    verb === 'set' &&
    what.includes(' ') &&
    !isKnown.field(what) &&
    what.split(' ').some(isKnown.field) &&
    words.every((word) => isKnown.word(word) || /\d/.test(word))
  )
    return `change ${what} to ${amount}`;
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

/** What says that something is not so, or when it is: no value of a field. */
const SAYS_OTHERWISE = /^(?:nahi|nahin|nhi|bina|khud|agar|jab|नहीं|बिना|अगर|जब)$/i;
/** "Probation notice one months": what is last is the value of the rest. */
const QUANTITY_LAST =
  /^(.{4,60}?) ((?:\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|thirty) (?:days|weeks|months|years|percent))$/i;

/** Without what it was before: "~from 25000 30000" or "25000 ~from 30000". */
function value(words: readonly string[]): string {
  const from = words.indexOf('~from');
  const own = from >= 0 && from < words.length - 1 ? words.slice(from + 1) : words;
  const written = own.flatMap((word, index) =>
    word === ',' ? [] : [own[index + 1] === ',' && index + 2 < own.length ? `${word},` : word],
  );
  // The stop of a shortened word is no comma.
  return (
    plain(written)
      .replace(/(?<=(?:^| )(?:सं|क्र|नं|डॉ)),/g, '.')
      .replace(/^amount (?=(?:rs\.? ?)?\d)/, '')
      // "6000 mahina".
      .replace(/(\d{4,9}|\d{1,2},\d{3}|thousand|lakh) months$/, '$1 a month')
  );
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
