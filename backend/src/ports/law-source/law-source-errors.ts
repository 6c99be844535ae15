/** The source does not answer or refuses everything: all files have to wait. */
export class LawSourceError extends Error {
  override name = 'LawSourceError';
}

/** One file is not there, or is not what it should be; others may be. */
export class LawFileError extends Error {
  override name = 'LawFileError';
}
