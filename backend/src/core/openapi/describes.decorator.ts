import { SetMetadata } from '@nestjs/common';
import type { Shape } from './shape.js';

/** A field of a multipart form. */
export interface FormField {
  text: string;
  optional?: true;
  /** All values that it may have. */
  values?: readonly string[];
}

/** A field of a multipart form that carries files, each in a part of its own. */
export interface FilesField {
  mostFiles: number;
}

export interface RouteDescription {
  /** In a sentence; set by `@Describes`. */
  summary?: string;
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
  multipart?: Record<string, string | FormField | FilesField>;
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
export const Describes = (summary: string, description: RouteDescription): MethodDecorator =>
  SetMetadata(DESCRIPTION, { ...description, summary });
