/** Resolves with the task, or rejects with what `expired` makes after `limitMs`; the task itself is not stopped. */
export async function within<T>(task: Promise<T>, limitMs: number, expired: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    // After a busy stretch of the event loop an answer may already be there; it is read before the immediate runs.
    timer = setTimeout(() => setImmediate(() => reject(expired())), limitMs);
  });
  try {
    return await Promise.race([task, limit]);
  } finally {
    clearTimeout(timer);
  }
}
