/**
 * @typedef {object} Result one line of a bench
 * @property {string} metric
 * @property {number | null} ours
 * @property {number | null} reference null when nothing is compared
 * @property {number | null} ratio ours / reference; null without a reference or one of 0
 * @property {string} unit
 * @property {string} target `<= 2x` limits the ratio, `< 5` our value; empty when nothing is promised
 * @property {{ ours: number, reference: number | null }} [cpuSeconds] user + system seconds that the medians come from
 */

const LIMIT = /^(<=|<|>=|>)\s*([\d.]+)\s*(x|×)?$/;

/**
 * @param {string} metric
 * @param {{ ours: number, reference?: number | null, unit: string, target?: string, cpuSeconds?: Result['cpuSeconds'] }} measured
 * @returns {Result} numbers rounded to four digits
 */
export function result(metric, { ours, reference = null, unit, target = '', cpuSeconds }) {
  const ratio = reference === null || reference === 0 ? null : ours / reference;
  return {
    metric,
    ours: rounded(ours),
    reference: rounded(reference),
    ratio: rounded(ratio),
    unit,
    target,
    ...(cpuSeconds && { cpuSeconds }),
  };
}

const rounded = (value) => (value === null ? null : Number(value.toPrecision(4)));

/** @returns {boolean | null} null without a target that can be read */
export function meetsTarget({ ours, ratio, target }) {
  const [, relation, limit, isRatio] = LIMIT.exec(target ?? '') ?? [];
  const value = isRatio ? ratio : ours;
  if (!relation || typeof value !== 'number') return null;
  const bound = Number(limit);
  return { '<': value < bound, '<=': value <= bound, '>': value > bound, '>=': value >= bound }[relation];
}
