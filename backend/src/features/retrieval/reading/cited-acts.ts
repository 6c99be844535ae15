import { undatedNames } from './undated-acts.js';

/** "Act", where the name of an act ends, with the year of the act or that of its number; what goes before is read backwards. */
const LAW =
  /(?<![\p{L}\p{N}])(Code\s{1,3}of\s{1,3}(?:Civil|Criminal)\s{1,3}Procedure|Code\s{1,3}on\s{1,3}(?:Wages|Social\s{1,3}Security)|Act|Code|Sanhita|Adhiniyam)(?![\p{L}\p{N}])(?:,?\s{1,3}(?:of\s)?(1[6-9]\d\d|20\d\d)(?!\d)|,?\s{0,3}\((?:Act\s)?(?:No\.?\s?)?(?:\d{1,4}|[IVXLC]{1,8})\s{1,3}of\s{1,3}(1[6-9]\d\d|20\d\d)\))?/gu;
/** How far before "Act" a name can begin, in UTF-16 units. */
const REACH = 220;
const MOST_WORDS = 18;
const MOST_ACTS = 200;
/** The most names without a year that are examined, each counted as often as it occurs. */
const MOST_UNDATED = 4000;
const FILLER = /^(?:of|and|the|for|in|to|on|by|with|from|against|at|&|its|an?)$/u;
const CAPITAL = /^[([]?\p{Lu}/u;
/** A word that ends a name. */
const ENDS = /[.;:!?"”’\]]$/u;
/** Where the name of another act ends: "the Companies Act and the Arms Act, 1959", "the Companies Act, the Arms Act". */
const LAW_WORD = /^(?:Act|Code|Sanhita|Adhiniyam),?$/u;
const JOINS = /^(?:and|or)$/u;
/** "N.I. Act", "U.P. (Temporary) Control of Rent and Eviction Act" */
const INITIALS = /^(?:\p{Lu}\.){2,5}$/u;
const INITIALS_ALONE = /^(?:\p{Lu}\.){2,5} \p{L}+$/u;
/** "the Scheduled Castes and the Scheduled Tribes", "Representation of the People": an article inside a name. */
const INSIDE = /(?:^|\s)(?:and|Representation of|Administration of|Protection of|Prevention of)$/u;
/** Words that lead to a name and are capital only where they begin a sentence, or name a unit. */
const LEADS =
  /^(?:Under|In|By|Of|The|Section|Sections|Article|Articles|Rule|Rules|Order|Chapter|Part|Schedule|See|Also|And|Or|Whereas|That|This|For|To|When|Where|As|Both|Vide|Principal|Said|Unlike|Nothing)$/u;
/** Acts whose number belongs to the year after the one in their title: the Code of 1973 is Act 2 of 1974. */
const NUMBERED_LATER = new Map([['Code of Criminal Procedure, 1974', 'Code of Criminal Procedure, 1973']]);

/** The one law that nobody names with a year; another country's is "the Constitution of Kenya" or "the Kenyan Constitution". */
const CONSTITUTION =
  /\bConstitution of India\b|\bArticles? [^.;]{0,80}?\d{1,3}[A-Z]{0,2}(?: ?\([0-9a-z]{1,3}\)){0,3} of (?:the|our) Constitution\b(?! of)/u;

/**
 * The acts that a text names, each once and bounded: with their years as it writes them ("Negotiable Instruments Act, 1881"), then those
 * that it names without a year, as `undatedNames` writes them.
 * @param year of the text, where it says what the law was in that year, as a judgment does
 */
export function citedActs(text: string, year: number | null = null): string[] {
  const dated = new Set<string>(CONSTITUTION.test(text) ? ['Constitution of India, 1950'] : []);
  const undated = new Set<string>();
  let looked = 0;
  for (const match of text.matchAll(LAW)) {
    const [, law = '', ownYear, ofNumber] = match;
    const given = ownYear ?? ofNumber;
    if (given === undefined && ++looked > MOST_UNDATED) continue;
    const name = nameBefore(text.slice(Math.max(0, match.index - REACH), match.index), law.replace(/\s+/gu, ' '));
    if (name === null) continue;
    if (given === undefined) undated.add(name);
    // "M.P. Act of 1961" is some act of Madhya Pradesh.
    else if (!INITIALS_ALONE.test(name)) dated.add(NUMBERED_LATER.get(`${name}, ${given}`) ?? `${name}, ${given}`);
    if (dated.size === MOST_ACTS) break;
  }
  return [...dated, ...undatedNames(text, [...undated], [...dated], year)];
}

/** @returns null where nothing distinctive precedes "Act" */
function nameBefore(before: string, law: string): string | null {
  const words = before.split(/\s+/u).filter(Boolean);
  let first = words.length;
  while (first > 0 && words.length - first < MOST_WORDS) {
    const word = words[first - 1] ?? '';
    const initials = INITIALS.test(word) && (first === words.length || words[first]?.startsWith('('));
    if (LAW_WORD.test(word)) {
      // "the Code of Civil Procedure and Evidence Act": the first name continues up to the word that joins both.
      if (!/^o[fn]$/u.test(words[first] ?? '')) break;
      const joined = words.findIndex((each, at) => at >= first && JOINS.test(each));
      if (joined < 0) return null;
      first = joined + 1;
      break;
    }
    if ((ENDS.test(word) && !initials) || (!CAPITAL.test(word) && !FILLER.test(word.replace(/,$/u, '')))) break;
    first--;
  }
  let name = words.slice(first);
  for (let at = name.length - 1; at > 0; at--) {
    if (!/^the$/iu.test(name[at] ?? '') || INSIDE.test(name.slice(0, at).join(' '))) continue;
    name = name.slice(at + 1);
    break;
  }
  while (name.length > 0 && (FILLER.test(name[0] ?? '') || LEADS.test(name[0] ?? ''))) name = name.slice(1);
  if (name.length === 0) return /^Code o[fn]/u.test(law) ? law : null;
  return [...name, law].join(' ');
}
