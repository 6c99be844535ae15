import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import type { ValidationError as FieldFailure, ValidatorOptions } from 'class-validator';
import type { FieldError } from '../errors/app-error.js';
import { withinTime } from '../concurrency/time-guard.js';
import { ValidationError } from '../errors/common-errors.js';
import { refuseUnusableInput } from './clean-input.js';
import { boundInput } from './input-size.js';

/** Looks first for what no rule of a field should ever see, and how much there is; paths, forms and WebSocket messages have no other place for it. */
@Injectable()
class InputPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // A custom argument is made by the server: the caller, the request.
    if (metadata.type !== 'custom') {
      refuseUnusableInput(value);
      boundInput(value);
    }
    return super.transform(value, metadata) as Promise<unknown>;
  }

  /** The rules of all fields are asked before this returns a promise; it is kept in an object, so that it is waited for outside the guard. */
  protected override async validate(input: object, options?: ValidatorOptions): Promise<FieldFailure[]> {
    const { failures } = await withinTime(() => ({ failures: super.validate(input, options) }));
    return failures;
  }
}

/**
 * The same validation for both APIs. Unknown properties are dropped, so that nobody sets a field that the input does not
 * declare. The first failing text of the first failing field becomes the error's text.
 */
export function createValidationPipe(): ValidationPipe {
  return new InputPipe({
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
