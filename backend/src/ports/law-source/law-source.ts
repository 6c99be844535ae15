/** A file that the manifest of the starter law names. */
export interface LawFile {
  /** Where it is published, with a slash at its end; a mirror or a folder is asked instead where one is set. */
  base: string;
  /** Below `base`, of names with slashes between them. */
  path: string;
  /** Its size; a longer file is not read to its end. */
  bytes: number;
}

/** Where the texts of the starter law come from. */
export abstract class LawSource {
  /** The host or the folder, for people. @param base as in `LawFile` */
  abstract describe(base: string): string;

  /**
   * Reads a file whole. Whether it is the one that was meant is for the caller to check.
   * @throws LawFileError when the source answers and has no such file, or has a longer one
   * @throws LawSourceError when the source does not answer, or refuses: it can be tried again later
   * @throws the signal's reason
   */
  abstract read(file: LawFile, signal?: AbortSignal): Promise<Buffer>;
}
