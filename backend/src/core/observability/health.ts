import { within } from '../async/within.js';

/** The answer of one dependency to a real, cheap call. */
export interface HealthAnswer {
  ok: boolean;
  detail: string;
  /** Why not, in words that a stranger may read; left out, it is said that it does not answer. */
  reason?: string;
}

export interface HealthCheck {
  name: string;
  /** True only where no request can be answered without it: a proxy then sends nothing here. */
  required: boolean;
  /** True: a hint to whoever runs the product, which works all the same. */
  hint?: boolean;
  check(): Promise<HealthAnswer>;
}

const CHECK_LIMIT_MS = 3000;
const NO_ANSWER = 'no answer in time';

export type HealthStatus = 'ok' | 'degraded' | 'unavailable';

export interface HealthReport {
  /** Unavailable: something required does not answer. Degraded: the product serves, but not all of it. */
  status: HealthStatus;
  checks: Record<string, HealthAnswer>;
  /** When this process first found each check failing that fails now, in ISO 8601. */
  since: Record<string, string>;
}

/** Asks all dependencies of this process, and remembers since when each has been failing. The composition root names them. */
export class Health {
  private readonly failingSince = new Map<string, string>();
  private asking: Promise<HealthReport> | undefined;
  private stopped: HealthReport | undefined;

  constructor(
    private readonly checks: readonly HealthCheck[],
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** Asks all at once, each within 3 s; who asks meanwhile gets the same report, so that many who ask cost no more than one. */
  report(): Promise<HealthReport> {
    if (this.stopped) return Promise.resolve(this.stopped);
    this.asking ??= this.ask().finally(() => (this.asking = undefined));
    return this.asking;
  }

  /** The process has been asked to stop: it serves on for a while, and nothing more should be sent to it. */
  stop(): void {
    this.stopped ??= {
      status: 'unavailable',
      checks: { process: { ok: false, detail: 'is stopping', reason: 'is stopping' } },
      since: { process: this.now().toISOString() },
    };
  }

  private async ask(): Promise<HealthReport> {
    const answers = await Promise.all(this.checks.map(async (check) => [check, await answerWithin(check)] as const));
    const failed = answers.flatMap(([check, { ok }]) => (ok ? [] : [check]));
    const found = this.now().toISOString();
    for (const [{ name }, { ok }] of answers) {
      if (ok) this.failingSince.delete(name);
      else if (!this.failingSince.has(name)) this.failingSince.set(name, found);
    }
    return {
      status: failed.some(({ required }) => required) ? 'unavailable' : failed.some(({ hint }) => !hint) ? 'degraded' : 'ok',
      checks: Object.fromEntries(answers.map(([check, answer]) => [check.name, answer])),
      since: Object.fromEntries(this.failingSince),
    };
  }
}

async function answerWithin(check: HealthCheck): Promise<HealthAnswer> {
  const answer = check.check().catch(() => ({ ok: false, detail: 'not reachable' }));
  // Only the limit can reject: a check that fails has its answer already.
  return within(answer, CHECK_LIMIT_MS, () => new Error(NO_ANSWER)).catch(() => ({ ok: false, detail: NO_ANSWER }));
}
