import { ConflictError, NotFoundError } from '../../core/errors/common-errors.js';

/** Also for an event of another owner's matter. */
export class ChronologyEventNotFoundError extends NotFoundError {
  constructor() {
    super('Event not found', 'CHRONOLOGY_EVENT_NOT_FOUND');
  }
}

export class TooManyChronologyEventsError extends ConflictError {
  constructor(most: number) {
    super(`A matter keeps at most ${most} events. Delete some of them first.`, 'TOO_MANY_CHRONOLOGY_EVENTS');
  }
}

/** A list of dates is made of what somebody has confirmed. */
export class NoConfirmedEventsError extends ConflictError {
  constructor() {
    super('No event of this matter is confirmed. Confirm those that belong in the list of dates.', 'NO_CONFIRMED_EVENTS');
  }
}
