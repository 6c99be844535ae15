import { backendPatterns } from '../lint/run-time-patterns.mjs';

/** Patterns that are put together of words while the back end is loaded and used: what the linter cannot read, or not exactly. */
export const runTimePatterns = {
  name: 'patterns made at run time',
  mend: 'npm run patterns, where patterns are not listed; a slow one is rewritten',
  run: async () => {
    const { PatternVerdicts } = await import('../lint/pattern-verdicts.mjs');
    const patterns = await backendPatterns();
    const problems = slowAmong(patterns, new PatternVerdicts());
    return { ok: problems.length === 0, output: problems.join('\n'), note: `${patterns.length} patterns` };
  },
};

/**
 * @param {import('../lint/run-time-patterns.mjs').MadePattern[]} patterns
 * @param {import('../lint/pattern-verdicts.mjs').PatternVerdicts} verdicts
 * @returns {string[]} a sentence for each that may not stand
 */
export function slowAmong(patterns, verdicts) {
  return patterns.flatMap(({ source, flags, place }) => {
    const { verdict, attack } = verdicts.of(source, flags);
    if (verdict === 'slow') return [`${place}: /${source}/${flags} takes too long for ${attack}`];
    return verdict === 'unlisted' ? [`${place}: more patterns than a run can judge are not in scripts/lint/pattern-verdicts.txt.`] : [];
  });
}
