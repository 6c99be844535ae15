import {
  type Context,
  isSpanContextValid,
  type Link,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import type { OpenSpan, SpanFacts, SpanKindName, SpanMaker, SpanOptions, SpanOrigin } from './tracing.js';

const KINDS: Record<SpanKindName, SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};
/** Longer ones are refused before they are read; one of version 00 has 55 characters. */
const LONGEST_TRACEPARENT = 256;

/** Reads a W3C `traceparent`, also of a later version; undefined for anything else. */
export function readTraceparent(text: string): SpanContext | undefined {
  const context = text.length > LONGEST_TRACEPARENT ? null : parseTraceParent(text);
  return context && isSpanContextValid(context) ? { ...context, isRemote: true } : undefined;
}

class OtelSpan implements OpenSpan {
  constructor(readonly span: Span) {}

  get traceId(): string {
    return this.span.spanContext().traceId;
  }

  get traceparent(): string {
    const { traceId, spanId, traceFlags } = this.span.spanContext();
    return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
  }

  set(facts: SpanFacts): void {
    this.span.setAttributes({ ...facts });
  }

  end(error?: unknown): void {
    if (error !== undefined) {
      this.set({ 'error.type': errorType(error) });
      // The message can hold what a user wrote.
      this.span.setStatus({ code: SpanStatusCode.ERROR });
    }
    this.span.end();
  }
}

/** Spans of OpenTelemetry. */
export class OtelSpans implements SpanMaker {
  constructor(private readonly tracer: Tracer) {}

  begin(name: string, { parent, link }: SpanOrigin, { kind = 'internal', facts = {} }: SpanOptions): OpenSpan {
    const linked = link === undefined ? undefined : readTraceparent(link);
    const links: Link[] = linked ? [{ context: linked }] : [];
    return new OtelSpan(this.tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...facts }, links }, contextOf(parent)));
  }
}

function contextOf(parent: SpanOrigin['parent']): Context {
  if (parent instanceof OtelSpan) return trace.setSpan(ROOT_CONTEXT, parent.span);
  const remote = typeof parent === 'string' ? readTraceparent(parent) : undefined;
  return remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT;
}

function errorType(error: unknown): string {
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return code;
  return error instanceof Error ? error.name : typeof error;
}
