import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation } from '@nestjs/swagger';
import type { Shape } from './shape.js';

/** A field of a multipart form. */
export interface FormField {
  text: string;
  optional?: true;
  /** All values that it may have. */
  values?: readonly string[];
}

export interface RouteDescription {
  /** Names the operation for programs, such as `listDocuments`; made of controller and method unless given. */
  id?: string;
  /** Success code; 200 unless given. */
  status?: number;
  /** The success answer: a class, or fields by the names that the handler gives them. */
  answer?: Shape;
  /** Other codes that come with the same answer, and when. */
  also?: Record<number, string>;
  /** What comes as server-sent events to a client that accepts `text/event-stream`, in place of one answer. */
  events?: string;
  /** Media types that an answer in bytes may have. */
  file?: readonly string[];
  /** Form fields by name, `file` for the one that carries bytes. */
  multipart?: Record<string, string | FormField>;
  /** The body is form-encoded instead of JSON. */
  form?: boolean;
  /** The handler takes the header `Idempotency-Key`. */
  idempotent?: true;
  /** What the query must hold where no class of input says it, and what each is. */
  query?: Record<string, string>;
  /** Values that a parameter of the path may have, where there are few. */
  path?: Record<string, readonly string[]>;
  /** What can go wrong besides a missing token, bad input and too many requests. */
  errors?: Record<number, string>;
}

const DESCRIPTION = 'rest-description';

/** What is said about a route's handler; nothing for one that is not described. */
export const descriptionOf = (handler: object): RouteDescription =>
  (Reflect.getMetadata(DESCRIPTION, handler) as RouteDescription | undefined) ?? {};

/** What a route's handler answers, as its description says; none for a file. */
export const answerShapeOf = (handler: object): Shape | undefined => {
  const description = Reflect.getMetadata(DESCRIPTION, handler) as RouteDescription | undefined;
  return description && !description.file ? (description.answer ?? 'object') : undefined;
};

/**
 * What the OpenAPI document says about a route, and with it what its answer may hold; paths, inputs and access are read from the
 * code itself.
 */
export function Describes(summary: string, description: RouteDescription): MethodDecorator {
  const { form, multipart } = description;
  return applyDecorators(
    ApiOperation({ summary }),
    SetMetadata(DESCRIPTION, description),
    ...(form ? [ApiConsumes('application/x-www-form-urlencoded')] : []),
    ...(multipart ? [ApiConsumes('multipart/form-data'), ApiBody({ schema: multipartSchema(multipart) })] : []),
  );
}

function multipartSchema(fields: Record<string, string | FormField>) {
  const properties = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]));
  const required = Object.keys(fields).filter((name) => !isOptional(fields[name]));
  return { type: 'object', properties, required, additionalProperties: false };
}

const isOptional = (field: string | FormField | undefined): boolean => typeof field === 'object' && field.optional === true;

function fieldSchema(field: string | FormField) {
  if (field === 'file') return { type: 'string', format: 'binary' };
  if (typeof field === 'string') return { type: 'string', description: field };
  return { type: 'string', description: field.text, ...(field.values && { enum: [...field.values] }) };
}
