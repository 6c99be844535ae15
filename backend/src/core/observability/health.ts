/** The answer of one dependency to a real, cheap call. */
export interface HealthAnswer {
  ok: boolean;
  detail: string;
}

export interface HealthCheck {
  name: string;
  /** False: the product still serves without it, so that readiness does not depend on it. */
  required: boolean;
  check(): Promise<HealthAnswer>;
}

/** Nest injection token of the list of checks, given by the composition root. */
export const HEALTH_CHECKS = Symbol('HealthChecks');
const CHECK_LIMIT_MS = 3000;

export interface HealthReport {
  ok: boolean;
  checks: Record<string, HealthAnswer>;
}

/** Asks all dependencies at once, each within 3 s. */
export async function runHealthChecks(checks: readonly HealthCheck[]): Promise<HealthReport> {
  const answers = await Promise.all(checks.map(async (check) => [check, await answerWithin(check)] as const));
  return {
    ok: answers.every(([check, answer]) => answer.ok || !check.required),
    checks: Object.fromEntries(answers.map(([check, answer]) => [check.name, answer])),
  };
}

async function answerWithin(check: HealthCheck): Promise<HealthAnswer> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<HealthAnswer>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, detail: 'no answer in time' }), CHECK_LIMIT_MS);
  });
  try {
    return await Promise.race([check.check().catch(() => ({ ok: false, detail: 'not reachable' })), limit]);
  } finally {
    clearTimeout(timer);
  }
}
