const MIB = 1024 * 1024;

/** What answers may hold and how many are made at once; all of it for one API process. docs/decisions/answers.md says why. */
export const ANSWER_LIMITS = {
  /** Bytes of one JSON answer. Files, exports and event streams are sent piece by piece and are not counted. */
  bytes: 8 * MIB,
  /** An answer for which more than this is opened or read waits for its turn among the large ones. */
  ordinaryBytes: 512 * 1024,
  large: { concurrency: 4, perKey: 1, maxWaitingPerKey: 40, maxWaiting: 400 },
  /** GraphQL operations of one user, over HTTP, on sockets and for MCP together. */
  operations: { concurrency: 500, perKey: 8, maxWaitingPerKey: 100, maxWaiting: 2000 },
  /** Of these, the ones that cost more than any screen of the front end: each keeps the event loop busy for long. */
  dearCost: 20_000,
  dear: { concurrency: 4, perKey: 1, maxWaitingPerKey: 100, maxWaiting: 400 },
  /** What a user waits after one of them for the next: about as long as it had the event loop, so that others have as much of it. */
  dearRestMs: 200,
  /** Queries without a login, by network. */
  strangers: { concurrency: 4, perKey: 2, maxWaitingPerKey: 40, maxWaiting: 400 },
  /** What may be spent within a minute; a field of one row costs 1 to 4, the dearest operation 100,000. */
  cost: { network: 6_000_000, user: 2_000_000 },
  /** How long an operation waits for its turn. */
  turnMs: 20_000,
} as const;
