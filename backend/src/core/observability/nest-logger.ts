import type { LoggerService } from '@nestjs/common';
import { loggers } from './loggers.js';

/** Lets the framework speak through our loggers: its chatter is debug, its trouble keeps its level. */
export class NestLogger implements LoggerService {
  log(message: unknown, context?: string): void {
    loggers.app.debug({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    loggers.app.warn({ context }, String(message));
  }

  error(message: unknown, stackOrContext?: string): void {
    loggers.app.error({ context: stackOrContext }, message instanceof Error ? message.message : String(message));
  }

  debug(message: unknown, context?: string): void {
    loggers.app.trace({ context }, String(message));
  }
}
