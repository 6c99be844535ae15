import type { LoggerService } from '@nestjs/common';
import { loggers } from './loggers.js';

const STACK = /\n {4}at /;

/** Lets the framework speak through our loggers: its chatter is debug, its trouble keeps its level. */
export class NestLogger implements LoggerService {
  log(message: unknown, context?: string): void {
    loggers.app.debug({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    loggers.app.warn({ context }, String(message));
  }

  /**
   * The framework gives an error itself, its stack, or both, in front of the context. A stack goes where stacks are freed from the paths of
   * this machine.
   */
  error(message: unknown, ...given: readonly unknown[]): void {
    const texts = given.filter((each) => typeof each === 'string');
    const context = texts.find((text) => !STACK.test(text));
    if (message instanceof Error) {
      loggers.app.error({ context, err: message }, 'reported by the framework');
      return;
    }
    const stack = texts.find((text) => STACK.test(text));
    const err = stack === undefined ? undefined : Object.assign(new Error(String(message)), { stack });
    loggers.app.error({ context, err }, String(message));
  }

  debug(message: unknown, context?: string): void {
    loggers.app.trace({ context }, String(message));
  }
}
