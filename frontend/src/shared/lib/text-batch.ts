/** Milliseconds between two repaints of a growing answer; below what the eye resolves as steps. */
const BATCH_MS = 50;

export interface TextBatch {
  add: (text: string) => void;
  /** Hands over what is held back, at once. */
  flush: () => void;
  /** Drops what is held back. */
  drop: () => void;
}

/** Joins pieces that arrive close together, so that a fast stream does not repaint for every word. */
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
