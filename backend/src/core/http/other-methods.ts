import type { FastifyInstance } from 'fastify';
import { MethodNotAllowedError } from '../errors/common-errors.js';

/** What every page that does not exist is answered by; it says nothing about which addresses there are. */
const EVERY_PAGE = '/*';

/**
 * Answers 405 with `Allow` where an address is one of ours and its method is not, instead of 404. To be registered before the routes, which it
 * learns as they come.
 */
export function refuseOtherMethods(app: FastifyInstance): void {
  /** The methods by pattern, such as `/api/documents/:id`, in pieces. */
  const routes = new Map<string, { pieces: readonly string[]; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const route = routes.get(url) ?? { pieces: piecesOf(url), methods: new Set<string>() };
    for (const each of [method].flat()) route.methods.add(each);
    routes.set(url, route);
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404 && request.routeOptions.url !== EVERY_PAGE) return;
    const pieces = piecesOf(request.url.split('?')[0] ?? '');
    const found = [...routes.values()].filter((route) => fits(pieces, route.pieces));
    const methods = new Set(found.flatMap((route) => [...route.methods]));
    if (methods.size === 0) return;
    void reply.header('allow', [...methods].sort().join(', '));
    throw new MethodNotAllowedError();
  });
}

const piecesOf = (path: string): string[] => path.replace(/\/$/, '').split('/');

const fits = (pieces: readonly string[], pattern: readonly string[]): boolean =>
  pieces.length === pattern.length && pattern.every((piece, at) => fitsOne(pieces[at] ?? '', piece));

/** A piece of a pattern is a name, or parameters with what stands between them: `:id`, `:id.:format`. */
function fitsOne(piece: string, pattern: string): boolean {
  if (!pattern.includes(':')) return piece === pattern;
  const between = pattern.split(/:\w+/).filter(Boolean);
  return piece !== '' && between.every((text) => piece.includes(text));
}
