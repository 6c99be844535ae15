import type { INestApplication } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { FilesField, FormField, RouteDescription } from '../../descriptions/describes.decorator.js';
import { type RestHandler, restHandlers } from '../rest-handlers.js';

export interface MediaType {
  schema?: object;
  example?: unknown;
}

/** An answer of an operation, or the reference to one. */
export interface DescribedAnswer {
  $ref?: string;
  description?: string;
  headers?: object;
  content?: Record<string, MediaType>;
}

export interface RouteOperation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: object[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  security?: Record<string, string[]>[];
  responses: Record<string, DescribedAnswer>;
}

export interface RestRoute extends Omit<RestHandler, 'name' | 'method'> {
  /** In capitals. */
  method: string;
  /** As OpenAPI writes it, such as `/api/admin/users/{id}`. */
  path: string;
  /** In the document that the routes were read from. */
  operation: RouteOperation;
}

/** Routes are found again by what they are called in the document. */
const operationIdFactory = (controller: string, method: string): string => `${controller}.${method}`;

/** What Nest's description of the application says, and every route in it together with its handler's access and input. */
export function restRoutes(
  app: INestApplication,
  base: Omit<OpenAPIObject, 'paths'>,
): { document: OpenAPIObject; routes: readonly RestRoute[] } {
  const all = restHandlers(app);
  for (const handler of all) tellNest(handler);
  const handlers = new Map(all.map((handler) => [operationIdFactory(handler.controller.name, handler.name), handler]));
  const document = SwaggerModule.createDocument(app, base, { operationIdFactory });
  const routes = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations as Record<string, RouteOperation>).flatMap(([method, operation]): RestRoute[] => {
      const handler = handlers.get(operation.operationId ?? '');
      return handler ? [{ ...handler, method: method.toUpperCase(), path, operation }] : [];
    }),
  );
  return { document, routes };
}

/** Gives a handler the decorators of Nest's description. Here and not in `@Describes`: a running product need not load them. */
function tellNest({ controller, name, method, description }: RestHandler): void {
  if (description.summary === undefined) return;
  for (const decorate of decoratorsOf(description)) decorate(controller.prototype as object, name, { value: method });
}

const decoratorsOf = ({ summary, form, multipart }: RouteDescription): MethodDecorator[] => [
  ApiOperation({ summary }),
  ...(form ? [ApiConsumes('application/x-www-form-urlencoded')] : []),
  ...(multipart ? [ApiConsumes('multipart/form-data'), ApiBody({ schema: multipartSchema(multipart) })] : []),
];

function multipartSchema(fields: NonNullable<RouteDescription['multipart']>) {
  const properties = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]));
  const required = Object.keys(fields).filter((name) => !isOptional(fields[name]));
  return { type: 'object', properties, required, additionalProperties: false };
}

const isOptional = (field: FieldDescription | undefined): boolean =>
  typeof field === 'object' && 'text' in field && field.optional === true;

type FieldDescription = string | FormField | FilesField;

const BINARY = { type: 'string', format: 'binary' };

function fieldSchema(field: FieldDescription) {
  if (typeof field === 'string') return { type: 'string', description: field };
  if ('files' in field) {
    const { files: description, most } = field;
    return most === undefined ? { ...BINARY, description } : { type: 'array', description, items: BINARY, minItems: 1, maxItems: most };
  }
  return { type: 'string', description: field.text, ...(field.values && { enum: [...field.values] }) };
}
