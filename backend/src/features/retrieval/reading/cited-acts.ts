/** "Act, 1881": where the name of an act ends; what goes before it is read backwards. */
const END = /(?<![\p{L}\p{N}])(?:Act|Code|Sanhita|Adhiniyam|Code of (?:Civil|Criminal) Procedure),?\s{1,3}(1[6-9]\d\d|20\d\d)(?!\d)/gu;
/** How far before its year a name can begin, in UTF-16 units. */
const REACH = 220;
const YEAR_LENGTH = 4;
const MOST_WORDS = 18;
const MOST_ACTS = 200;
const FILLER = /^(?:of|and|the|for|in|to|on|by|with|from|against|at|&|its|an?)$/u;
const CAPITAL = /^[([]?\p{Lu}/u;
/** A word after which no name goes on. */
const ENDS = /[.;:!?"”’\]]$/u;
/** "the Scheduled Castes and the Scheduled Tribes", "Representation of the People": an article inside a name. */
const INSIDE = /(?:^|\s)(?:and|Representation of|Administration of|Protection of|Prevention of)$/u;
/** Words that lead to a name and are capital only where they begin a sentence, or name a unit. */
const LEADS =
  /^(?:Under|In|By|Of|The|Section|Sections|Article|Articles|Rule|Rules|Order|Chapter|Part|Schedule|See|Also|And|Or|Whereas|That|This|For|To|When|Where|As|Both|Vide|Principal|Said|Unlike|Nothing)$/u;

/** The one law that nobody names with a year; that of another country is "the Constitution of Kenya" or "the Kenyan Constitution". */
const CONSTITUTION =
  /\bConstitution of India\b|\bArticles? [^.;]{0,80}?\d{1,3}[A-Z]{0,2}(?: ?\([0-9a-z]{1,3}\)){0,3} of (?:the|our) Constitution\b(?! of)/u;

/**
 * The acts that a text names with their years, as it writes them and each once: "Negotiable Instruments Act, 1881". Other names without
 * a year may mean any act, and are left out.
 */
export function citedActs(text: string): string[] {
  const found = new Set<string>(CONSTITUTION.test(text) ? ['Constitution of India, 1950'] : []);
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    const name = nameBefore(
      text.slice(Math.max(0, match.index - REACH), match.index),
      match[0].slice(0, -YEAR_LENGTH).trimEnd().replace(/,$/u, ''),
    );
    if (name !== null) found.add(`${name}, ${text.slice(end - YEAR_LENGTH, end)}`);
    if (found.size === MOST_ACTS) break;
  }
  return [...found];
}

/** @returns null where nothing telling stands before "Act" */
function nameBefore(before: string, law: string): string | null {
  const words = before.split(/\s+/u).filter(Boolean);
  let first = words.length;
  while (first > 0 && words.length - first < MOST_WORDS) {
    const word = words[first - 1] ?? '';
    if (ENDS.test(word) || (!CAPITAL.test(word) && !FILLER.test(word.replace(/,$/u, '')))) break;
    first--;
  }
  let name = words.slice(first);
  for (let at = name.length - 1; at > 0; at--) {
    if (!/^the$/iu.test(name[at] ?? '') || INSIDE.test(name.slice(0, at).join(' '))) continue;
    name = name.slice(at + 1);
    break;
  }
  while (name.length > 0 && (FILLER.test(name[0] ?? '') || LEADS.test(name[0] ?? ''))) name = name.slice(1);
  if (name.length === 0) return law.startsWith('Code of') ? law : null;
  return [...name, law].join(' ');
}
