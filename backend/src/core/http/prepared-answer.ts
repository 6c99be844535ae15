import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A public answer that is the same for everybody: one buffer, however many ask for it. */
export interface PreparedAnswer {
  readonly body: Buffer;
  /** Media type. */
  readonly type: string;
  /** Strong: as long as it is the same, so is every byte. */
  readonly etag: string;
}

/** @param type media type, with the charset if it is text */
export function prepareAnswer(body: string | Buffer, type: string): PreparedAnswer {
  const bytes = Buffer.from(body);
  return { body: bytes, type, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

/** Sends the answer, or 304 to who has it already. @param cacheControl for how long it may be used without asking again */
export function sendPrepared(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { body, type, etag }: PreparedAnswer,
  cacheControl: string,
): FastifyReply {
  void reply.header('etag', etag).header('cache-control', cacheControl);
  if (namesTag(request.headers['if-none-match'], etag)) return reply.status(304).send();
  return reply.type(type).send(body);
}

/** Whether `If-None-Match` names the tag. A proxy that compressed the answer may have made it a weak one, which is as good here. */
function namesTag(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
