import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino, type Logger } from 'pino';
import { prettyFactory } from 'pino-pretty';
import { currentRequestId } from './request-scope.js';
import { currentTraceId } from './tracing/tracing.js';

/** Keys whose values never reach a log, at any depth that our log lines have. */
const REDACTED = ['password', 'token', 'authorization', 'cookie', 'secret', 'apiKey', 'text', 'content', 'question'].flatMap((key) => [
  key,
  `*.${key}`,
  `*.*.${key}`,
]);

/** Synchronous, so that the last lines before an exit are not lost. */
const output = {
  pretty: null as ((line: string) => string) | null,
  sink: (text: string): void => void process.stdout.write(text),
  write(line: string) {
    this.sink(this.pretty ? this.pretty(line) : line);
  },
};

const root: Logger = pino(
  {
    level: 'info',
    base: undefined,
    redact: { paths: REDACTED, censor: '[redacted]' },
    serializers: { err: errorForLog },
    mixin: () => {
      const requestId = currentRequestId();
      const traceId = currentTraceId();
      return { ...(requestId !== undefined && { requestId }), ...(traceId !== undefined && { traceId }) };
    },
  },
  output,
);

/** Every logger of the product; the name tells which part speaks. */
export const loggers = {
  app: root.child({ part: 'app' }),
  http: root.child({ part: 'http' }),
  jobs: root.child({ part: 'jobs' }),
  index: root.child({ part: 'index' }),
  model: root.child({ part: 'model' }),
  pdf: root.child({ part: 'pdf' }),
  events: root.child({ part: 'events' }),
  limits: root.child({ part: 'limits' }),
} satisfies Record<string, Logger>;

/** Sets level and form of all loggers, and where lines go instead of standard output, once at start. */
export function setUpLoggers({ level, pretty, sink }: { level: string; pretty: boolean; sink?: (text: string) => void }): void {
  if (sink) output.sink = sink;
  output.pretty = pretty
    ? prettyFactory({ colorize: process.stdout.isTTY, ignore: 'part', messageFormat: '{part}: {msg}', singleLine: true })
    : null;
  for (const logger of Object.values(loggers)) logger.level = level;
}

/** The checkout or installation folder: stack traces name files below it only, since its place is nobody's business. */
const ROOT = path.resolve(import.meta.dirname, '../../../..');
const ABSOLUTE_PATH = /(?<![\w:/.])(?:file:\/\/)?(?:\/[\p{L}\p{M}\p{N}_.@+%-]+){2,}/gu;
const withoutPaths = (text: string): string =>
  text
    .replaceAll(`${pathToFileURL(ROOT).href}/`, '')
    .replaceAll(`${ROOT}/`, '')
    .replace(ABSOLUTE_PATH, '[path]');

/**
 * Query parameters and driver details can hold what users wrote: only name, code, message head and stack are logged,
 * and no absolute path.
 */
function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const isQuery = error.name === 'QueryFailedError';
  const code = (error as { code?: unknown }).code;
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    message: isQuery ? 'query failed' : withoutPaths(error.message.slice(0, 300)),
    stack: withoutPaths(isQuery ? stackWithoutMessage(error) : (error.stack ?? '').slice(0, 4000)),
    ...(error.cause instanceof Error && { cause: errorForLog(error.cause) }),
  };
}

function stackWithoutMessage(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');
}
