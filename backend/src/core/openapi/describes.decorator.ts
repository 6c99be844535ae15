import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { type Shape, schemaOf } from './shape.js';

export interface RouteDescription {
  /** Success code; 200 unless given. */
  status?: number;
  /** The success answer: a class, or fields by the names that the handler gives them. */
  answer?: Shape;
  /** Media type of an answer in bytes. */
  file?: string;
  /** Form fields by name, `file` for the one that carries bytes. */
  multipart?: Record<string, string>;
  /** The body is form-encoded instead of JSON. */
  form?: boolean;
  /** What can go wrong beside a missing token, bad input and too many requests. */
  errors?: Record<number, string>;
}

const ANSWER = 'rest-answer';

/** What a route's handler answers, as its description says; none for a file. */
export const answerShapeOf = (handler: object): Shape | undefined => Reflect.getMetadata(ANSWER, handler) as Shape | undefined;

/**
 * What the OpenAPI document says of a route, and with it what its answer may hold; paths, inputs and access are read from the
 * code itself.
 */
export function Describes(
  summary: string,
  { status = 200, answer = 'object', file, multipart, form, errors = {} }: RouteDescription,
): MethodDecorator {
  const decorators: MethodDecorator[] = [
    ApiOperation({ summary }),
    file
      ? ApiResponse({ status, description: 'The file.', content: { [file]: { schema: { type: 'string', format: 'binary' } } } })
      : ApiResponse({ status, description: 'Success.', schema: schemaOf(answer) }),
  ];
  if (!file) decorators.push(SetMetadata(ANSWER, answer));
  if (form) decorators.push(ApiConsumes('application/x-www-form-urlencoded'));
  if (multipart) decorators.push(ApiConsumes('multipart/form-data'), ApiBody({ schema: multipartSchema(multipart) }));
  for (const [code, description] of Object.entries(errors))
    decorators.push(ApiResponse({ status: Number(code), description, schema: { $ref: '#/components/schemas/Error' } }));
  return applyDecorators(...decorators);
}

function multipartSchema(fields: Record<string, string>) {
  const properties = Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [
      name,
      text === 'file' ? { type: 'string', format: 'binary' } : { type: 'string', description: text },
    ]),
  );
  return { type: 'object', properties };
}
