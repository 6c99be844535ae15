import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import type { ValidationError as FieldFailure } from 'class-validator';
import type { FieldError } from '../errors/app-error.js';
import { ValidationError } from '../errors/common-errors.js';
import { boundInput } from './input-size.js';

/** Looks at how much there is before it looks at what it is. */
class BoundedValidationPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type !== 'custom') boundInput(value);
    return super.transform(value, metadata);
  }
}

/**
 * One validation of both doors. Unknown properties are dropped, so that nobody sets a field that the input does not
 * declare. The first failing text of the first failing field becomes the error's text.
 */
export function createValidationPipe(): ValidationPipe {
  return new BoundedValidationPipe({
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
