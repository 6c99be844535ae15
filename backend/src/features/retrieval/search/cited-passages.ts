import { partsOf } from '../library/passage-payload.js';
import type { RetrievedPassage } from '../library/retrieved-passage.js';
import { citedSpan, type CitedSpan } from './subunits.js';

const keyOf = ({ documentId, ordinals }: RetrievedPassage): string => `${documentId}#${ordinals[0]}`;

/** Only the cited part of a passage: exact span, text and names; the pages remain those of the passage. */
function narrowed(passage: RetrievedPassage, span: CitedSpan): RetrievedPassage {
  const text = passage.text.slice(span.start - passage.start, span.end - passage.start).trimEnd();
  const end = span.start + text.length;
  const subunits = passage.subunits.filter(({ start }) => start >= span.start && start < end);
  const cited = { ...passage, start: span.start, end, text, subunits, within: span.names };
  return { ...cited, gap: span.start === passage.start ? passage.gap : null, parts: partsOf(cited) };
}

/** Labels such as "(2)" at the start of a line, for parts that the structure does not show. */
function holdsMark(text: string, step: string): boolean {
  for (let at = text.indexOf(step); at >= 0; at = text.indexOf(step, at + step.length)) {
    const before = text.slice(0, text[at - 1] === '[' ? at - 1 : at);
    const words = before.trimEnd();
    const blank = before.slice(words.length);
    if (words === '' || /[—-]$/.test(words) || blank.includes('\n') || (words.endsWith('.') && blank.startsWith(' '))) return true;
  }
  return false;
}

/** What a question cites, in the order of its references: first the very parts, then the units around them. */
export class CitedPassages {
  private readonly cited: RetrievedPassage[] = [];
  private readonly around = new Map<string, RetrievedPassage>();

  /** @param passages of one cited unit, in order; `steps` lead to the part that is meant. */
  add(passages: readonly RetrievedPassage[], steps: readonly string[]): void {
    const [exact = [], loose = []] = [false, true].map((lenient) =>
      passages.flatMap((passage) => {
        const span = citedSpan(passage, steps, lenient);
        return span ? [narrowed(passage, span)] : [];
      }),
    );
    const parts = exact.length > 0 ? exact : loose;
    if (parts.length > 0) {
      for (const part of parts) this.cited.push(part);
      for (const passage of passages) this.around.set(keyOf(passage), { ...passage, found: 'context' });
      return;
    }
    const step = steps.find((each) => each.startsWith('('));
    const marked = passages.map((passage) => ({ passage, first: step !== undefined && holdsMark(passage.text, step) }));
    for (const { passage, first } of marked) if (first) this.cited.push(passage);
    for (const { passage, first } of marked) if (!first) this.cited.push(passage);
  }

  all(): RetrievedPassage[] {
    const whole = new Set(this.cited.map((passage) => `${keyOf(passage)}:${passage.start}-${passage.end}`));
    const rest = [...this.around.values()].filter((passage) => !whole.has(`${keyOf(passage)}:${passage.start}-${passage.end}`));
    return [...this.cited, ...rest];
  }
}
