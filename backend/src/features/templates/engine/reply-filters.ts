import type { withBoundedTexts } from './filter-bounds.js';
import { type ReplyGrid, replyGrid } from '../values/reply-grid.js';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * `complaint_summary | reply_grid: paragraphs, allegations, answers, defenses, evidence, law_relied_on, documents, "R"`: the allegations
 * with what is said to each, and what answers none of them.
 */
export function registerReplyFilters(liquid: ReturnType<typeof withBoundedTexts>): void {
  liquid.registerFilter('reply_grid', (summary: unknown, paragraphs: unknown, ...given: unknown[]): ReplyGrid => {
    const [allegations, answers, defenses, evidence, law, documents, prefix] = given.map(textOf);
    return replyGrid({
      summary: textOf(summary),
      paragraphs: Array.isArray(paragraphs) ? (paragraphs as { label: string; text: string }[]) : [],
      allegations,
      answers,
      defenses,
      evidence,
      law,
      documents,
      prefix: prefix || undefined,
    });
  });
}
