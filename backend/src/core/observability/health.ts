import { within } from '../events/within.js';

/** The answer of one dependency to a real, cheap call. */
export interface HealthAnswer {
  ok: boolean;
  detail: string;
  /** Why not, in words that a stranger may read; left out, it is said that it does not answer. */
  reason?: string;
}

export interface HealthCheck {
  name: string;
  /** False: the product still serves without it, so that readiness does not depend on it. */
  required: boolean;
  /** True: a hint to whoever runs the product, which works all the same. */
  hint?: boolean;
  check(): Promise<HealthAnswer>;
}

/** Nest injection token of the list of checks, given by the composition root. */
export const HEALTH_CHECKS = Symbol('HealthChecks');
const CHECK_LIMIT_MS = 3000;
const NO_ANSWER = 'no answer in time';

export type HealthStatus = 'ok' | 'degraded' | 'unavailable';

export interface HealthReport {
  /** Unavailable: something required does not answer. Degraded: the product serves, but not all of it. */
  status: HealthStatus;
  checks: Record<string, HealthAnswer>;
}

/** Asks all dependencies at once, each within 3 s. */
export async function runHealthChecks(checks: readonly HealthCheck[]): Promise<HealthReport> {
  const answers = await Promise.all(checks.map(async (check) => [check, await answerWithin(check)] as const));
  const failed = answers.flatMap(([check, answer]) => (answer.ok ? [] : [check]));
  return {
    status: failed.some(({ required }) => required) ? 'unavailable' : failed.some(({ hint }) => !hint) ? 'degraded' : 'ok',
    checks: Object.fromEntries(answers.map(([check, answer]) => [check.name, answer])),
  };
}

async function answerWithin(check: HealthCheck): Promise<HealthAnswer> {
  const answer = check.check().catch(() => ({ ok: false, detail: 'not reachable' }));
  // Only the limit can reject: a check that fails has its answer already.
  return within(answer, CHECK_LIMIT_MS, () => new Error(NO_ANSWER)).catch(() => ({ ok: false, detail: NO_ANSWER }));
}
