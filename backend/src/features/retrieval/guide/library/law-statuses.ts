import type { CatalogueEntry } from '../../library/source-catalogue.js';
import { type KnownLawStatus, mayBeInForce } from '../../reading/law-status.js';
import type { LibraryActs } from './library-acts.js';
import type { Commencement } from '../load-acts.js';
import type { Successors } from '../successors.js';

/** What the guide knows about when acts are in force. */
export interface LawCalendar {
  successors: Successors;
  /** Titles of the acts that it has a list of sections of. */
  titles: readonly string[];
  commencements: readonly Commencement[];
}

const IN_FORCE: KnownLawStatus = { state: 'in_force', inForceFrom: null, repealedOn: null, replacedBy: [], origin: 'guide' };

/** A title of the guide ends in the year of the act: 'Companies Act, 2013'. */
const YEAR_LENGTH = 4;

/**
 * Which documents of a library are in force: as administrators set it, otherwise as the guide knows it, otherwise as their own words say.
 */
export class LawStatuses {
  private fromGuide: ReadonlyMap<string, KnownLawStatus> | undefined;

  constructor(
    private readonly entries: ReadonlyMap<string, CatalogueEntry>,
    private readonly acts: LibraryActs,
    private readonly calendar: () => LawCalendar,
  ) {}

  /** To be called once the library has changed. */
  reset(): void {
    this.fromGuide = undefined;
  }

  /** @returns null where nothing is known, and for judgments, which have no status */
  of(documentId: string): KnownLawStatus | null {
    const set = this.entries.get(documentId)?.lawStatus;
    return set ? { ...set, origin: 'administrator' } : this.proposed(documentId);
  }

  /** The status where no administrator set one. */
  proposed(documentId: string): KnownLawStatus | null {
    const entry = this.entries.get(documentId);
    if (!entry || entry.documentType === 'judgment') return null;
    const known = this.guide().get(documentId);
    const own = entry.ownStatus ?? null;
    if (known) return { ...known, inForceFrom: known.inForceFrom ?? own?.inForceFrom ?? null };
    return own && { ...own, origin: 'text' };
  }

  /** The documents that were not in force on a day; judgments say what the law is and are never among them. */
  notInForceOn(day: string): string[] {
    const year = Number(day.slice(0, 4));
    return [...this.entries.values()]
      .filter((entry) => entry.documentType !== 'judgment')
      .filter((entry) => {
        const status = this.of(entry.documentId);
        const begun = status?.inForceFrom != null || entry.year === null || entry.year <= year;
        return !begun || (status !== null && !mayBeInForce(status, day));
      })
      .map(({ documentId }) => documentId);
  }

  /** The documents whose status is this one. */
  inState(state: KnownLawStatus['state']): string[] {
    return [...this.entries.keys()].filter((id) => this.of(id)?.state === state);
  }

  titleOf(documentId: string): string {
    return this.entries.get(documentId)?.title ?? '';
  }

  private guide(): ReadonlyMap<string, KnownLawStatus> {
    if (this.fromGuide) return this.fromGuide;
    const { successors, titles, commencements } = this.calendar();
    const statuses = new Map<string, KnownLawStatus>();
    const set = (act: string, change: (known: KnownLawStatus) => KnownLawStatus): void => {
      for (const id of this.acts.documentsOf(act)) statuses.set(id, change(statuses.get(id) ?? IN_FORCE));
    };
    for (const act of titles) set(act, (known) => known);
    for (const { act, since, state } of commencements) {
      if (state !== 'unknown') set(act, (known) => ({ ...known, state, inForceFrom: since }));
      else for (const id of this.acts.documentsOf(act)) statuses.delete(id);
    }
    const begun = new Set(commencements.map(({ act }) => act));
    for (const act of successors.repealed()) {
      const repealed = successors.of(act);
      for (const heir of repealed?.to ?? [])
        if (repealed && !begun.has(heir)) set(heir, (known) => ({ ...known, inForceFrom: earlier(known.inForceFrom, repealed.since) }));
      if (repealed)
        set(act, (known) => ({ ...known, state: 'repealed', repealedOn: repealed.repealed ?? repealed.since, replacedBy: repealed.to }));
    }
    for (const id of this.ofSeveralYears([...titles, ...successors.repealed()])) statuses.delete(id);
    return (this.fromGuide = statuses);
  }

  /** Documents that may be either of two acts of one name, since they give no year: one may be repealed and the other in force. */
  private ofSeveralYears(acts: readonly string[]): string[] {
    const years = new Map<string, string>();
    const several = new Set<string>();
    for (const act of acts) {
      const year = act.slice(-YEAR_LENGTH);
      for (const id of this.acts.documentsOf(act)) {
        if ((years.get(id) ?? year) !== year) several.add(id);
        years.set(id, year);
      }
    }
    return [...several];
  }
}

const earlier = (a: string | null, b: string): string => (a !== null && a < b ? a : b);
