let done: () => void;

/** Resolves once the skeleton of the first screen has been painted. What is not seen then waits for it, so as not to delay it. */
export const firstPaint = new Promise<void>((resolve) => (done = resolve));

/** To be called when the first screen stands in the document. A page that is not seen paints nothing, so nothing waits for it. */
export function announceFirstPaint(): void {
  if (document.visibilityState === 'hidden') return done();
  requestAnimationFrame(() => setTimeout(done));
}
