import type { RetrievalIndex } from '../../../../ports/retrieval-index/retrieval-index.js';
import type { NamedParts } from '../excerpts/excerpt.js';
import type { Guidance, Guide } from '../../guide/guide.js';
import type { TopicLaw } from '../../guide/topic.js';
import type { NamedWords } from '../../guide/words/named-words.js';
import type { FoundSection } from '../sections.js';
import { type OpeningScope, sectionAt } from './section-at.js';

/** The most sections that are opened for one topic. */
const MOST_SECTIONS = 4;
/** From this score on, a topic is meant surely enough for its sections to be opened instead of what the ranking chose. */
const SURE = 1;
/** What is said with a section that decides whether the one before it applies. */
const DECIDES = 'decides whether this law applies at all';

interface Wanted {
  act: string;
  section: string;
  named: NamedParts[];
  remark?: string;
}

/** The sections that a topic of the guide names for its words: the rule, what decides whether it applies, and the other half of the answer. */
export class NamedSections {
  constructor(
    private readonly index: Pick<RetrievalIndex, 'search'>,
    private readonly guide: Guide,
  ) {}

  /**
   * Those that are opened instead of what the ranking chose, its first section first; where the topic is not sure, the sections that the
   * ranking chose with the parts that are named of them. Null where the topic that led to the first section names no words, or the library
   * lacks the rule.
   * @param open whole sections that would be opened otherwise
   */
  async of({ topics: [best] }: Guidance, open: readonly FoundSection[], scope: OpeningScope): Promise<FoundSection[] | null> {
    const [first] = open;
    const words = best && this.guide.wordsOf(best.topic.id);
    if (!words || first?.found !== 'ranking' || !best.topic.law.some((law) => this.isAt(first, law))) return null;
    const rules = grouped(words.words);
    if (best.score < SURE) return this.withNames(open, [...rules, ...grouped(words.with)]);
    const wanted = [...rules, ...grouped(words.gate).map((each) => ({ ...each, remark: DECIDES })), ...grouped(words.with)];
    const sections = await Promise.all(wanted.slice(0, MOST_SECTIONS).map((each) => this.section(each, first, open, scope)));
    const held = sections.flatMap((section) => section ?? []);
    if (!sections.slice(0, rules.length).some((section) => section !== undefined)) return null;
    const leading = held.find((section) => isSame(section, first) && section.remark === undefined);
    return leading ? [leading, ...held.filter((section) => section !== leading)] : held;
  }

  private withNames(open: readonly FoundSection[], wanted: readonly Wanted[]): FoundSection[] {
    return open.map((section) => {
      const names = wanted.find((law) => this.isAt(section, law));
      return names ? { ...section, named: names.named } : section;
    });
  }

  private isAt({ documentId, unit }: FoundSection, { act, section }: TopicLaw): boolean {
    return this.guide
      .placesOf([{ act, section }])
      .some(({ documentIds, units }) => documentIds.includes(documentId) && units.includes(unit.toLowerCase()));
  }

  private async section(
    { act, section, named, remark }: Wanted,
    first: FoundSection,
    open: readonly FoundSection[],
    scope: OpeningScope,
  ): Promise<FoundSection | undefined> {
    const [place] = this.guide.placesOf([{ act, section }]);
    if (!place) return undefined;
    const known = open.find((each) => this.isAt(each, { act, section }));
    const found = known ?? (await sectionAt(this.index, place, 'ranking', scope));
    if (!found) return undefined;
    const status = this.guide.inForce.of(found.documentId);
    return { ...found, score: known?.score ?? first.score, status, named, ...(remark !== undefined && { remark }) };
  }
}

const isSame = (one: FoundSection, other: FoundSection): boolean => one.documentId === other.documentId && one.unit === other.unit;

/** The parts that are named, by section, in the order in which each is named first. */
function grouped(words: readonly NamedWords[]): Wanted[] {
  const sections = new Map<string, Wanted>();
  for (const { act, section, at, take, never } of words) {
    const key = `${act}#${section}`;
    const wanted = sections.get(key) ?? { act, section, named: [] };
    sections.set(key, wanted);
    wanted.named.push({ at, take, never });
  }
  return [...sections.values()];
}
