import type { Guide } from '../guide/guide.js';
import type { Succession } from '../guide/successors.js';
import type { NamedAct } from '../encoding/languages/act-names.js';
import { type CitedSection, citedSections, KnownLaw } from './citing/cited-law.js';
import { overlap } from './citing/stretches.js';
import { writtenCitations } from './citing/written-citations.js';
import { namesOneOf, type WrittenName, writtenNames } from './citing/unknown-law.js';

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
    const written = writtenNames(asked);
    const acts = this.known.acts(asked, (act) => successors.of(act) === undefined).filter((act) => !isOtherLaw(written, act));
    const cited = citedSections(asked, acts);
    const successions = cited.flatMap(({ act, section }) => (act === null ? [] : (this.succession(act, section) ?? [])));
    return { acts, cited, successions, missing: [...this.notLoaded(acts, cited), ...this.unknown(written, acts)] };
  }

  /** The provisions that texts cite, each with the name of its law, in their order; see `writtenCitations`. */
  citationsIn(texts: readonly string[], limit: number): string[] {
    const { successors } = this.guide;
    const known = (this.known ??= new KnownLaw(this.guide.titles()));
    const acts = (text: string) => known.acts(text, (act) => successors.of(act) === undefined);
    return writtenCitations(
      texts,
      (text) => [...acts(text), ...writtenNames(text)].sort((a, b) => a.start - b.start || b.end - a.end),
      limit,
    );
  }

  /** "Section 420 of the BNS" is none, and was one of the act before: people put the old number to the new name. */
  private succession(act: string, section: string): Succession | null {
    const { successors } = this.guide;
    const own = successors.ofSection(act, section);
    if (own || this.guide.hasSection(act, section)) return own;
    const before = successors.predecessor(act, section);
    return before && successors.ofSection(before.act, before.section);
  }

  private notLoaded(acts: readonly NamedAct[], cited: readonly CitedSection[]): MissingLaw[] {
    return [...new Set(acts.map(({ act }) => act))]
      .filter((act) => !this.guide.isLoaded(act))
      .filter((act) => !(this.guide.successors.of(act)?.to ?? []).some((next) => this.guide.isLoaded(next)))
      .map((act) => ({ act, section: cited.find((each) => each.act === act)?.section ?? null, missing: 'act' }));
  }

  private unknown(written: readonly WrittenName[], acts: readonly NamedAct[]): MissingLaw[] {
    const strange = written.filter((name) => !acts.some((act) => overlap(act, name)));
    if (strange.length === 0) return [];
    const titles = [...this.guide.loadedTitles(), ...this.guide.titles()];
    return strange.filter(({ name }) => !namesOneOf(name, titles)).map(({ name }) => ({ act: name, section: null, missing: 'unknown' }));
  }
}

/** "Maharashtra Rent Control Act" is not the act of Delhi that shares three words with it. */
function isOtherLaw(written: readonly WrittenName[], named: NamedAct): boolean {
  const name = written.find((each) => overlap(each, named))?.name;
  return name !== undefined && !namesOneOf(name, [named.act]);
}
