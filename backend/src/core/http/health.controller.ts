import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { Health, type HealthStatus } from '../observability/health.js';
import { Describes } from '../descriptions/describes.decorator.js';
import { OneOf, described, mapOf } from '../descriptions/shape.js';

interface Readiness {
  /** Everything works. */
  ok: boolean;
  status: HealthStatus;
  /** Why not, by check. */
  reasons: Record<string, string>;
  /** Since when, by check, as this process noticed; in ISO 8601. */
  since: Record<string, string>;
  checks: Record<string, boolean>;
}

const NO_ANSWER = 'does not answer';

/** For load balancers and compose. Tells a stranger which part answers and what that costs, and nothing else of it. */
@Controller('health')
@Access('public')
export class HealthController {
  constructor(private readonly health: Health) {}

  /** The process runs. */
  @Get('live')
  @Describes('Whether the process runs.', { id: 'getLiveness', answer: { ok: described('Always true.', 'boolean') } })
  live(): { ok: true } {
    return { ok: true };
  }

  /** 200 while requests can be answered, also when some cannot; 503 where the database or its schema is missing, or the process is stopping. */
  @Get('ready')
  @Describes('Whether the product serves: `ok`, `degraded` with the reasons and since when, or `unavailable`.', {
    id: 'getReadiness',
    success: 'Requests can be answered, even if some parts are missing.',
    answer: {
      ok: described('Whether nothing is missing.', 'boolean'),
      status: described('Whether the product serves.', new OneOf(['ok', 'degraded', 'unavailable'])),
      reasons: described('Why a part is missing, by its name.', mapOf('string')),
      since: described('Since when a part is missing, by its name.', mapOf('date-time')),
      checks: described('Every part by its name.', 'object'),
    },
    also: { 503: 'Nothing should be sent here now: the database or its schema is missing, or the process is stopping.' },
  })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    const report = await this.health.report();
    const { status } = report;
    void reply.status(status === 'unavailable' ? 503 : 200);
    const answers = Object.entries(report.checks);
    return {
      ok: status === 'ok',
      status,
      reasons: Object.fromEntries(answers.flatMap(([name, { ok, reason }]) => (ok ? [] : [[name, reason ?? NO_ANSWER]]))),
      since: report.since,
      checks: Object.fromEntries(answers.map(([name, { ok }]) => [name, ok])),
    };
  }
}
