import { undatedAct } from '../../reading/undated-acts.js';
import type { KnownLawStatus } from '../../reading/law-status.js';
import { statesIn } from '../../encoding/languages/places.js';
import type { CatalogueEntry } from '../../library/source-catalogue.js';
import { DefinitionSections } from '../definition-sections.js';
import { ActCitations } from './act-citations.js';
import { LawStatuses } from './law-statuses.js';
import { LibraryActs } from './library-acts.js';
import { LibraryEntries } from './library-changes.js';
import { UndatedActs } from './undated-acts.js';
import { type GoneSection, loadActs } from '../load-acts.js';
import { SectionForces, sectionStamp } from '../section-force.js';
import { loadSuccessors, type Successors } from '../successors.js';
import type { Topic, TopicLaw } from '../topic.js';
import { unitLabels } from '../unit-label.js';

/** What the guide knows of acts, and which of them one library holds. */
export class LawGuide {
  protected readonly acts = new LibraryActs();
  private readonly undated = new UndatedActs(() => ({ titles: this.titles(), successors: this.successors }));
  protected readonly citations = new ActCitations(this);
  protected readonly entries = new LibraryEntries();
  private readonly forces = new SectionForces(this.acts);
  private readonly statuses = new LawStatuses(this.entries.all, this.acts, () => ({
    successors: this.successors,
    titles: [...this.knownSections().keys()],
    commencements: this.forces.commencements(),
  }));
  private loaded: readonly string[] | undefined;
  private ofStates = new Map<string, readonly string[]>();
  private sections: ReadonlyMap<string, ReadonlyMap<string, string>> | undefined;
  private definitions: ReadonlyMap<string, DefinitionSections> | undefined;
  private known: readonly string[] | undefined;
  private kept: Successors | undefined;

  /** Repealed acts and what took their place. */
  get successors(): Successors {
    return (this.kept ??= loadSuccessors());
  }

  /** Titles of all acts that the guide knows, repealed ones too. */
  titles(): readonly string[] {
    return (this.known ??= [...new Set([...this.knownSections().keys(), ...this.successors.repealed()])]);
  }

  /** The heading of a section; undefined where the guide does not know the act, or the act has no section of this number. */
  headingOf(act: string, section: string): string | undefined {
    return this.knownSections().get(act)?.get(section);
  }

  /** The numbers of an act's sections, in no order; [] where the guide does not know the act. */
  sectionsOf(act: string): string[] {
    return [...(this.knownSections().get(act)?.keys() ?? [])];
  }

  /** The section of an act that defines the word that a question asks about; undefined where the guide knows none. */
  definitionIn(act: string, question: string): string | undefined {
    this.definitions ??= new Map(loadActs().map((known) => [known.title, new DefinitionSections(known)]));
    return this.definitions.get(act)?.forQuestion(question);
  }

  /** Titles of the documents of the library. */
  loadedTitles(): readonly string[] {
    return (this.loaded ??= [...this.entries.all.values()].map(({ title }) => title));
  }

  /** The States whose law an act of the library is by its title; [] for law of all India, and for judgments, which name States as parties. */
  statesOf(documentId: string): readonly string[] {
    const known = this.ofStates.get(documentId);
    if (known) return known;
    const entry = this.entries.all.get(documentId);
    const states = !entry || entry.documentType === 'judgment' ? [] : statesIn(entry.title);
    this.ofStates.set(documentId, states);
    return states;
  }

  /** Whether an act of the library is law of this State. */
  holdsLawOf(state: string): boolean {
    return [...this.entries.all.keys()].some((id) => this.statesOf(id).includes(state));
  }

  /** Why a section of the library has no force on a day ('2024-07-01'); undefined for one that is in force, or still was then. */
  goneAt(documentId: string, unit: string, day: string): GoneSection | undefined {
    return this.forces.goneAt(documentId, unit, day);
  }

  /** Whether a section of the library is in force on a day, in words; null where it is not known. */
  stampOf({ documentId, unit, heading }: { documentId: string; unit: string; heading: string }, day: string): string | null {
    return sectionStamp({ gone: this.goneAt(documentId, unit, day), heading, status: this.statusOf(documentId, unit, day) }, day);
  }

  /** Whether a section is in force on a day, or as its act; null where nothing is known. */
  statusOf(documentId: string, unit: string, day: string): KnownLawStatus | null {
    return this.forces.statusOf(documentId, unit, day, this.inForce.of(documentId));
  }

  /** Which acts the documents of the library cite. */
  get citing(): ActCitations {
    return this.citations;
  }

  /** Which documents of the library are in force. */
  get inForce(): LawStatuses {
    return this.statuses;
  }

  /** Whether a document of the library is an act that the guide knows. */
  knows(documentId: string): boolean {
    return this.acts.isOneOf(documentId, this.titles());
  }

  /** The documents of the library that hold an act, by its title and year, or by the name that `citedActs` gives one without its year. */
  documentsOf(act: string): readonly string[] {
    return undatedAct(act) === null ? this.acts.documentsOf(act) : this.undated.documentsOf(act);
  }

  isLoaded(act: string): boolean {
    return this.acts.documentsOf(act).length > 0;
  }

  /** Whether the leading section of a topic is one of these. */
  isOpened({ law }: Pick<Topic, 'law'>, open: readonly { documentId: string; unit: string }[]): boolean {
    return this.placesOf(law.slice(0, 1)).some(({ documentIds, units }) =>
      open.some((each) => documentIds.includes(each.documentId) && units.includes(each.unit.toLowerCase())),
    );
  }

  /** The same sections in the library, each with its documents and labels, in the order given. */
  placesOf(law: readonly TopicLaw[]): { documentIds: readonly string[]; units: readonly string[] }[] {
    return law.map(({ act, section }) => ({ documentIds: this.acts.documentsOf(act), units: unitLabels(section) }));
  }

  /** Applies the library as it is now. */
  update(entries: readonly CatalogueEntry[]): void {
    const changes = this.entries.take(entries);
    this.citations.update(changes, [...this.acts.update(changes), ...this.undated.update(changes)]);
    this.statuses.reset();
    this.loaded = undefined;
    this.ofStates = new Map();
    this.forces.reset();
  }

  /** The sections of each act that the guide has a list of, with their headings. */
  private knownSections(): ReadonlyMap<string, ReadonlyMap<string, string>> {
    return (this.sections ??= new Map(loadActs().map(({ title, sections }) => [title, new Map(Object.entries(sections))])));
  }
}
