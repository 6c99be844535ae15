import { result } from './result.mjs';

/**
 * A figure with the sentence model beside the same by words alone.
 * @param {string} metric
 * @param {{ ours: number, words: number, unit: string, target?: string }} measured
 */
export const withModel = (metric, { ours, words, unit, target = '' }) =>
  result(`${metric}, with the model`, { ours, reference: words, unit, target });

/**
 * Classes of questions in which the model costs more than one question.
 * @param {string} name of the set
 * @param {{ kind: string, of: number, figures: Record<string, { words: number, model: number }> }[]} classes figures in percent; of
 *   `refused` and `noise`, less is better
 * @returns {string[]} one line each
 */
export function losses(name, classes) {
  const lines = classes.flatMap(({ kind, of, figures }) =>
    Object.entries(figures).flatMap(([key, { words, model }]) => {
      const lost = Math.round(((key === 'refused' && kind !== 'unanswerable' ? model - words : words - model) * of) / 100);
      return lost > 1 ? [`  ${kind}: ${lost} questions fewer (${key})`] : [];
    }),
  );
  return [`${name}: classes more than one question below words alone: ${lines.length || 'none'}`, ...lines];
}
