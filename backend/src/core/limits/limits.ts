export interface Limit {
  /** Calls, or milliseconds of work where the name says so, that are allowed within the duration. */
  points: number;
  durationSeconds: number;
  /** Pause after the limit was crossed, from that moment; 0 waits for the duration to end only. */
  blockSeconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Every rate limit of the product. The name tells what the key is: an account at a source address, an account, an address, a user, a link. */
export const LIMITS = {
  'login-account': { points: 10, durationSeconds: 15 * MINUTE, blockSeconds: 15 * MINUTE },
  'login-strangers': { points: 100, durationSeconds: 15 * MINUTE, blockSeconds: 15 * MINUTE },
  'login-source': { points: 60, durationSeconds: 5 * MINUTE, blockSeconds: 5 * MINUTE },
  'admin-login-account': { points: 5, durationSeconds: 15 * MINUTE, blockSeconds: 15 * MINUTE },
  'admin-login-strangers': { points: 20, durationSeconds: 15 * MINUTE, blockSeconds: 15 * MINUTE },
  'admin-login-source': { points: 10, durationSeconds: 15 * MINUTE, blockSeconds: 15 * MINUTE },
  // Codes have six digits, three of which are right at a time: with these, a guess succeeds once in some thousand years.
  'second-factor-account': { points: 5, durationSeconds: 15 * MINUTE, blockSeconds: 15 * MINUTE },
  'second-factor-strangers': { points: 20, durationSeconds: 15 * MINUTE, blockSeconds: 15 * MINUTE },
  'second-factor-source': { points: 60, durationSeconds: 5 * MINUTE, blockSeconds: 5 * MINUTE },
  // One sign-in by the provider is two calls; a whole office may come from one address.
  'provider-source': { points: 120, durationSeconds: 5 * MINUTE, blockSeconds: 5 * MINUTE },
  'password-reset-source': { points: 20, durationSeconds: HOUR, blockSeconds: 0 },
  // By the e-mail that was given, whether or not it has an account: nobody's mailbox is filled.
  'password-reset-account': { points: 5, durationSeconds: HOUR, blockSeconds: 0 },
  'session-renewal-source': { points: 120, durationSeconds: MINUTE, blockSeconds: 0 },
  'password-reset-use-source': { points: 20, durationSeconds: HOUR, blockSeconds: 0 },
  'register-source': { points: 30, durationSeconds: HOUR, blockSeconds: 0 },
  // Answers that tell that an e-mail has an account, by who asked and in all: enough for people who forgot that they registered.
  'email-taken-source': { points: 8, durationSeconds: HOUR, blockSeconds: 0 },
  'email-taken-all': { points: 200, durationSeconds: HOUR, blockSeconds: 0 },
  'ask-user': { points: 30, durationSeconds: MINUTE, blockSeconds: 0 },
  'account-export-user': { points: 5, durationSeconds: HOUR, blockSeconds: 0 },
  'conversation-user': { points: 60, durationSeconds: MINUTE, blockSeconds: 0 },
  // Each call decrypts what it searches.
  'conversation-search-user': { points: 60, durationSeconds: MINUTE, blockSeconds: 0 },
  'matter-user': { points: 120, durationSeconds: MINUTE, blockSeconds: 0 },
  // Whether somebody has an account can be tried out by inviting them: as often as a chamber needs, and no more.
  'matter-invite-user': { points: 30, durationSeconds: HOUR, blockSeconds: 0 },
  // Each keeps a whole text.
  'approval-user': { points: 60, durationSeconds: MINUTE, blockSeconds: 0 },
  // Programs read a feed every few hours; one who guesses gets no further.
  'calendar-feed-source': { points: 60, durationSeconds: 10 * MINUTE, blockSeconds: 10 * MINUTE },
  'reminders-off-source': { points: 20, durationSeconds: HOUR, blockSeconds: 0 },
  'matter-search-user': { points: 60, durationSeconds: MINUTE, blockSeconds: 0 },
  'party-user': { points: 120, durationSeconds: MINUTE, blockSeconds: 0 },
  'party-search-user': { points: 120, durationSeconds: MINUTE, blockSeconds: 0 },
  // A whole file each time.
  'party-import-user': { points: 10, durationSeconds: MINUTE, blockSeconds: 0 },
  'search-user': { points: 120, durationSeconds: MINUTE, blockSeconds: 0 },
  'generate-user': { points: 20, durationSeconds: MINUTE, blockSeconds: 0 },
  'document-search-user': { points: 60, durationSeconds: MINUTE, blockSeconds: 0 },
  // Free of charge, and each may be a whole book.
  'save-version-user': { points: 30, durationSeconds: MINUTE, blockSeconds: 0 },
  'check-user': { points: 120, durationSeconds: MINUTE, blockSeconds: 0 },
  'download-user': { points: 60, durationSeconds: MINUTE, blockSeconds: 0 },
  // Each key has a limit of its own, at most this.
  'api-key': { points: 1_000_000, durationSeconds: MINUTE, blockSeconds: 0 },
  'api-key-create-user': { points: 30, durationSeconds: HOUR, blockSeconds: 0 },
  // Messages of any kind; the tools behind them have limits of their own.
  'mcp-user': { points: 300, durationSeconds: MINUTE, blockSeconds: 0 },
  // Requests to the authorization server, and programs that register there; the servers of one assistant register for all its users.
  'oauth-source': { points: 600, durationSeconds: MINUTE, blockSeconds: 0 },
  'oauth-register-source': { points: 60, durationSeconds: HOUR, blockSeconds: 0 },
  'oauth-register-all': { points: 600, durationSeconds: HOUR, blockSeconds: 0 },
  'app-request-user': { points: 60, durationSeconds: HOUR, blockSeconds: 0 },
  'webhook-change-user': { points: 60, durationSeconds: HOUR, blockSeconds: 0 },
  // Each is a call to somebody else's server.
  'webhook-send-user': { points: 60, durationSeconds: HOUR, blockSeconds: 0 },
  // A link opens its file once.
  'download-link': { points: 1, durationSeconds: 20 * MINUTE, blockSeconds: 0 },
  'upload-user': { points: 100, durationSeconds: 10 * MINUTE, blockSeconds: 0 },
  'compare-user': { points: 60, durationSeconds: MINUTE, blockSeconds: 0 },
  // Milliseconds of work, counted when it is done: who sends what takes long is refused sooner.
  'render-time-user': { points: 20_000, durationSeconds: MINUTE, blockSeconds: 0 },
  // A scan takes seconds a page.
  'read-time-user': { points: 60_000, durationSeconds: MINUTE, blockSeconds: 0 },
  'text-time-user': { points: 15_000, durationSeconds: MINUTE, blockSeconds: 0 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
