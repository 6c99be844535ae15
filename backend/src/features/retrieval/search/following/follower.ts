import { withinTime } from '../../../../core/concurrency/time-guard.js';
import type { RetrievalIndex } from '../../../../ports/retrieval-index/retrieval-index.js';
import { analyse } from '../../encoding/analyser.js';
import { encodeQuery, unitTerm } from '../../encoding/encoder.js';
import type { RetrievedPassage } from '../../library/retrieved-passage.js';
import { and, toPassage } from '../hit-passages.js';
import { type FoundSection, sectionKey } from '../sections.js';
import { punishes, type Relation, sectionsPunished, sectionsReliedOn, termsDefined } from './section-links.js';

/** The most quoted sections whose links are followed; each takes two searches. */
const MOST_FOLLOWED = 2;
/** Words of provisions that punish a breach of another. */
const PENAL_TERMS = analyse('contravenes contravention comply punishable');
/** How many passages are read for what punishes a section, and for what it refers to. */
const READ = { penal: 16, referred: 30 };
const MOST_REFERRED = 3;
/** Headings under which nearly all acts define their terms. */
const DEFINING_UNITS = ['2', '3', '5', '366'];
const DEFINING_HEADING = /\b(?:definitions?|interpretation)\b/iu;

/** Words that the law defines but everybody knows. */
const PLAIN_WORDS = new Set(analyse('person man woman life death animal public document vehicle month year offence injury'));

/** What has to be shown with quoted sections, each with how it bears on them. */
export interface Followed {
  penalties: FoundSection[];
  definitions: FoundSection[];
  references: FoundSection[];
}

type Scope = { generation: string; signal?: AbortSignal | undefined };

const textOf = ({ passages }: FoundSection): string => passages.map(({ text }) => text).join('\n');
const wordsIn = (text: string): string => ` ${analyse(text).join(' ')} `;

/** Follows the links of sections within their own law: what punishes a breach of them, what defines their words, and what they rely on. */
export class Follower {
  constructor(private readonly index: Pick<RetrievalIndex, 'search'>) {}

  /** @param open whole sections that an answer quotes @param the question, for whose words a definition is looked for first */
  async follow(open: readonly FoundSection[], question: string, scope: Scope): Promise<Followed> {
    const asked = await withinTime(() => wordsIn(question));
    const followed = await Promise.all(
      open
        .filter(({ unit, passages: [first] }) => unit !== '' && (first?.documentType === 'act' || first?.documentType === 'rule'))
        .slice(0, MOST_FOLLOWED)
        .map(async (section) => {
          const [penalties, others] = await Promise.all([this.penalties(section, scope), this.referred(section, asked, scope)]);
          return { penalties, ...others };
        }),
    );
    const seen = new Set(open.map(keyOf));
    const fresh = (kind: keyof Followed): FoundSection[] =>
      followed
        .flatMap((each) => each[kind])
        .filter((section) => {
          const key = keyOf(section);
          return !seen.has(key) && seen.add(key);
        });
    return { penalties: fresh('penalties'), definitions: fresh('definitions'), references: fresh('references') };
  }

  /** The provision of the same law that punishes a breach of a section that carries no punishment itself. */
  private async penalties(section: FoundSection, { generation, signal }: Scope): Promise<FoundSection[]> {
    const unit = section.unit.toUpperCase();
    if (punishes(textOf(section))) return [];
    const { hits } = await this.index.search({
      lexical: encodeQuery([...PENAL_TERMS, ...analyse(unit)].map((term) => [term, 1])),
      filter: { field: 'documentId', in: [section.documentId] },
      limit: READ.penal,
      generation,
      signal,
    });
    const [found] = hits
      .map((hit) => toPassage(hit, 'ranking'))
      .filter((passage) => passage.unit !== '' && passage.unit.toUpperCase() !== unit && sectionsPunished(passage.text).includes(unit));
    return found ? [related(section, found, { kind: 'penalty', of: unit })] : [];
  }

  /** The definition that a section most needs, and the section that it first relies on. */
  private async referred(section: FoundSection, asked: string, { generation, signal }: Scope) {
    const text = textOf(section);
    const own = section.unit.toUpperCase();
    const relied = sectionsReliedOn(text)
      .filter((unit) => unit !== own)
      .slice(0, MOST_REFERRED);
    const units = [...new Set([...relied, ...DEFINING_UNITS])].filter((unit) => unit !== own);
    const { hits } = await this.index.search({
      lexical: encodeQuery(units.map((unit) => [unitTerm(unit), 1])),
      filter: and({ field: 'documentId', in: [section.documentId] }, { field: 'unit', in: units.map((unit) => unit.toLowerCase()) }),
      limit: READ.referred,
      generation,
      signal,
    });
    const passages = hits.map((hit) => toPassage(hit, 'ranking')).sort((a, b) => a.start - b.start);
    const defining = passages.filter(({ unit, heading }) => DEFINING_UNITS.includes(unit) && DEFINING_HEADING.test(heading));
    const references = relied.flatMap((unit) => {
      const first = passages.find((passage) => passage.unit.toUpperCase() === unit && !defining.includes(passage));
      return first ? [related(section, first, { kind: 'reference', of: own })] : [];
    });
    return { definitions: definitionFor(section, asked, defining), references: references.slice(0, 1) };
  }
}

const keyOf = ({ passages: [first], documentId, unit }: FoundSection): string => sectionKey({ documentId, unit, start: first?.start ?? 0 });

const related = ({ score, status }: FoundSection, passage: RetrievedPassage, relation: Relation): FoundSection => ({
  documentId: passage.documentId,
  unit: passage.unit,
  score,
  found: 'ranking',
  passages: [passage],
  relation,
  ...(status !== undefined && { status }),
});

/**
 * The word of a section that its law defines and that a reader needs most: one from the question, otherwise one from its heading; of
 * several, the longest.
 * @param asked words of the question, see `wordsIn`
 */
function definitionFor(section: FoundSection, asked: string, defining: readonly RetrievedPassage[]): FoundSection[] {
  const said = wordsIn(textOf(section));
  const headed = wordsIn(section.passages[0]?.heading ?? '');
  const [best] = defining
    .flatMap((passage) =>
      termsDefined(passage.text).map(({ term, start }) => {
        const words = analyse(term);
        const key = ` ${words.join(' ')} `;
        const known = words.length === 0 || (words.length === 1 && PLAIN_WORDS.has(words[0] ?? ''));
        const weight = known ? 0 : asked.includes(key) ? 2 : said.includes(key) && headed.includes(key) ? 1 : 0;
        return { passage, term, at: passage.start + start, weight, words: words.length };
      }),
    )
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || b.words - a.words);
  if (!best) return [];
  const { passage, term, at } = best;
  const part = passage.parts.findLast(({ start }) => start <= at);
  const clause = part
    ? { ...passage, start: part.start, end: part.end, text: passage.text.slice(part.start - passage.start, part.end - passage.start) }
    : passage;
  return [related(section, clause, { kind: 'definition', term })];
}
