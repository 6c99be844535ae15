import type { Guide } from '../guide/guide.js';
import type { Succession } from '../guide/successors.js';
import { type CitedSection, citedSections, KnownLaw, type NamedAct } from './citing/cited-law.js';
import { endsInName, mayName, writtenNames } from './citing/unknown-law.js';

/** Law that a question names and the library does not hold. */
export interface MissingLaw {
  /** As the question or the guide names it. */
  act: string;
  /** Null where the whole act is missing. */
  section: string | null;
  /** `section`: the act is there, the section is not. `act`: the act is not loaded. `unknown`: nothing by this name is known. */
  missing: 'section' | 'act' | 'unknown';
}

/** What a question says of the law that it wants. */
export interface LawReading {
  acts: readonly NamedAct[];
  cited: readonly CitedSection[];
  /** Old law that was cited, and what took its place. */
  successions: readonly Succession[];
  /** Titles of repealed acts that were named. */
  repealed: readonly string[];
  /** Acts that were named and are not in the library, nor is what took their place. */
  missing: readonly MissingLaw[];
}

/** Reads which acts and sections a question names, whether the library holds them or not. */
export class LawReader {
  private known: KnownLaw | undefined;

  constructor(private readonly guide: Guide) {}

  /** @param asked the question, with its slips mended */
  read(asked: string): LawReading {
    this.known ??= new KnownLaw(this.guide.titles());
    const { successors } = this.guide;
    const acts = this.known.acts(asked, (act) => successors.of(act) === undefined).filter((act) => !this.isForeign(asked, act));
    const cited = citedSections(asked, acts);
    const successions = cited.flatMap(({ act, section }) => (act === null ? [] : (this.succession(act, section) ?? [])));
    const repealed = [...new Set(acts.map(({ act }) => act).filter((act) => successors.of(act)))];
    return { acts, cited, successions, repealed, missing: [...this.notLoaded(acts, cited), ...this.unknown(asked, acts)] };
  }

  /** "Section 420 of the BNS" is none, and was one of the act before: people put the old number to the new name. */
  private succession(act: string, section: string): Succession | null {
    const { successors } = this.guide;
    const own = successors.ofSection(act, section);
    if (own || this.guide.hasSection(act, section)) return own;
    const before = successors.predecessor(act, section);
    return before && successors.ofSection(before.act, before.section);
  }

  /** "Maharashtra Rent Control Act" is not the act of Delhi that shares three words with it. */
  private isForeign(asked: string, { act, start, end }: NamedAct): boolean {
    const written = writtenNames(asked).find((name) => name.start < end && start < name.end);
    return written !== undefined && !mayName(written.name, act) && !endsInName(written.name, act);
  }

  private notLoaded(acts: readonly NamedAct[], cited: readonly CitedSection[]): MissingLaw[] {
    return [...new Set(acts.map(({ act }) => act))]
      .filter((act) => !this.guide.isLoaded(act))
      .filter((act) => !(this.guide.successors.of(act)?.to ?? []).some((next) => this.guide.isLoaded(next)))
      .map((act) => ({ act, section: cited.find((each) => each.act === act)?.section ?? null, missing: 'act' }));
  }

  private unknown(asked: string, acts: readonly NamedAct[]): MissingLaw[] {
    const titles = [...this.guide.loadedTitles(), ...this.guide.titles()];
    return writtenNames(asked)
      .filter(({ start, end }) => !acts.some((act) => act.start < end && start < act.end))
      .filter(({ name }) => !titles.some((title) => mayName(name, title) || endsInName(name, title)))
      .map(({ name }) => ({ act: name, section: null, missing: 'unknown' }));
  }
}
