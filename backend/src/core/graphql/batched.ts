import DataLoader from 'dataloader';

const loaders = new WeakMap<object, Map<string, DataLoader<unknown, unknown>>>();

/** Forgets what was loaded for an operation, since what comes next may have changed it. */
export const forgetLoaded = (context: object): void => void loaders.delete(context);

/**
 * A loader that lives as long as one query, or one root field of a mutation, so that a field of many rows costs one query.
 * @param load answers in the order of its keys
 */
export function batched<Key, Value>(
  context: object,
  name: string,
  load: (keys: readonly Key[]) => Promise<(Value | Error)[]>,
): DataLoader<Key, Value> {
  const ofContext = loaders.get(context) ?? new Map<string, DataLoader<unknown, unknown>>();
  loaders.set(context, ofContext);
  let loader = ofContext.get(name) as DataLoader<Key, Value> | undefined;
  if (!loader) {
    loader = new DataLoader<Key, Value>(load);
    ofContext.set(name, loader);
  }
  return loader;
}
