let done: () => void;

/** Resolves once the first screen's skeleton has been painted. Work that is not visible yet waits for this so as not to delay it. */
export const firstPaint = new Promise<void>((resolve) => (done = resolve));

/** Call this when the first screen is in the document. A hidden page paints nothing, so nothing waits for it there. */
export function announceFirstPaint(): void {
  if (document.visibilityState === 'hidden') return done();
  requestAnimationFrame(() => setTimeout(done));
}
