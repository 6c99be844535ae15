/**
 * The results of `work` in the order of `items`, with up to `ahead` of them under way before they are asked for.
 * A failure is thrown at its item's position; work under way then finishes, but nobody waits for it.
 */
export async function* prefetched<T, R>(items: readonly T[], ahead: number, work: (item: T) => Promise<R>): AsyncGenerator<R> {
  const underWay: Promise<R>[] = [];
  for (const item of items) {
    const result = work(item);
    result.catch(() => undefined);
    underWay.push(result);
    if (underWay.length > ahead) yield (await underWay.shift()) as R;
  }
  while (underWay.length > 0) yield (await underWay.shift()) as R;
}
