import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { HEALTH_CHECKS, type HealthCheck, type HealthStatus, runHealthChecks } from './health.js';
import { Describes } from '../openapi/describes.decorator.js';
import { OneOf } from '../openapi/shape.js';

interface Readiness {
  /** Everything works. */
  ok: boolean;
  status: HealthStatus;
  /** Why not, by check. */
  reasons: Record<string, string>;
  checks: Record<string, boolean>;
}

const NO_ANSWER = 'does not answer';

/** For load balancers and compose. Tells a stranger which part answers and what that costs, and nothing else of it. */
@Controller('health')
@Access('public')
export class HealthController {
  constructor(@Inject(HEALTH_CHECKS) private readonly checks: readonly HealthCheck[]) {}

  /** The process runs. */
  @Get('live')
  @Describes('Whether the process runs.', { id: 'getLiveness', answer: { ok: 'boolean' } })
  live(): { ok: true } {
    return { ok: true };
  }

  /** 200 while every required dependency answers, also when others do not; 503 otherwise. */
  @Get('ready')
  @Describes('Whether the product serves: `ok`, `degraded` with its reasons, or `unavailable`.', {
    id: 'getReadiness',
    answer: { ok: 'boolean', status: new OneOf(['ok', 'degraded', 'unavailable']), reasons: 'object', checks: 'object' },
    also: { 503: 'A required dependency does not answer.' },
  })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    const report = await runHealthChecks(this.checks);
    const { status } = report;
    void reply.status(status === 'unavailable' ? 503 : 200);
    const answers = Object.entries(report.checks);
    return {
      ok: status === 'ok',
      status,
      reasons: Object.fromEntries(answers.flatMap(([name, { ok, reason }]) => (ok ? [] : [[name, reason ?? NO_ANSWER]]))),
      checks: Object.fromEntries(answers.map(([name, { ok }]) => [name, ok])),
    };
  }
}
