import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { Rules } from '../../core/validation/rules.js';

/** The longest draft, in UTF-16 units. */
export const DOCUMENT_MAX = 500_000;

/** What every text of a draft that a client sends must be. */
export const DocumentTextRules = () =>
  Rules(
    MaxLength(DOCUMENT_MAX, { message: `The document must be at most ${DOCUMENT_MAX} characters` }),
    IsNotEmpty({ message: 'The document must not be empty' }),
    IsString({ message: 'The document must be text' }),
  );
