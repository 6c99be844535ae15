import { AppError, type AppErrorOptions } from '../errors/app-error.js';
import { UnavailableError } from '../errors/common-errors.js';

/** The subscriber has missed events that it must not miss, so what it shows is incomplete. */
export class EventsLostError extends AppError {
  constructor(why: 'slow' | 'disconnected') {
    super(
      'EVENTS_LOST',
      503,
      why === 'slow' ? 'The connection is too slow to follow the live text.' : 'The live connection was interrupted. Please try again.',
    );
  }
}

export class EventBusUnavailableError extends UnavailableError {
  constructor(options?: AppErrorOptions) {
    super('Live updates are not available at the moment. Please try again.', 'EVENTS_UNAVAILABLE', options);
  }
}

export class EventTooLargeError extends AppError {
  constructor(bytes: number, limit: number) {
    super('EVENT_TOO_LARGE', 500, `An event of ${bytes} bytes is over the limit of ${limit}.`);
  }
}
