import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsNumber, IsOptional, IsString, IsUUID, Matches, MaxLength, MinLength, ValidateBy } from 'class-validator';
import { isCommonPassword } from './common-passwords.js';
import { EMAIL_MAX, EMAIL_PATTERN, withAsciiDomain } from './email-address.js';
import { SeenText } from './visible-text.js';

export const PHONE_PATTERN = /^[0-9+\-\s()]+$/;
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 1024;
export const NAME_MIN = 2;
export const NAME_MAX = 200;
const PHONE_MAX = 40;
const CODE_MAX = 40;

/** White space around the value is not part of it; other types are left for the rules to refuse. */
export const Trimmed = () => Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** An address in the one spelling in which it is stored and looked for. */
const AsciiDomain = () => Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? withAsciiDomain(value.trim()) : value));

/** As if the decorators stood above the property: the lowest is checked, and reported, first. */
export const Rules = (...decorators: PropertyDecorator[]): PropertyDecorator => applyDecorators(...decorators.reverse());

/** A text of 1 to `max` characters. @param what names it in messages: 'Question' */
export const RequiredText = (max: number, what: string) =>
  Rules(
    MaxLength(max, { message: `${what} must be at most ${max} characters` }),
    IsNotEmpty({ message: `${what} is required` }),
    IsString({ message: `${what} is required` }),
    Trimmed(),
  );

/** A number in steps of 0.1. class-validator counts decimals in how a number is written, and fails on one with an exponent such as 1e-7. */
export const InTenths = (message: string) =>
  Rules(
    ValidateBy({ name: 'inTenths', validator: { validate: (value: number) => Math.round(value * 10) / 10 === value } }, { message }),
    IsNumber({}, { message }),
  );

/** A name of 1 to `max` characters, all of them visible. @param what names it in messages: 'Title' */
export const RequiredName = (max: number, what: string) => Rules(SeenText(what), RequiredText(max, what));

/** An id that may be left out. @param message where it cannot be one: 'Matter not found' */
export const OptionalId = (message: string) => Rules(IsUUID(undefined, { message }), IsOptional());

export const EmailRules = () =>
  Rules(
    Matches(EMAIL_PATTERN, { message: 'Invalid email address' }),
    MaxLength(EMAIL_MAX, { message: 'Invalid email address' }),
    IsString({ message: 'Invalid email address' }),
    IsNotEmpty({ message: 'Email is required' }),
    AsciiDomain(),
  );

export const PasswordRules = () =>
  Rules(
    MaxLength(PASSWORD_MAX, { message: `Password must be at most ${PASSWORD_MAX} characters` }),
    MinLength(PASSWORD_MIN, { message: `Password must be at least ${PASSWORD_MIN} characters` }),
    IsString({ message: 'Password is required' }),
    IsNotEmpty({ message: 'Password is required' }),
  );

export const COMMON_PASSWORD_TEXT = 'This password is too common. Please choose another one.';

/** A password that is being chosen; at a login the rules above suffice. */
export const NewPasswordRules = () =>
  Rules(
    ValidateBy(
      { name: 'uncommonPassword', validator: { validate: (value) => !isCommonPassword(String(value)) } },
      { message: COMMON_PASSWORD_TEXT },
    ),
    PasswordRules(),
  );

/** A code of a second factor, as a person typed it. */
export const CodeRules = () => RequiredText(CODE_MAX, 'Code');

export const NameRules = (requiredText: string) =>
  Rules(
    SeenText('Name'),
    MaxLength(NAME_MAX, { message: `Name must be at most ${NAME_MAX} characters` }),
    MinLength(NAME_MIN, { message: `Name must be at least ${NAME_MIN} characters` }),
    IsString({ message: requiredText }),
    IsNotEmpty({ message: requiredText }),
    Trimmed(),
  );

export const PhoneRules = () =>
  Rules(
    Matches(PHONE_PATTERN, { message: 'Invalid phone number' }),
    MaxLength(PHONE_MAX, { message: 'Invalid phone number' }),
    IsString({ message: 'Invalid phone number' }),
    IsNotEmpty({ message: 'Phone number is required' }),
    Trimmed(),
  );
