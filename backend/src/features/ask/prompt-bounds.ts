/** What a model reads besides a question, in UTF-16 units: all passages together, and the earlier turns. */
const SOURCES_MAX = 60_000;
const HISTORY_MAX = 20_000;

/** The first of the sources, best first, that fit together; none is cut, since a part could quote a rule without its exception. */
export function withinReach<S extends { text: string }>(sources: readonly S[], limit = SOURCES_MAX): S[] {
  return takeWhileFits(sources, limit);
}

/** The last of the turns that fit together, oldest first: the oldest ones are missed least. */
export function lastTurns<T extends { text: string }>(turns: readonly T[], limit = HISTORY_MAX): T[] {
  return takeWhileFits([...turns].reverse(), limit).reverse();
}

function takeWhileFits<T extends { text: string }>(items: readonly T[], limit: number): T[] {
  let length = 0;
  const end = items.findIndex(({ text }) => (length += text.length) > limit);
  return end < 0 ? [...items] : items.slice(0, end);
}
