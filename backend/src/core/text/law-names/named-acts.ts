import { type ActTable, type KnownAct, lettersOf } from './acts/act-table.js';

/** An act that a text names; offsets of the text. */
export interface NamedAct {
  title: string;
  start: number;
  end: number;
}

/** Where a name ends in "Act": what stands before it is read to the left. */
const ACT =
  /(?<![\p{L}\p{M}])(?:Act|Code|Rules|Regulations|Sanhita|Adhiniyam|Ordinance|अधिनियम|संहिता)(?![\p{L}\p{M}])(?:,? ?\(?((?:18|19|20)\d\d)(?!\d)\)?)?/giu;
const WHOLE =
  /(?<![\p{L}\p{M}\p{N}.])(?:Cr\.? ?P\.? ?C|C\.? ?P\.? ?C|I\.? ?P\.? ?C|B\.? ?N\.? ?S\.? ?S|B\.? ?N\.? ?S|B\.? ?S\.? ?A|I\.? ?B\.? ?C|Code of Civil Procedure|Code of Criminal Procedure|Code on Wages|Code on Social Security|Constitution(?: of India)?)(?![\p{L}\p{M}])\.?(?:,? ?\(?((?:18|19|20)\d\d)(?!\d)\)?)?/giu;
/** What follows an act that the paper calls "the Act" from then on. */
const CALLED_SO =
  /^ ?\((?:hereinafter|hereafter|for short|in short|for brevity)?[^()]{0,40}?["“”'](?:the )?(?:said )?(?:Act|Code)["“”']\)/iu;
const SO_CALLED = /(?<=\b(?:the|said) )(?:Act|Code)(?![\p{L}\p{M}]|,? ?\(?(?:18|19|20)\d\d)/gu;
const REACH = 180;
const MOST_WORDS = 16;
const INNER = /^(?:of|and|the|for|in|to|from|on|at|by|with|&)$/u;
const LEADS = /^(?:the|under|sections?|of|in|by|and|articles?|rules?|said|u\/s|s)$/iu;

/** No name of an act goes beyond these. */
const HINDI_PARTICLE = /^(?:के|की|का|को|से|में|है|हैं|कि|यह|उक्त|एवं|तथा|और|व|अतः|आपका|कृत्य|जो|विषय|धारा)$/u;
const MOST_HINDI_WORDS = 6;

/**
 * The acts that a text names, by title, abbreviation or Hindi name, and those of no table that it names by capitals and a year. In the
 * order of the text.
 * @param table what acts are called
 */
export function namedActs(text: string, table: ActTable): NamedAct[] {
  const whole = [...text.matchAll(WHOLE)].flatMap((match) => {
    const known = table.whole.get(lettersOf(match[0]));
    return known ? [{ title: titled(known, match[1]), start: match.index, end: match.index + match[0].length }] : [];
  });
  const acts = [...text.matchAll(ACT)].flatMap((match) => {
    const act = actBefore(text, match.index, match, table);
    return act && !whole.some(({ start, end }) => start < act.end && act.start < end) ? [act] : [];
  });
  const named = [...whole, ...acts].sort((a, b) => a.start - b.start);
  const called = named.find(({ end }) => CALLED_SO.test(text.slice(end, end + 80)));
  if (!called) return named;
  const again = [...text.slice(called.end).matchAll(SO_CALLED)]
    .map((match) => ({ title: called.title, start: called.end + match.index, end: called.end + match.index + match[0].length }))
    .filter((act) => !named.some(({ start, end }) => start < act.end && act.start < end));
  return [...named, ...again].sort((a, b) => a.start - b.start);
}

const titled = ({ title, byYear }: KnownAct, year: string | undefined): string => (byYear && year ? `${title}, ${year}` : title);

/** The act that ends in the words found: one that is known by its longest name, or the words with capitals before its year. */
function actBefore(text: string, at: number, [ending, year]: RegExpExecArray, table: ActTable): NamedAct | null {
  const before = text.slice(Math.max(0, at - REACH), at).trimEnd();
  const words = before.split(' ').slice(-MOST_WORDS);
  const end = at + ending.length;
  const [law = 'Act'] = /^[\p{L}\p{M}]+/u.exec(ending) ?? [];
  const capitals = capitalWords(words);
  for (let count = words.length; count > 0; count -= 1) {
    const name = words.slice(-count).join(' ');
    if (!/^\(?\p{L}/u.test(name)) continue;
    const known = /^act$/iu.test(law) ? table.before.get(lettersOf(name)) : table.whole.get(lettersOf(`${name} ${law}`));
    // "Punjab Partnership Act, 1990" is another law than the one whose name it ends with.
    if (known && (known.byYear || count >= capitals.length || year === undefined || known.title.endsWith(year)))
      return { title: titled(known, year), start: at - name.length - 1, end };
  }
  if (capitals.length === 0 || year === undefined) return null;
  const name = capitals.join(' ');
  // "WBGST Act" is an abbreviation; "TOWN PLANNING ACT" stands in a heading.
  const own = isCapitals(law) ? inTitleCase(name) : name;
  return { title: `${own} ${inTitleCase(law)}, ${year}`, start: at - name.length - 1, end };
}

const isCapitals = (word: string): boolean => word.length > 1 && word === word.toUpperCase() && /^\p{Lu}/u.test(word);

/** "TOWN PLANNING" as titles are written; what is not all in capitals stays. */
const inTitleCase = (name: string): string =>
  name === name.toUpperCase() && /\p{Lu}{2}/u.test(name)
    ? name
        .toLowerCase()
        .replace(/(?<![\p{L}'])\p{Ll}+/gu, (word) => (INNER.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    : name;

/** The last words that can belong to a title: those with capitals, and small words between them. */
function capitalWords(words: readonly string[]): string[] {
  let first = words.length;
  while (first > 0) {
    const word = words[first - 1] ?? '';
    const inner = INNER.test(isCapitals(word) ? word.toLowerCase() : word) && /^\(?\p{Lu}/u.test(words[first - 2] ?? '');
    const hindi = /^[\p{Script=Devanagari}]+$/u.test(word);
    if (hindi && words.length - first < MOST_HINDI_WORDS && !HINDI_PARTICLE.test(word)) {
      first -= 1;
      continue;
    }
    if (LEADS.test(word) ? !inner : !inner && !/^\(?\p{Lu}[\p{L}'.()-]{0,30},?$/u.test(word)) break;
    first -= 1;
  }
  const name = words.slice(first);
  while (name.length > 0 && (INNER.test(name[0] ?? '') || LEADS.test(name[0] ?? ''))) name.shift();
  return name;
}
