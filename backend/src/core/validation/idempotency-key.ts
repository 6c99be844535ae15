import { IsOptional, IsString, MaxLength } from 'class-validator';
import { ValidationError } from '../errors/common-errors.js';
import { Rules } from './rules.js';

const MAX = 200;
const TOO_LONG = `The idempotency key must be at most ${MAX} characters`;

/** A key by which a repeated request is known, as a field of an input. */
export const IdempotencyKeyRules = () =>
  Rules(MaxLength(MAX, { message: TOO_LONG }), IsString({ message: 'The idempotency key must be text' }), IsOptional());

/** The key in the header `Idempotency-Key`. One that is too long is refused rather than cut: two cut keys could be one. @throws ValidationError */
export function idempotencyKeyOf(header: string | undefined): string | undefined {
  if (header !== undefined && header.length > MAX) throw new ValidationError([{ field: 'Idempotency-Key', message: TOO_LONG }]);
  return header || undefined;
}
