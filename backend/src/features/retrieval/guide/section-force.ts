import { dayIn, type KnownLawStatus, stampOf, type StampLanguage } from '../reading/law-status.js';
import type { LibraryActs } from './library/library-acts.js';
import { type Commencement, type GoneSection, loadCommencements, loadGone } from './load-acts.js';
import { unitLabels } from './unit-label.js';

const OMITTED = /^\W*(?:omitted|repealed)\b/iu;

/** What is known about whether a section is in force. */
export interface SectionForce {
  /** Why it is no longer law; undefined for one that is. */
  gone: GoneSection | undefined;
  /** As it is printed; '' for none. */
  heading: string;
  /** Whether its act is in force; null or undefined where it is not known. */
  status?: KnownLawStatus | null;
}

/** That a section is no longer law, in words: "no longer law since 24 March 2015: Rao v. Union"; '' for one that still is. */
export function endOfForce({ gone, heading }: Omit<SectionForce, 'status'>, language: StampLanguage = 'en'): string {
  const hindi = language === 'hi';
  if (gone)
    return hindi ? `${dayIn(gone.since, 'hi')} से क़ानून नहीं रहा: ${gone.by}` : `no longer law since ${dayIn(gone.since, 'en')}: ${gone.by}`;
  if (!OMITTED.test(heading)) return '';
  return hindi ? 'अब क़ानून नहीं' : 'no longer law';
}

/** Whether a section is in force on a day: its own status, otherwise that of its act. Null where it is not known. */
export const sectionStamp = ({ status, ...section }: SectionForce, day: string, language: StampLanguage = 'en'): string | null =>
  endOfForce(section, language) || (status ? stampOf(status, day, language) : null);

interface Begun {
  since: string;
  whole?: string | undefined;
}

/** Since when, or until when, the sections of a library are law where that differs from their act; read when it is first asked for. */
export class SectionForces {
  private begun: readonly Commencement[] | undefined;
  private begunSections: ReadonlyMap<string, Begun> | undefined;
  private gone: ReadonlyMap<string, GoneSection> | undefined;

  constructor(private readonly acts: Pick<LibraryActs, 'documentsOf'>) {}

  /** The library has changed. */
  reset(): void {
    this.gone = undefined;
    this.begunSections = undefined;
  }

  commencements(): readonly Commencement[] {
    return (this.begun ??= loadCommencements());
  }

  /**
   * Why a section has no force on a day; undefined for one that is in force, or still was then.
   * @param unit label in the index
   * @param day such as '2024-07-01'
   */
  goneAt(documentId: string, unit: string, day: string): GoneSection | undefined {
    this.gone ??= new Map(loadGone().flatMap((each) => this.labelled(each.act, each.section).map((label) => [label, each] as const)));
    const gone = this.gone.get(`${documentId}#${unit.toLowerCase()}`);
    return gone && gone.since <= day ? gone : undefined;
  }

  /**
   * Whether a section is in force: from its own day where its act began in parts and that day is known, otherwise as its act. What an
   * administrator says of the act stands.
   * @param status of its act
   */
  statusOf(documentId: string, unit: string, day: string, status: KnownLawStatus | null): KnownLawStatus | null {
    if (status?.origin !== 'guide') return status;
    this.begunSections ??= new Map(
      this.commencements().flatMap(({ act, sections = [] }) =>
        sections.flatMap((each) => each.units.flatMap((section) => this.labelled(act, section).map((label) => [label, each] as const))),
      ),
    );
    const begun = this.begunSections.get(`${documentId}#${unit.toLowerCase()}`);
    if (!begun) return status;
    return { ...status, state: begun.whole !== undefined && day < begun.whole ? 'in_part' : 'in_force', inForceFrom: begun.since };
  }

  private labelled(act: string, section: string): string[] {
    return this.acts.documentsOf(act).flatMap((id) => unitLabels(section).map((label) => `${id}#${label}`));
  }
}
