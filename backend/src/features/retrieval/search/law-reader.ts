import { readCitations } from '../../../core/text/law-names/read-citations.js';
import type { Guide } from '../guide/guide.js';
import type { RepealedAct, Succession } from '../guide/successors.js';
import type { TopicLaw } from '../guide/topic.js';
import type { NamedAct } from '../encoding/languages/act-names.js';
import { statesIn } from '../encoding/languages/places.js';
import { type CitedSection, citedSections, KnownLaw } from './citing/cited-law.js';
import { actsBesideSections, actWithSection } from './citing/law-by-number.js';
import { lawOfReferences } from './citing/law-of-references.js';
import { yearOf } from '../encoding/law-names/name-words.js';
import { overlap } from './citing/stretches.js';
import { lawOfSubject } from './citing/outside-law.js';
import { stateLaws } from './citing/state-laws.js';
import { type CitedPlace, writtenCitations } from './citing/written-citations.js';
import { isOldNumber } from './citing/old-number.js';
import { namesOneOf, type WrittenName, writtenNames } from '../encoding/law-names/written-names.js';

/** Law that a question names and the library does not hold. */
export interface MissingLaw {
  /** The name as the question or the guide gives it. */
  act: string;
  /** Null where the whole act is missing. */
  section: string | null;
  /** `section`: the act is there, the section is not. `act`: the act is not loaded. `unknown`: nothing by this name is known. */
  missing: 'section' | 'act' | 'unknown';
  /** Acts of the library that have this part of a title, where one of several is meant. */
  oneOf?: readonly string[];
  /** What the library has instead: the act of this name from another year, or the one that replaced it. */
  instead?: string;
  /** It is a judgment, by its citation, which documents of the library may lack though they are that judgment, or by its parties. */
  judgment?: 'citation' | 'parties';
}

/** A section number that a question attributes to an act but that belonged to its predecessor: "section 420 of the BNS". */
export interface Misnumbered {
  cited: TopicLaw;
  /** What the section of that number is about; null where the act has none. */
  heading: string | null;
  /** The heading of the section that is meant. */
  succession: Succession;
}

/** What a question says about the law that it wants. */
export interface LawReading {
  acts: readonly NamedAct[];
  cited: readonly CitedSection[];
  /** Old law that was cited, and what took its place. */
  successions: readonly Succession[];
  misnumbered: readonly Misnumbered[];
  /** Repealed acts that were named, where nothing in `successions` says what became of what was asked of them. */
  replaced: readonly RepealedAct[];
  /** Acts that were named and are not in the library, nor is what took their place. */
  missing: readonly MissingLaw[];
  /** The question without its citations of unknown laws; the whole question where it names no other law. */
  asked: string;
}

/** Reads which acts and sections a question names, whether the library holds them or not. */
export class LawReader {
  private known: KnownLaw | undefined;

  constructor(private readonly guide: Guide) {}

  /** @param asked the question, with its slips corrected */
  read(asked: string): LawReading {
    this.known ??= new KnownLaw(this.guide.titles());
    const { successors } = this.guide;
    const named = this.known.acts(asked, (act) => successors.of(act) === undefined);
    // The Hindi name of a law may be that of an act of the State in the library, but which one is not known.
    const ofStates = stateLaws(asked).filter(
      (law) =>
        !named.some((act) => overlap(act, law) && isLawOf(act.act, law.state)) &&
        !this.guide.loadedTitles().some((title) => statesIn(title).includes(law.state)),
    );
    const written = [...writtenNames(asked).filter(({ name }) => !OF_SCHEDULE.test(name)), ...ofStates];
    const ofTheirYear = named.filter((act) => !isOtherLaw(written, act) && !isOtherYear(written, act, asked));
    const dated = [...ofTheirYear, ...this.byYear(written, ofTheirYear)].sort((a, b) => a.start - b.start);
    const several = this.ofSeveral(written, dated, citesSection(asked));
    const sure = dated.filter((act) => !several.some((each) => overlap(each, act)));
    const beside = written.length === 0 ? actsBesideSections(asked, sure, this.guide) : [];
    const acts = this.withTheirSections(
      asked,
      [...sure, ...beside].sort((a, b) => a.start - b.start),
    );
    const unknown = [...this.unknown(written, acts, asked), ...several].filter(
      (one, at, all) => all.findIndex((each) => each.start === one.start && each.end === one.end) === at,
    );
    const rest = acts.length > 0 && unknown.length > 0 ? withoutLaw(asked, unknown, acts) : asked;
    // What was taken out has the same length as its replacement, so the names of acts are where they were.
    const cited = citedSections(rest, acts);
    const besideNames = withoutNames(asked, acts);
    const misnumbered = cited.flatMap(({ act, section }) => {
      if (act === null) return [];
      // Who names the act with its year means that act.
      const isDated = written.some(
        (name) => yearOf(name.name) === yearOf(act) && acts.some((each) => each.act === act && overlap(each, name)),
      );
      return this.misnumbered({ act, section }, isDated ? '' : besideNames) ?? [];
    });
    const successions = cited.flatMap(({ act, section, steps }): Succession[] => {
      if (act === null) return [];
      const meant = misnumbered.find((each) => each.cited.act === act && each.cited.section === section)?.succession;
      return [successors.ofSection(act, section, steps) ?? meant ?? []].flat();
    });
    const missing = unknown.map(({ name, start, end }): MissingLaw => {
      const oneOf = several.find((each) => overlap(each, { start, end }))?.titles;
      if (oneOf) return { act: name, section: null, missing: 'unknown', oneOf };
      const instead = this.ofAnotherYear(name);
      return { act: name, section: null, missing: 'unknown', ...(instead !== undefined && { instead }) };
    });
    const replaced = [...new Set(acts.map(({ act }) => act))].flatMap((act) => {
      const isTold = [...successions, ...misnumbered.map(({ succession }) => succession)].some(({ from }) => from.act === act);
      return isTold ? [] : (successors.of(act) ?? []);
    });
    const isNamed = acts.length > 0 || unknown.length > 0 || cited.length > 0;
    const ofSubject = isNamed ? [] : lawOfSubject(asked).filter((act) => !this.guide.isLoaded(act));
    const subjects = ofSubject.map((act): MissingLaw => ({ act, section: null, missing: 'act' }));
    return {
      acts,
      cited,
      successions,
      misnumbered,
      replaced,
      missing: [...this.notLoaded(acts, cited), ...missing, ...subjects],
      asked: rest,
    };
  }

  /** The provisions that are cited, each with the name of its law, in their order; see `writtenCitations`. */
  citationsAt(places: readonly CitedPlace[], limit: number): string[] {
    const { successors } = this.guide;
    const known = (this.known ??= new KnownLaw(this.guide.titles()));
    const acts = (text: string) => known.acts(text, (act) => successors.of(act) === undefined);
    return writtenCitations(
      places,
      (text) => [...acts(text), ...writtenNames(text)].sort((a, b) => a.start - b.start || b.end - a.end),
      limit,
    );
  }

  /** "Section 420 of the BNS" does not exist, but the earlier act had it: people combine the old number with the new name. */
  private misnumbered(cited: TopicLaw, asked: string): Misnumbered | null {
    const { successors } = this.guide;
    if (successors.ofSection(cited.act, cited.section)) return null;
    const before = successors.predecessor(cited.act, cited.section);
    const succession = before && successors.ofSection(before.act, before.section);
    if (!succession) return null;
    const heading = this.guide.headingOf(cited.act, cited.section) ?? null;
    if (heading === null) return { cited, heading, succession };
    const old = [succession.from, ...succession.to].map(({ act, section }) => this.guide.headingOf(act, section) ?? '');
    const english = [...this.guide.englishFor(asked).values()].flat();
    return isOldNumber(asked, english, { own: heading, old }) ? { cited, heading, succession } : null;
  }

  /** "The Trade Marks Act, 1958" is the act of that year though its title has more words: the year tells it from the one in force. */
  private byYear(written: readonly WrittenName[], named: readonly NamedAct[]): NamedAct[] {
    return written.flatMap(({ name, start, end }) => {
      const year = yearOf(name);
      if (year === null || named.some((act) => overlap(act, { start, end }))) return [];
      const [act, ...others] = this.guide.titles().filter((title) => yearOf(title) === year && namesOneOf(name, [title]));
      return act !== undefined && others.length === 0 ? [{ act, start, end }] : [];
    });
  }

  /** Names that are a part of several titles of the library, and none of them: "the Marriage Act". */
  private ofSeveral(
    written: readonly WrittenName[],
    named: readonly NamedAct[],
    cites: boolean,
  ): (WrittenName & { titles: readonly string[] })[] {
    return written.flatMap((name) => {
      const isWhole = (title: string): boolean => plainTitle(title) === plainTitle(name.name);
      if (yearOf(name.name) !== null || !named.some((act) => overlap(act, name))) return [];
      // Without a section the subject tells which: "the GST Act" is the one usually meant by its letters.
      if (!cites && LETTERS.test(name.name)) return [];
      const some = this.guide.loadedTitles().filter((title) => namesOneOf(name.name, [title]));
      // "Marriage Act" is the end of some titles, and only words of others.
      const ending = some.filter((title) => plainTitle(title).endsWith(plainTitle(name.name)));
      const titles = ending.length > 1 ? ending : some;
      if (!cites && ending.length === 1) return [];
      return titles.length > 1 && !titles.some(isWhole) ? [{ ...name, titles: titles.slice(0, MOST_OF_SEVERAL) }] : [];
    });
  }

  /** The act of the library that has the name and another year. */
  private ofAnotherYear(name: string): string | undefined {
    const year = yearOf(name);
    if (year === null) return undefined;
    return this.guide.titles().find((title) => differs(year, yearOf(title)) && this.guide.isLoaded(title) && namesOneOf(name, [title]));
  }

  /** The acts named, each the one of its abbreviation that has what is cited of it. */
  private withTheirSections(asked: string, acts: readonly NamedAct[]): NamedAct[] {
    const cited = readCitations(asked, acts);
    return acts.map((named) => {
      const unit = cited.find(({ law }) => law === named)?.numbers[0]?.unit;
      return unit === undefined ? named : { ...named, act: actWithSection(named, asked, unit, this.guide) };
    });
  }

  private notLoaded(acts: readonly NamedAct[], cited: readonly CitedSection[]): MissingLaw[] {
    const { successors } = this.guide;
    // An article without the name of a law is one of the Constitution.
    return [...new Set([...acts, ...cited].flatMap(({ act }) => act ?? []))].flatMap((act): MissingLaw[] => {
      if (this.guide.isLoaded(act)) return [];
      const section = cited.find((each) => each.act === act)?.section ?? null;
      const instead = successors.of(act)?.to.find((next) => this.guide.isLoaded(next));
      if (instead === undefined) return [{ act, section, missing: 'act' }];
      // Which section of the new act took the place of this one is not known, so that none can be quoted for it.
      return section !== null && successors.ofSection(act, section) === null ? [{ act, section, missing: 'act', instead }] : [];
    });
  }

  /** The names of unknown laws. */
  private unknown(written: readonly WrittenName[], acts: readonly NamedAct[], asked: string): WrittenName[] {
    const strange = written.filter((name) => !acts.some((act) => overlap(act, name)));
    if (strange.length === 0) return [];
    const titles = [...this.guide.loadedTitles(), ...this.guide.titles()];
    const cites = citesSection(asked);
    return strange.filter(({ name }) => {
      const named = titles.filter((title) => namesOneOf(name, [title]));
      const dated = named.filter((title) => yearOf(title) !== null);
      return named.length === 0 || (cites && dated.length > 0 && dated.every((title) => differs(yearOf(name), yearOf(title))));
    });
  }
}

/** "Eighth Schedule to the Constitution" is a part of a law, not its name. */
const OF_SCHEDULE = /^(?:\p{Lu}\p{L}{1,12} )?Schedule\b/u;
/** Acts that are offered where a part of a title may be that of each. */
const MOST_OF_SEVERAL = 5;
const LETTERS = /\b\p{Lu}{2,}\b/u;
const plainTitle = (title: string): string =>
  title
    .toLowerCase()
    .replace(/^the /u, '')
    .replace(/,? ?\d{4}\.?$/u, '');

/** A question with blanks in place of the names of acts, whose words say nothing of what is asked. */
const withoutNames = (asked: string, acts: readonly NamedAct[]): string =>
  acts.reduce((text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end), asked);

/** Whether an act may be the one of a State that is meant: its title names that State, or none. */
function isLawOf(act: string, state: string): boolean {
  const states = statesIn(act);
  return states.length === 0 || states.includes(state);
}

const citesSection = (asked: string): boolean => readCitations(asked).some(({ kind }) => kind !== 'paragraph' && kind !== 'schedule');

/** An act of one year comes into force in the next, and is called by either. */
const YEARS_APART = 1;
const differs = (a: number | null, b: number | null): boolean => a !== null && b !== null && Math.abs(a - b) > YEARS_APART;

/** "Section 21 of the Companies Act, 2015" is not one of the act of 2013. Where no section is cited, the year is taken for a slip. */
function isOtherYear(written: readonly WrittenName[], named: NamedAct, asked: string): boolean {
  const name = written.find((each) => overlap(each, named))?.name;
  return name !== undefined && differs(yearOf(name), yearOf(named.act)) && citesSection(asked);
}

/** A question with blanks in place of unknown laws and of its citations of them. */
function withoutLaw(asked: string, unknown: readonly WrittenName[], acts: readonly NamedAct[]): string {
  const cited = lawOfReferences(asked, [...unknown, ...acts]).filter(({ law }) => unknown.some((name) => name === law));
  return [...unknown, ...cited].reduce((text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end), asked);
}

/** "Maharashtra Rent Control Act" is not the act of Delhi that shares three words with it; "POSH Act" as a whole is one of its names. */
function isOtherLaw(written: readonly WrittenName[], named: NamedAct): boolean {
  const name = written.find((each) => overlap(each, named));
  if (name === undefined || (named.start <= name.start && named.end >= name.end)) return false;
  return !namesOneOf(name.name, [named.act]);
}
