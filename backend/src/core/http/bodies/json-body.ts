import { isUtf8 } from 'node:buffer';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { BadRequestError } from '../../errors/common-errors.js';
import { refuseUnusableInput } from '../../validation/clean-input.js';
import { boundJson } from '../../validation/json-size.js';

/**
 * JSON bodies, refused when they are not UTF-8, of too many values, nested too deeply or hold text that cannot be stored. Many clients announce JSON
 * with a call that has no payload, which is no mistake.
 */
export function acceptJson(adapter: FastifyAdapter, bodyLimit: number): void {
  const parse = adapter.getInstance().getDefaultJsonParser('error', 'error');
  adapter.useBodyParser('application/json', false, { bodyLimit }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    if (!isUtf8(body)) return done(new BadRequestError('The request cannot be read.'));
    const text = body.toString('utf8');
    try {
      boundJson(text);
    } catch (refusal) {
      return done(refusal as Error);
    }
    void parse(request, text, (error, value: unknown) => {
      if (error) return done(error);
      try {
        refuseUnusableInput(value);
      } catch (refusal) {
        return done(refusal as Error);
      }
      done(null, value);
    });
  });
}
