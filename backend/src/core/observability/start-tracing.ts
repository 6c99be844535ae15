import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { TracingConfig } from '../config/config.js';
import { within } from '../async/within.js';
import { loggers } from './loggers.js';
import { setSpanMaker } from './tracing/tracing.js';

/** How long one delivery may take, tries included. */
const DELIVERY_LIMIT_MS = 5000;
const DELIVER_EVERY_MS = 5000;
/** Spans that wait for delivery; further ones are dropped, so that a collector that is away costs no memory. */
const WAITING_SPANS = 2048;
const SPANS_AT_ONCE = 512;
/** What is left to deliver may delay the end of the process by this much. */
const LAST_DELIVERY_MS = 1500;
const NOTHING_TO_STOP = (): Promise<void> => Promise.resolve();

/**
 * Sends traces from now on, when the settings say where to; else loads nothing and costs nothing.
 * @param service what this process is called in traces
 * @returns delivers what is left and switches tracing off; never rejects
 */
export async function startTracing(config: TracingConfig | null, service: 'themis-api' | 'themis-worker'): Promise<() => Promise<void>> {
  if (!config) return NOTHING_TO_STOP;
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }, { OtelSpans }] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('./tracing/otel-spans.js'),
  ]);
  const { url, headers, share } = config;
  const exporter = telling(new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: DELIVERY_LIMIT_MS }));
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'themis' }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter,
        maxQueueSize: WAITING_SPANS,
        maxExportBatchSize: SPANS_AT_ONCE,
        scheduledDelayMillis: DELIVER_EVERY_MS,
        exportTimeoutMillis: DELIVERY_LIMIT_MS,
      }),
    ],
  });
  setSpanMaker(new OtelSpans(provider.getTracer('themis')));
  return async () => {
    setSpanMaker(null);
    await within(provider.shutdown(), LAST_DELIVERY_MS, () => new Error('the collector did not take them in time')).catch(
      (error: unknown) => loggers.app.warn({ err: error }, 'the last traces were not delivered'),
    );
  };
}

/** The exporter, which says in the log once when the collector stops taking traces, and once when it takes them again. */
function telling(exporter: SpanExporter): SpanExporter {
  let down = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.error !== undefined;
        if (failed && !down) loggers.app.warn({ err: result.error }, 'traces cannot be delivered');
        if (!failed && down) loggers.app.info('traces are delivered again');
        down = failed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
