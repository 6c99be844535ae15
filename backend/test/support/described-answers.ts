import { readFileSync } from 'node:fs';
import path from 'node:path';

import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { ERROR_CODES } from '../../src/core/errors/error-codes.js';

interface Described {
  $ref?: string;
  content?: Record<string, { schema?: object }>;
}

interface Route {
  id: string;
  method: string;
  path: string;
  pattern: RegExp;
  responses: Record<string, Described>;
}

interface Document {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, Described> }>>;
  components: { responses: Record<string, Described> };
}

/** The Model Context Protocol has messages of its own. */
const HELD = /^\/(?:api|health)\//;
const FILE = path.resolve(import.meta.dirname, '../../../openapi.json');
const JSON_TYPE = 'application/json';
const DOCUMENT = 'themis';

let known: { routes: Route[]; ajv: Ajv2020; document: Document } | undefined;

/** Read once in a process. Paths without parameters come first, as the router takes them. */
function description() {
  if (known) return known;
  const document = JSON.parse(readFileSync(FILE, 'utf8')) as Document;
  const ajv = new Ajv2020({ strict: false, formats: fullFormats });
  ajv.addSchema(document, DOCUMENT);
  const routes = Object.entries(document.paths)
    .flatMap(([at, methods]) =>
      Object.entries(methods).map(([method, { operationId: id, responses }]) => ({
        id,
        method: method.toUpperCase(),
        path: at,
        pattern: new RegExp(`^${at.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`),
        responses,
      })),
    )
    .sort((one, other) => one.path.split('{').length - other.path.split('{').length);
  known = { routes, ajv, document };
  return known;
}

const pointer = (...steps: string[]): string => steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

const routeOf = (method: string, target: string): Route | undefined => {
  const at = target.split(/[?#]/)[0] ?? '';
  return HELD.test(at) ? description().routes.find((each) => each.method === method && each.pattern.test(at)) : undefined;
};

/** The id of the operation that a call is; undefined for none of REST. */
export const operationOf = (method: string, target: string): string | undefined => routeOf(method, target)?.id;

/**
 * Holds an answer of REST to the description of its operation in `openapi.json`: the status and the media type stand there, JSON is of its
 * schema, and a refusal's code goes with that status. Answers to no operation pass.
 * @param contentType the header; null for an answer without a body
 * @param body undefined where it is no JSON
 * @throws Error that names operation, status and path
 */
export function expectDescribed(method: string, target: string, status: number, contentType: string | null, body: unknown): void {
  const at = target.split(/[?#]/)[0] ?? '';
  const { ajv, document } = description();
  const route = routeOf(method, target);
  if (!route) return;
  const fail = (what: string): never => {
    throw new Error(`${method} ${route.path} answered ${status} at ${at}, ${what}`);
  };
  const own = route.responses[status];
  if (!own) return fail('which openapi.json does not describe.');
  const name = own.$ref?.split('/').at(-1);
  const { content = {} } = name ? (document.components.responses[name] ?? {}) : own;
  const mediaType = contentType?.split(';')[0] ?? null;
  if (mediaType !== null && !(mediaType in content)) return fail(`as ${mediaType}, which openapi.json does not describe.`);
  if (mediaType !== JSON_TYPE || !content[JSON_TYPE]?.schema) return;
  const where = name
    ? pointer('components', 'responses', name, 'content', JSON_TYPE, 'schema')
    : pointer('paths', route.path, method.toLowerCase(), 'responses', String(status), 'content', JSON_TYPE, 'schema');
  const reference = `${DOCUMENT}#${where}`;
  const validate = ajv.getSchema(reference) ?? ajv.compile({ $ref: reference });
  if (!validate(body)) fail(`with a body off its schema: ${ajv.errorsText(validate.errors, { separator: '; ' }).slice(0, 500)}.`);
  const { code } = (status >= 400 ? body : {}) as { code?: keyof typeof ERROR_CODES };
  if (code && ERROR_CODES[code].status !== status) fail(`with ${code}, whose status is ${ERROR_CODES[code].status}.`);
}
