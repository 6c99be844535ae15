/** The part of an OpenAPI 3.1 document that is shown. */
export interface OpenApi {
  info: { description?: string };
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, OpenApiAnswer> };
}

export interface OpenApiOperation {
  operationId: string;
  summary?: string;
  tags?: string[];
  security?: Record<string, unknown>[];
  parameters?: OpenApiParameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, OpenApiAnswer | Reference>;
}

export interface OpenApiParameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

export interface OpenApiAnswer {
  description?: string;
  content?: Content;
}

type Content = Record<string, { schema?: Schema }>;
interface Reference {
  $ref: string;
}

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}

export interface Route {
  method: string;
  path: string;
  tag: string;
  operation: OpenApiOperation;
}

const last = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/** Every operation, in the order of the document. */
export const routesOf = ({ paths }: OpenApi): Route[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      tag: operation.tags?.[0] ?? '',
      operation,
    })),
  );

/** The answer itself where one of the shared answers is referred to. */
export const answerOf = ({ components }: OpenApi, answer: OpenApiAnswer | Reference): OpenApiAnswer =>
  '$ref' in answer ? (components.responses[last(answer.$ref)] ?? {}) : answer;

/** The schema of an object's fields behind references, lists and "or null"; null where there are no fields. */
export function objectOf(document: OpenApi, schema: Schema): Schema | null {
  const { $ref, anyOf, items, properties } = schema;
  if (properties) return schema;
  const inner = $ref ? document.components.schemas[last($ref)] : (anyOf?.find(({ type }) => type !== 'null') ?? items);
  return inner ? objectOf(document, inner) : null;
}

/** A type in few words, as in `list of ChatTurnInput, at most 20, or null`. */
export function typeWords(schema: Schema): string {
  const { $ref, anyOf, type, items, format, minLength, maxLength, minimum, maximum, maxItems } = schema;
  if ($ref) return last($ref);
  if (anyOf) return anyOf.map(typeWords).join(' or ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const [kind = 'any', ...others] = [type ?? 'any'].flat();
  const words = [
    items ? `list of ${typeWords(items)}` : format ? `${kind} (${format})` : kind,
    between(minimum, maximum, ''),
    between(minLength, maxLength, 'characters'),
    between(undefined, maxItems, ''),
  ];
  return [words.filter(Boolean).join(', '), ...others].join(' or ');
}

function between(least: number | undefined, most: number | undefined, unit: string): string {
  const words =
    least !== undefined && most !== undefined
      ? `${least} to ${most}`
      : most !== undefined
        ? `at most ${most}`
        : least !== undefined
          ? `at least ${least}`
          : '';
  return words && unit ? `${words} ${unit}` : words;
}
