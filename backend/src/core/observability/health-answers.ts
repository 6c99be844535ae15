import inspector from 'node:inspector';
import type { HealthReport } from './health.js';
import { loggers } from './loggers.js';

/**
 * Answers the supervisor that started this process: whether its event loop still turns and whether a debugger may be
 * holding it (a process that does not answer is ended and started again), and, when asked for it, what of the
 * product works. Does nothing without a supervisor.
 */
export function answerHealthQuestions(report?: () => Promise<HealthReport>): void {
  process.on('message', (message: unknown) => {
    const type = (message as { type?: unknown } | null)?.type;
    if (type === 'health') send({ type: 'healthy', debugged: inspector.url() !== undefined });
    if (type === 'report' && report)
      report().then(
        ({ checks }) => send({ type: 'report', checks }),
        (error: unknown) => loggers.app.error({ err: error }, 'the report for the start cannot be made'),
      );
  });
}

/** A supervisor that is gone while we answer is the business of its `disconnect`. */
const send = (message: object): void => void process.send?.(message, () => undefined);
