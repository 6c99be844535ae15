import { ConflictError, NotFoundError } from '../../core/errors/common-errors.js';

export class DeadlineRowNotFoundError extends NotFoundError {
  constructor() {
    super('There is no such row in the calendar; the list of rows names them all.', 'DEADLINE_ROW_NOT_FOUND');
  }
}

export class HolidayNotFoundError extends NotFoundError {
  constructor() {
    super('Holiday not found', 'HOLIDAY_NOT_FOUND');
  }
}

export class HolidayExistsError extends ConflictError {
  constructor() {
    super('This day is already a holiday there.', 'HOLIDAY_EXISTS');
  }
}

export class TooManyHolidaysError extends ConflictError {
  constructor(most: number) {
    super(`At most ${most} holidays can be kept. Please remove those of past years first.`, 'TOO_MANY_HOLIDAYS');
  }
}
