import type { RetrievalIndex } from '../../../../ports/retrieval-index/retrieval-index.js';
import { encodeQuery, unitTerm } from '../../encoding/encoder.js';
import type { Guide } from '../../guide/guide.js';
import { and, payloadOf } from '../hit-passages.js';
import type { FoundSection } from '../sections.js';

/** '143a' and 'order 7, rule 11' taken apart. */
const LABEL = /^(|order \d{1,3}, rule )(\d{1,4})([a-z]{0,3})$/u;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** Numbers that prints may leave out between two sections. */
const MOST_LEFT_OUT = 4;

interface Label {
  prefix: string;
  number: number;
  letters: string;
}

function labelOf(unit: string): Label | null {
  const [, prefix, number, letters] = LABEL.exec(unit.toLowerCase()) ?? [];
  return prefix === undefined ? null : { prefix, number: Number(number), letters: letters ?? '' };
}

/** 138, 138A, 139: as acts count their sections. */
function byLabel(a: string, b: string): number {
  const [one, two] = [labelOf(a), labelOf(b)];
  if (!one || !two) return Number(one === null) - Number(two === null);
  return one.number - two.number || (one.letters < two.letters ? -1 : Number(one.letters > two.letters));
}

/** The possible labels of the unit after another one, or before it; nearest first. */
function labelsBeside({ prefix, number, letters }: Label, by: 1 | -1): string[] {
  const numbers = Array.from({ length: MOST_LEFT_OUT + 1 }, (_, at) => number + at * by).filter((each) => each > 0);
  const labels = numbers.flatMap((each) => ['', ...LETTERS].map((letter) => `${each}${letter}`));
  return labels
    .filter((label) => by * byLabel(label, `${number}${letters}`) > 0)
    .sort((a, b) => by * byLabel(a, b))
    .map((label) => prefix + label);
}

/** Finds the sections that stand before and after one in its act. */
export class Neighbours {
  constructor(
    private readonly index: Pick<RetrievalIndex, 'search'>,
    private readonly guide: Guide,
  ) {}

  /**
   * A citation of the section that stands some places after one of an act, or before it where `by` is less than 0: "Section 139 of The
   * Negotiable Instruments Act, 1881". After the last section, of a number that the act does not have. Null where there is none before it,
   * and for anything that is not a section of an act or a rule.
   * @throws NoActiveGenerationError
   */
  async citationBeside(
    { documentId, unit, passages: [first] }: FoundSection,
    by: number,
    scope: { generation?: string; signal?: AbortSignal | undefined },
  ): Promise<string | null> {
    let label = labelOf(unit);
    if (!label || !first || (first.documentType !== 'act' && first.documentType !== 'rule')) return null;
    const known = label.prefix === '' ? this.known(documentId) : [];
    for (let left = Math.abs(by); left > 0 && label; left--) {
      const direction = by > 0 ? 1 : -1;
      const next: string | null = beside(known, label, direction) ?? (await this.held(documentId, label, direction, scope));
      if (next === null && direction < 0) return null;
      label = next === null ? { ...label, number: label.number + 1, letters: '' } : labelOf(next);
    }
    return label && cited(label, first.title);
  }

  /** The numbers of the sections of an act that the guide knows, in order; [] of any other. */
  private known(documentId: string): string[] {
    const act = this.guide.titles().find((title) => this.guide.documentsOf(title).includes(documentId));
    return act === undefined ? [] : this.guide.sectionsOf(act).filter(labelOf).sort(byLabel);
  }

  /** The nearest label that the document has in the index; null for none. */
  private async held(
    documentId: string,
    label: Label,
    by: 1 | -1,
    scope: { generation?: string; signal?: AbortSignal | undefined },
  ): Promise<string | null> {
    const labels = labelsBeside(label, by);
    const { hits } = await this.index.search({
      lexical: encodeQuery(labels.map((each) => [unitTerm(each), 1])),
      filter: and({ field: 'documentId', in: [documentId] }, { field: 'unit', in: labels }),
      limit: labels.length,
      ...scope,
    });
    const held = new Set(hits.map((hit) => payloadOf(hit).unit.toLowerCase()));
    return labels.find((each) => held.has(each)) ?? null;
  }
}

function beside(known: readonly string[], { number, letters }: Label, by: 1 | -1): string | null {
  const at = known.findIndex((each) => each.toLowerCase() === `${number}${letters}`);
  return at < 0 ? null : (known[at + by] ?? null);
}

function cited({ prefix, number, letters }: Label, title: string): string {
  const name = `${number}${letters.toUpperCase()}`;
  const [, order] = /^order (\d+)/u.exec(prefix) ?? [];
  return order === undefined ? `Section ${name} of ${title}` : `Order ${order} Rule ${name} of ${title}`;
}
