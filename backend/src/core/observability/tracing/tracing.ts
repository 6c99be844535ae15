import { Ambient } from '../../async/ambient.js';

/**
 * Everything that a span may say. Values are names of the product's own (routes, fields, tables, kinds of jobs), numbers and random
 * ids: never what a user wrote, a value of a query, a file name or an e-mail address.
 */
export interface SpanFacts {
  'http.request.method'?: string;
  /** The pattern, never the address itself. */
  'http.route'?: string;
  'http.response.status_code'?: number;
  'graphql.operation.type'?: string;
  'db.system.name'?: 'postgresql';
  /** Verb and table. */
  'db.query.summary'?: string;
  'gen_ai.request.model'?: string;
  'gen_ai.usage.input_tokens'?: number;
  'gen_ai.usage.output_tokens'?: number;
  'themis.request_id'?: string;
  'themis.graphql.field'?: string;
  'themis.job.name'?: string;
  'themis.job.id'?: string;
  'themis.job.attempt'?: number;
  'themis.model.purpose'?: string;
  /** How it ended, in the words of the part of the product that did it. */
  'themis.outcome'?: string;
  'error.type'?: string;
}

export type SpanKindName = 'server' | 'client' | 'producer' | 'consumer' | 'internal';

export interface SpanOptions {
  kind?: SpanKindName;
  facts?: SpanFacts;
}

/** A span that has begun. */
export interface OpenSpan {
  readonly traceId: string;
  /** In the form of the W3C header of this name. */
  readonly traceparent: string;
  set(facts: SpanFacts): void;
  /** Ends it, as failed when there is an error: of that only its code or its class is told. */
  end(error?: unknown): void;
}

export interface SpanOrigin {
  /** A span of this process, or a `traceparent` that the product itself has stored; null begins a trace. */
  parent: OpenSpan | string | null;
  /** A `traceparent` that somebody else sent: told, but not trusted with the choice of what is recorded. */
  link?: string | undefined;
}

/** What makes spans; loaded only when traces are wanted. */
export interface SpanMaker {
  begin(name: string, origin: SpanOrigin, options: SpanOptions): OpenSpan;
}

let maker: SpanMaker | null = null;
/** One request, operation or run of a job; `span` is what it is doing now. */
const scope = new Ambient<{ span: OpenSpan }>();

/** Switches tracing on, or off with null. One for a process. */
export const setSpanMaker = (made: SpanMaker | null): void => void (maker = made);

/** Whether what is done now is part of a trace. */
export const isInTrace = (): boolean => maker !== null && scope.get() !== undefined;

/** The trace that the current work belongs to; undefined outside of one. */
export const currentTraceId = (): string | undefined => (maker ? scope.get()?.span.traceId : undefined);

/** The current span as others can continue it; undefined outside of a trace. */
export const currentTraceparent = (): string | undefined => (maker ? scope.get()?.span.traceparent : undefined);

/** Begins a trace, or continues one from `parent`, a stored `traceparent`. @returns null when tracing is off */
export const beginTrace = (
  name: string,
  options: SpanOptions & { parent?: string | undefined; link?: string | undefined } = {},
): OpenSpan | null => maker?.begin(name, { parent: options.parent ?? null, link: options.link }, options) ?? null;

/** Begins a part of the current span. @returns null outside of a trace, and when tracing is off */
export function beginSpan(name: string, options: SpanOptions = {}): OpenSpan | null {
  const parent = scope.get()?.span;
  return maker && parent ? maker.begin(name, { parent }, options) : null;
}

/** Does `work`, and all that comes of it, as part of a span; without one simply does it. */
export const insideSpan = <T>(span: OpenSpan | null, work: () => T): T => (span ? scope.run({ span }, work) : work());

/**
 * Makes a span the current one for the rest of the request that it is part of: for hooks that can wrap nothing.
 * @returns what makes the one before current again
 */
export function enterSpan(span: OpenSpan): () => void {
  const held = scope.get();
  if (!held) return () => undefined;
  const before = held.span;
  held.span = span;
  return () => void (held.span = before);
}

/** Does `work` as a span that ends with it. */
export async function endedWith<T>(span: OpenSpan | null, work: () => Promise<T>): Promise<T> {
  if (!span) return work();
  try {
    const result = await insideSpan(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}
