import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const DIRECTIVES = {
  defaultSrc: ["'self'"],
  baseUri: ["'none'"],
  connectSrc: ["'self'"],
  fontSrc: ["'self'", 'data:'],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  // The preview of a draft's pages, a file that the page itself was given and typed as PDF.
  frameSrc: ['blob:'],
  imgSrc: ["'self'", 'data:', 'blob:'],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'"],
  styleSrcAttr: ["'unsafe-inline'"],
  workerSrc: ["'self'"],
};
const POLICY = 'content-security-policy';

/**
 * One strict policy for pages, API answers, errors and downloads: no foreign host, no inline script, no framing.
 * The headers are the same for every answer, so helmet makes them once; `@fastify/helmet` would make them per request.
 */
export function registerSecurityHeaders(app: FastifyInstance): void {
  const headers = securityHeaders();
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

/** Lets the style elements of one page in that carry its nonce. @returns the header to set on that page */
export const pagePolicy = (nonce: string): Record<string, string> => {
  const policy = securityHeaders()[POLICY] ?? '';
  return { [POLICY]: policy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`) };
};

let made: Record<string, string> | undefined;

/** The headers of every answer, by lower-case name; for answers that are written before the hooks of Fastify run. */
export function securityHeaders(): Readonly<Record<string, string>> {
  if (made) return made;
  const headers: Record<string, string> = {};
  const middleware = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: DIRECTIVES },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
  });
  const response = { setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value), removeHeader: () => undefined };
  middleware({} as IncomingMessage, response as unknown as ServerResponse, (error?: unknown) => {
    if (error) throw error as Error;
  });
  made = headers;
  return headers;
}
