import type { FastifyAdapter } from '@nestjs/platform-fastify';

/** JSON bodies; many clients announce JSON with a call that has no payload, which is no mistake. */
export function acceptJson(adapter: FastifyAdapter, bodyLimit: number): void {
  const parse = adapter.getInstance().getDefaultJsonParser('error', 'error');
  adapter.useBodyParser('application/json', false, { bodyLimit }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, body.toString('utf8'), done);
  });
}
