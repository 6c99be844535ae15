import { SetMetadata } from '@nestjs/common';
import type { Shape } from './shape.js';

/** A field of a multipart form. */
export interface FormField {
  text: string;
  optional?: true;
  /** All values that it may have. */
  values?: readonly string[];
}

/** A field of a multipart form that carries one file, or several, each in a part of its own. */
export interface FilesField {
  files: string;
  /** One unless given. */
  most?: number;
}

/** One kind of server-sent event. */
export interface EventDescription {
  text: string;
  data: Shape;
}

/** A parameter of a path that has only some values. */
export interface PathValues {
  text: string;
  values: readonly string[];
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
  /** What an answer of success is; made of the answer's class, or of the summary, unless given. */
  success?: string;
  /** The server-sent events that come to a client that accepts `text/event-stream` in place of one answer, by name, `error` aside. */
  events?: Record<string, EventDescription>;
  /** Media types that an answer in bytes may have. */
  file?: readonly string[];
  /** Form fields by name. */
  multipart?: Record<string, string | FormField | FilesField>;
  /** The body is form-encoded instead of JSON. */
  form?: boolean;
  /** The handler takes the header `Idempotency-Key`. */
  idempotent?: true;
  /** What the query must hold where no class of input says it, and what each is. */
  query?: Record<string, string>;
  /** What the parameters of the path are, where the controller's `@DescribesPath` does not say it. */
  path?: PathDescription;
  /** What can go wrong besides a missing token, bad input and too many requests. */
  errors?: Record<number, string>;
}

/** Parameters of a path by name. */
export type PathDescription = Record<string, string | PathValues>;

const DESCRIPTION = 'rest-description';
const PATHS = 'rest-paths';

/** Says what the parameters in the paths of a controller are. */
export const DescribesPath = (parameters: PathDescription): ClassDecorator => SetMetadata(PATHS, parameters);

/** What a controller, or the one that it extends, says about the parameters of its paths. */
export const pathsDescribedBy = (controller: object): PathDescription =>
  (Reflect.getMetadata(PATHS, controller) as PathDescription | undefined) ?? {};

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
