export type EmbeddedPostgresProblem =
  | 'DATABASE_FOLDER_DAMAGED'
  | 'DATABASE_FOLDER_UNREACHABLE'
  | 'DATABASE_VERSION_MISMATCH'
  | 'DATABASE_IN_USE'
  | 'DATABASE_BINARIES_UNUSABLE'
  | 'DATABASE_START_FAILED';

/** The server cannot be started; the text says what is wrong, what to do, and that nothing was changed. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';

  constructor(
    readonly code: EmbeddedPostgresProblem,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}
