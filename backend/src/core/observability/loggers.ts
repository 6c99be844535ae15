import { pino, type Logger } from 'pino';
import { prettyFactory } from 'pino-pretty';

/** Keys whose values never reach a log, at any depth that our log lines have. */
const REDACTED = ['password', 'token', 'authorization', 'cookie', 'secret', 'apiKey', 'text', 'content', 'question'].flatMap((key) => [
  key,
  `*.${key}`,
  `*.*.${key}`,
]);

/** Synchronous, so that the last lines before an exit are not lost. */
const output: { pretty: ((line: string) => string) | null; write(line: string): void } = {
  pretty: null,
  write(line) {
    process.stdout.write(this.pretty ? this.pretty(line) : line);
  },
};

const root: Logger = pino(
  {
    level: 'info',
    base: undefined,
    redact: { paths: REDACTED, censor: '[redacted]' },
    serializers: { err: errorForLog },
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

/** Sets level and form of all loggers, once at start. */
export function setUpLoggers({ level, pretty }: { level: string; pretty: boolean }): void {
  output.pretty = pretty
    ? prettyFactory({ colorize: process.stdout.isTTY, ignore: 'part', messageFormat: '{part}: {msg}', singleLine: true })
    : null;
  for (const logger of Object.values(loggers)) logger.level = level;
}

/** Query parameters and driver details can hold what users wrote: only name, code, message head and stack are logged. */
function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const isQuery = error.name === 'QueryFailedError';
  const code = (error as { code?: unknown }).code;
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    message: isQuery ? 'query failed' : error.message.slice(0, 300),
    stack: isQuery ? stackWithoutMessage(error) : error.stack?.slice(0, 4000),
    ...(error.cause instanceof Error && { cause: errorForLog(error.cause) }),
  };
}

function stackWithoutMessage(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');
}
