/** Codes that the client acts on; for all others it only shows the message. */
export const ErrorCode = {
  network: 'NETWORK',
  unauthenticated: 'UNAUTHENTICATED',
  forbidden: 'FORBIDDEN',
  /** A login whose second step shows that it took too long. */
  loginExpired: 'LOGIN_EXPIRED',
  /** The browser's cookie opens no session any more. */
  sessionNotKept: 'SESSION_NOT_KEPT',
  /** The password was right, and a code is asked for with it. */
  codeRequired: 'CODE_REQUIRED',
  /** The session is good, but its owner has to show again that it is them. */
  reauthenticationRequired: 'REAUTHENTICATION_REQUIRED',
  /** The same in a session that the provider opened: its owner has to sign in there again. */
  signInAgain: 'SIGN_IN_AGAIN',
  /** Changes that waited were answered, kept or rejected in the meantime, perhaps on another device. */
  proposalChanged: 'PROPOSAL_CHANGED',
  proposalNotFound: 'PROPOSAL_NOT_FOUND',
  enrolmentRequired: 'SECOND_FACTOR_ENROLMENT_REQUIRED',
  insufficientTokens: 'INSUFFICIENT_TOKENS',
  /** Begins every code that says the database is away. */
  databasePrefix: 'DATABASE_',
} as const;

/** Codes by HTTP status, for responses without a code. */
export const codeByStatus: Readonly<Record<number, string>> = {
  401: ErrorCode.unauthenticated,
  402: ErrorCode.insufficientTokens,
  403: ErrorCode.forbidden,
};
