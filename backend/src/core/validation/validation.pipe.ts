import { ValidationPipe } from '@nestjs/common';
import type { ValidationError as FieldFailure } from 'class-validator';
import type { FieldError } from '../errors/app-error.js';
import { ValidationError } from '../errors/common-errors.js';

/**
 * One validation of both doors. Unknown properties are dropped, so that nobody sets a field that the input does not
 * declare. The first failing text of the first failing field becomes the error's text.
 */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: (failures) => new ValidationError(failures.flatMap((failure) => fieldErrors(failure, ''))),
  });
}

function fieldErrors(failure: FieldFailure, prefix: string): FieldError[] {
  const field = `${prefix}${failure.property}`;
  const own = Object.values(failure.constraints ?? {}).map((message) => ({ field, message }));
  return [...own, ...(failure.children ?? []).flatMap((child) => fieldErrors(child, `${field}.`))];
}
