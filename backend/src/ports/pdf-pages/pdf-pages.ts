/** On whose behalf files are worked on; `signal` aborts when nobody waits for them any longer. */
export interface PagesTurn {
  owner: string;
  signal?: AbortSignal;
}

/** In points, as a reader shows the page: turned and cropped. */
export interface PageSize {
  width: number;
  height: number;
}

/** A file that is known to be whole, with its annotations and form fields drawn into its pages. */
export interface PreparedPdf {
  bytes: Uint8Array;
  pages: PageSize[];
}

/** Where a page of another file is drawn; in points from the lower left corner. It is made smaller to fit, never larger. */
export interface PageFrame {
  /** Of the base file, from 0. */
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface DrawnPages {
  /** As `prepare` gave them. */
  bytes: Uint8Array;
  /** One for each of its pages, in their order. */
  frames: readonly PageFrame[];
}

export interface PdfPlaces {
  pages: number;
  /** Page of each named destination, from 0. */
  named: Record<string, number>;
}

/**
 * Pages of PDF files of any origin, drawn into a file that the product printed. Work is done off the event loop; owners take turns.
 * Every call throws TooManyWaitingError, PdfPagesUnavailableError (503), or the signal's reason.
 */
export abstract class PdfPages {
  abstract describe(): string;

  /**
   * @param maxPages how many pages the file may have
   * @throws PdfRefusedError with the reason for a file that cannot be drawn whole
   */
  abstract prepare(bytes: Uint8Array, maxPages: number, turn: PagesTurn): Promise<PreparedPdf>;

  /** The pages and named destinations of a file that the product printed. */
  abstract places(printed: Uint8Array, turn: PagesTurn): Promise<PdfPlaces>;

  /** Draws pages into a file that the product printed; its own text, tags, bookmarks, language and title stay. */
  abstract draw(printed: Uint8Array, files: readonly DrawnPages[], turn: PagesTurn): Promise<Uint8Array>;

  /** Ends the threads. */
  abstract close(): Promise<void>;
}
