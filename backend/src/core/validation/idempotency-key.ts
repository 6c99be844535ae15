import { IsOptional, IsString, MaxLength } from 'class-validator';
import { ValidationError } from '../errors/common-errors.js';
import { Rules } from './rules.js';

/** Characters of a key at most. */
export const IDEMPOTENCY_KEY_MAX = 200;
const TOO_LONG = `The idempotency key must be at most ${IDEMPOTENCY_KEY_MAX} characters`;

/** A key by which a repeated request is known, as a field of an input. */
export const IdempotencyKeyRules = () =>
  Rules(MaxLength(IDEMPOTENCY_KEY_MAX, { message: TOO_LONG }), IsString({ message: 'The idempotency key must be text' }), IsOptional());

/**
 * For work whose answer comes in pieces: a client that lost the connection asks for it again, and only a key tells that from a second order.
 * @param field as the caller calls it
 * @throws ValidationError when there is no key
 */
export function requireIdempotencyKey(key: string | null | undefined, field: string): void {
  if (!key) throw new ValidationError([{ field, message: 'A stream needs an idempotency key, so that it can be asked for again' }]);
}

/** The key in the header `Idempotency-Key`. One that is too long is refused rather than cut: two cut keys could be one. @throws ValidationError */
export function idempotencyKeyOf(header: string | undefined): string | undefined {
  if (header !== undefined && header.length > IDEMPOTENCY_KEY_MAX)
    throw new ValidationError([{ field: 'Idempotency-Key', message: TOO_LONG }]);
  return header || undefined;
}
