import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { HEALTH_CHECKS, type HealthCheck, runHealthChecks } from './health.js';
import { Describes } from '../openapi/describes.decorator.js';

/** For load balancers and compose. Tells a stranger which part answers and nothing else of it. */
@Controller('health')
@Access('public')
export class HealthController {
  constructor(@Inject(HEALTH_CHECKS) private readonly checks: readonly HealthCheck[]) {}

  /** The process runs. */
  @Get('live')
  @Describes('Whether the process runs.', { answer: { ok: 'boolean' } })
  live(): { ok: true } {
    return { ok: true };
  }

  /** Every required dependency answers; 503 otherwise. */
  @Get('ready')
  @Describes('Whether every required dependency answers.', { answer: 'object', errors: { 503: 'One does not.' } })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<{ ok: boolean; checks: Record<string, boolean> }> {
    const report = await runHealthChecks(this.checks);
    void reply.status(report.ok ? 200 : 503);
    return { ok: report.ok, checks: Object.fromEntries(Object.entries(report.checks).map(([name, { ok }]) => [name, ok])) };
  }
}
