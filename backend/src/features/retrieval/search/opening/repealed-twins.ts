import type { RetrievalIndex } from '../../../../ports/retrieval-index/retrieval-index.js';
import type { Guide } from '../../guide/guide.js';
import type { Succession } from '../../guide/successors.js';
import type { FoundSection } from '../sections.js';
import { type OpeningScope, sectionAt } from './section-at.js';

/** Law in force in the place of repealed law: never both are opened, the old one is only named. */
export class RepealedTwins {
  constructor(
    private readonly index: Pick<RetrievalIndex, 'search'>,
    private readonly guide: Guide,
  ) {}

  /**
   * What took the place of a section of a repealed act that the ranking put first, so that law in force is quoted instead: a question on
   * "theft in the IPC" cites no section. Null for law in force, or where the library does not hold what took its place.
   */
  async heirOf(
    first: FoundSection | undefined,
    scope: OpeningScope,
    day: string,
  ): Promise<{ section: FoundSection; succession: Succession } | null> {
    if (first?.found !== 'ranking' || first.unit === '') return null;
    const { successors } = this.guide;
    const act = successors.repealed().find((title) => this.guide.documentsOf(title).includes(first.documentId));
    const succession = act === undefined ? null : successors.ofSection(act, first.unit);
    const [place] = this.guide.placesOf(succession?.to.slice(0, 1) ?? []);
    if (!succession || succession.since > day || !place) return null;
    const section = await sectionAt(this.index, place, 'succession', scope);
    return section ? { section: { ...section, score: first.score, status: this.guide.inForce.of(section.documentId) }, succession } : null;
  }

  /** The opened sections whose successor is opened too. */
  twinsIn(open: readonly FoundSection[], successions: readonly Succession[]): FoundSection[] {
    const heirs = open.filter(({ found }) => found === 'succession');
    return open.filter(
      (section) =>
        section.found !== 'succession' &&
        successions.some(
          ({ from, to }) =>
            from.section.toUpperCase() === section.unit.toUpperCase() &&
            this.guide.documentsOf(from.act).includes(section.documentId) &&
            to.some(({ act, section: number }) =>
              heirs.some(
                (heir) => heir.unit.toUpperCase() === number.toUpperCase() && this.guide.documentsOf(act).includes(heir.documentId),
              ),
            ),
        ),
    );
  }
}
