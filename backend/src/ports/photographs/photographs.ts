/** One picture of a set, read only once its turn has come. */
export interface Photograph {
  /** As the client named it; appears in refusals and is never used as a path. */
  filename: string;
  read(): Promise<Uint8Array>;
}

/** On whose behalf photographs are worked on. */
export interface PhotographsTurn {
  owner: string;
  /** Aborts when nobody waits for the result any longer. */
  signal?: AbortSignal;
  /** Told how long each step of the work took, in milliseconds, also of one that fails. */
  onWorked?: (ms: number) => void;
}

/**
 * Photographs of papers, turned upright and put into one PDF, each on a page of its own in the order given. What a camera writes beside the
 * picture (place, time, device) is left out. Work is done in a process of its own; owners take turns.
 */
export abstract class Photographs {
  abstract describe(): string;

  /** Whether HEIC, the format of iPhones, can be read here. */
  abstract readonly readsHeic: boolean;

  /**
   * @param maxBytes what the PDF may have at most; pictures become smaller to fit
   * @throws PhotographRefusedError, which names the file; PhotographsTooLargeError; PhotographsUnavailableError (503); TooManyWaitingError;
   *   the signal's reason
   */
  abstract pdf(photographs: readonly Photograph[], maxBytes: number, turn: PhotographsTurn): Promise<Uint8Array>;

  /** Ends the process. */
  abstract close(): Promise<void>;
}
