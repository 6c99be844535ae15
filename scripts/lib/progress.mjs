const QUIET_MS = 1000;
const REPEAT_MS = 10_000;

export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Runs `work` and says so when it takes longer than a second: at once that it is under way, then every ten seconds,
 * and how long it took.
 */
export async function step(title, work) {
  const begun = Date.now();
  let announced = false;
  const tell = () => {
    const elapsed = announced ? `  ${Math.round((Date.now() - begun) / 1000)} s` : '';
    announced = true;
    console.log(`  ${title} …${elapsed}`);
  };
  const first = setTimeout(tell, QUIET_MS);
  const repeat = setInterval(tell, REPEAT_MS);
  try {
    const result = await work();
    if (announced) console.log(`  ${title}: done in ${seconds(Date.now() - begun)}`);
    return result;
  } finally {
    clearTimeout(first);
    clearInterval(repeat);
  }
}
