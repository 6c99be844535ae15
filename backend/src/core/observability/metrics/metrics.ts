import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { within } from '../../async/within.js';
import { loggers } from '../loggers.js';

/** One value of a figure that is read when somebody asks for it. */
export interface Reading {
  labels?: Record<string, string>;
  value: number;
}

const READ_LIMIT_MS = 2000;
/** A figure that costs a query is read at most this often, however many ask. */
const READ_EVERY_MS = 5000;
/** Figures that cost a query are read so many at a time: read all at once they would take every connection, and users would wait. */
const READ_AT_ONCE = 3;
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const JOB_SECONDS = [0.1, 0.5, 1, 5, 15, 60, 300, 900, 3600];

/**
 * What this process counts, in Prometheus' terms. Labels are names of the product's own (routes, fields, kinds of jobs), never what a
 * user has written, so that their number is bounded.
 */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly sourceErrors = this.counter('themis_metrics_source_errors_total', 'Figures that could not be read.', ['source']);
  private readonly inTurn = pLimit(READ_AT_ONCE);
  private isCollecting = false;

  readonly httpRequests = this.histogram(
    'themis_http_request_duration_seconds',
    'Time to answer an HTTP request, by route pattern.',
    ['method', 'route', 'status'],
    REQUEST_SECONDS,
  );
  readonly graphqlOperations = this.histogram(
    'themis_graphql_operation_duration_seconds',
    'Time to answer a GraphQL operation over HTTP, by its first root field.',
    ['kind', 'field', 'outcome'],
    REQUEST_SECONDS,
  );
  readonly jobs = this.histogram(
    'themis_job_duration_seconds',
    'Time of one run of a job, by kind and how it ended.',
    ['job', 'outcome'],
    JOB_SECONDS,
  );
  readonly answers = this.histogram(
    'themis_answer_duration_seconds',
    'Time to answer a question: cited, without_citations, refused, failed or abandoned.',
    ['outcome'],
    REQUEST_SECONDS,
  );
  readonly withheld = this.counter(
    'themis_answer_withheld_total',
    'Words of a language model that no source has, and that were left out of answers.',
    ['kind'],
  );
  readonly modelCalls = this.histogram(
    'themis_language_model_call_duration_seconds',
    'Time of one call of the language model.',
    ['purpose', 'outcome'],
    REQUEST_SECONDS,
  );
  readonly modelTokens = this.counter('themis_language_model_tokens_total', "The language model's own tokens.", ['purpose', 'direction']);
  readonly refused = this.counter(
    'themis_refused_total',
    'Requests and operations that were refused for want of something: too many of them, a service that is away, no room left.',
    ['code'],
  );
  readonly tokensCharged = this.counter('themis_tokens_charged_total', "Users' tokens charged for finished drafts.", ['operation']);

  /** Also counts what Node itself knows: memory, processor time, event loop, garbage collection. Once for a process. */
  collectProcess(): void {
    if (this.isCollecting) return;
    this.isCollecting = true;
    collectDefaultMetrics({ register: this.registry });
  }

  /**
   * Adds a figure that is read when somebody asks for it. A reading that fails or takes more than 2 s is left out and counted.
   * @param everyMs how long a reading counts; 0 for one that costs nothing
   */
  gauge(name: string, help: string, labelNames: string[], read: () => Promise<Reading[]> | Reading[], everyMs = READ_EVERY_MS): void {
    const { sourceErrors, inTurn } = this;
    const readInTime = () => within(Promise.resolve(read()), READ_LIMIT_MS, () => new Error(`${name} took too long to read`));
    let readAt = -Infinity;
    new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      async collect() {
        if (performance.now() - readAt < everyMs) return;
        try {
          const readings = await (everyMs === 0 ? readInTime() : inTurn(readInTime));
          readAt = performance.now();
          this.reset();
          for (const { labels = {}, value } of readings) this.set(labels, value);
        } catch (error) {
          // An old value would look like a true one.
          this.reset();
          sourceErrors.inc({ source: name });
          loggers.app.warn({ err: error, metric: name }, 'a metric cannot be read');
        }
      },
    });
  }

  /** Everything in Prometheus' text format, version 0.0.4. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  private counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  private histogram<Label extends string>(name: string, help: string, labelNames: Label[], buckets: number[]): Histogram<Label> {
    return new Histogram({ name, help, labelNames, buckets, registers: [this.registry] });
  }
}

/** Seconds since `begun`, a value of `performance.now()`. */
export const secondsSince = (begun: number): number => (performance.now() - begun) / 1000;
