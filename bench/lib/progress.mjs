const EVERY_MS = 15_000;

/**
 * Tells how far long work is, on standard error and every so often, with how long the rest will take at this rate.
 * @param {string} label what is done, such as "vectors of legal-sources"
 * @returns {(done: number, total: number) => void}
 */
export function progressOf(label) {
  const begun = performance.now();
  let told = begun;
  let first = null;
  return (done, total) => {
    const now = performance.now();
    first ??= { done, at: now };
    if (now - told < EVERY_MS) return;
    told = now;
    const rate = (done - first.done) / (now - first.at);
    const left = rate > 0 ? `, about ${Math.ceil((total - done) / rate / 60_000)} min left` : '';
    console.error(`  ${label}: ${done} of ${total}${left}`);
  };
}
