import { Injectable } from '@nestjs/common';
import { NoActiveGenerationError } from '../../../ports/retrieval-index/errors.js';
import { Guide } from '../guide/guide.js';
import type { Succession } from '../guide/successors.js';
import type { Topic, TopicLaw } from '../guide/topic.js';
import type { KnownLawStatus, LawStatus } from '../reading/law-status.js';
import { Consultant, type SectionHeld } from './consultation.js';
import { Searcher } from './searcher.js';

/** What other features may ask the guide to the law, and what the library says about itself, without a question. */
@Injectable()
export class GuideService {
  constructor(
    private readonly guide: Guide,
    private readonly searcher: Searcher,
    private readonly consultant: Consultant,
  ) {}

  /** Reads the guide to the law before the first question needs it. */
  async prepare(): Promise<void> {
    await this.searcher.prepare();
  }

  /** Whether documents of the library are in force where no administrator has set it: as the guide knows it, or as their own words say. */
  async proposedStatuses(documentIds: readonly string[]): Promise<Map<string, KnownLawStatus | null>> {
    await this.searcher.catchUp();
    return new Map(documentIds.map((id) => [id, this.guide.inForce.proposed(id)]));
  }

  /** The documents whose status, set or proposed, is this one. */
  async documentsInState(state: LawStatus['state']): Promise<string[]> {
    await this.searcher.catchUp();
    return this.guide.inForce.inState(state);
  }

  /** Whether sections of one document are in force on a day, in words and in the order given; null where it is not known. */
  async sectionStamps(
    documentId: string,
    sections: readonly { label: string; heading: string }[],
    day: string,
  ): Promise<(string | null)[]> {
    await this.searcher.catchUp();
    return sections.map(({ label, heading }) => this.guide.stampOf({ documentId, unit: label, heading }, day));
  }

  /** The acts of the library that bear on most questions: those that most topics of the guide lead to, then those cited most. */
  async leadingActs(limit: number): Promise<string[]> {
    await this.searcher.catchUpGuide();
    return this.guide.leadingActs(limit);
  }

  /** Titles of the documents of the library. */
  async loadedTitles(): Promise<readonly string[]> {
    await this.searcher.catchUp();
    return this.guide.loadedTitles();
  }

  /** The documents that are the acts that texts name, by those names. */
  async actsNamed(names: readonly string[]): Promise<Map<string, readonly string[]>> {
    await this.searcher.catchUp();
    return new Map(names.map((name) => [name, this.guide.documentsOf(name)]));
  }

  /** The names by which documents of the library cite these acts. */
  async namesOfActs(documentIds: readonly string[]): Promise<Map<string, readonly string[]>> {
    await this.searcher.catchUp();
    return new Map(documentIds.map((id) => [id, this.guide.citing.namesFor(id)]));
  }

  /** The topics of the guide to the law that the product ships. */
  async shippedTopics(): Promise<readonly Topic[]> {
    await this.guide.prepare();
    return this.guide.shippedTopics();
  }

  /** What took the place of a section of a repealed act; null where it is still in force, or the guide does not say. */
  successionOf(act: string, section: string): Succession | null {
    return this.guide.successors.ofSection(act, section);
  }

  /** The acts that the guide knows to be repealed, what took the place of each and from which day: '2024-07-01'. */
  replacedActs(): { from: string; to: readonly string[]; since: string }[] {
    const { successors } = this.guide;
    return successors.repealed().flatMap((title) => {
      const act = successors.of(title);
      return act ? [{ from: act.from, to: act.to, since: act.since }] : [];
    });
  }

  /** Whether the library holds sections, in the order given; nothing is held before the first document is indexed. */
  async sectionsHeld(law: readonly TopicLaw[], signal?: AbortSignal): Promise<SectionHeld[]> {
    try {
      return await this.consultant.held(law, signal);
    } catch (error) {
      if (error instanceof NoActiveGenerationError) return law.map(() => 'act-missing');
      throw error;
    }
  }

  /**
   * Acts that topics name or documents cite and the library lacks, plus those of a further list that it lacks.
   * @param more titles as the guide writes them
   */
  async lackingActs(more: readonly string[]): Promise<{ act: string; topics: number; citedBy: number }[]> {
    await this.searcher.catchUpGuide();
    return this.guide.lackingActs(more);
  }
}
