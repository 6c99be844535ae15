/** Milliseconds between two repaints of a growing answer; too short for the eye to see steps. */
const BATCH_MS = 50;

export interface TextBatch {
  add: (text: string) => void;
  /** Emits the buffered text at once. */
  flush: () => void;
  /** Discards the buffered text. */
  drop: () => void;
}

/** Batches pieces that arrive close together, so that a fast stream does not repaint for every word. */
export function createTextBatch(emit: (text: string) => void): TextBatch {
  let held = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = (): void => {
    clearTimeout(timer);
    timer = undefined;
    held = '';
  };
  const flush = (): void => {
    const text = held;
    drop();
    if (text) emit(text);
  };
  return {
    add: (text) => {
      held += text;
      timer ??= setTimeout(flush, BATCH_MS);
    },
    flush,
    drop,
  };
}
