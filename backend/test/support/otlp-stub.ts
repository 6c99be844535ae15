import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { StubServer } from './stub-server.js';

/** A span as OTLP sends it in JSON. */
export interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  links?: { traceId: string }[];
  status: { code?: number };
}

interface Delivery {
  resourceSpans: { resource: { attributes: SentSpan['attributes'] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

/** An OpenTelemetry collector that keeps what is sent to it. */
export class OtlpStub extends StubServer {
  readonly bodies: string[] = [];
  readonly headers: IncomingHttpHeaders[] = [];
  status = 200;

  get spans(): SentSpan[] {
    return this.bodies
      .flatMap((body) => (JSON.parse(body) as Delivery).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  }

  /** The one span of that name. */
  span(name: string): SentSpan {
    const [found, ...others] = this.spans.filter((span) => span.name === name);
    if (!found || others.length > 0) throw new Error(`${others.length + (found ? 1 : 0)} spans are called "${name}"`);
    return found;
  }

  /** Names of all that is part of a span, at any depth. */
  within({ spanId }: SentSpan): string[] {
    return this.spans.filter(({ parentSpanId }) => parentSpanId === spanId).flatMap((child) => [child.name, ...this.within(child)]);
  }

  protected async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    if (this.status === 200 && request.url === '/v1/traces') {
      this.bodies.push(body);
      this.headers.push(request.headers);
    }
    response.writeHead(request.url === '/v1/traces' ? this.status : 404, { 'content-type': 'application/json' }).end('{}');
  }
}

/** The value of an attribute, as it was sent. */
export const fact = ({ attributes }: SentSpan, key: string): unknown =>
  Object.values(attributes.find((attribute) => attribute.key === key)?.value ?? {})[0];
