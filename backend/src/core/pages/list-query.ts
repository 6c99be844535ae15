import { Transform } from 'class-transformer';
import { Int } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { RestOnlyField } from '../openapi/api-field.js';
import { PAGE_MAX } from './page.js';

/** Rows that a REST list answers with when `limit` is not given, and the most that it may ask for. */
export const LIST_CAP = 10_000;
/** Rows of a page that is asked for by cursor, unless it says how many. */
const PAGE = 50;
const CURSOR_MAX = 200;

const wholeNumber = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value));

/** `limit` and `offset` of every REST list. */
export class ListQuery {
  @RestOnlyField(() => Int, { nullable: true, description: `How many rows at most: 1 to ${LIST_CAP}, all of them when not given.` })
  @Max(LIST_CAP, { message: `limit must be at most ${LIST_CAP}` })
  @Min(1, { message: 'limit must be at least 1' })
  @IsInt({ message: 'limit must be a whole number' })
  @IsOptional()
  @wholeNumber()
  limit?: number;

  @RestOnlyField(() => Int, { nullable: true, description: 'How many rows are passed over before the first.' })
  @Min(0, { message: 'offset must not be negative' })
  @IsInt({ message: 'offset must be a whole number' })
  @IsOptional()
  @wholeNumber()
  offset?: number;
}

/** `limit` and `after` of a REST list that is paged by a cursor. */
export class CursorQuery {
  @RestOnlyField(() => Int, { nullable: true, description: `How many rows at most: 1 to ${PAGE_MAX}, ${PAGE} when not given.` })
  @Max(PAGE_MAX, { message: `limit must be at most ${PAGE_MAX}` })
  @Min(1, { message: 'limit must be at least 1' })
  @IsInt({ message: 'limit must be a whole number' })
  @IsOptional()
  @wholeNumber()
  limit?: number;

  @RestOnlyField(() => String, { nullable: true, description: 'The `next_cursor` of the page before.' })
  @MaxLength(CURSOR_MAX, { message: 'after must be a cursor of this list' })
  @IsString({ message: 'after must be a cursor of this list' })
  @IsOptional()
  after?: string;
}

/** The page that a query asks for. */
export const cursorQueryOf = ({ limit, after }: CursorQuery): { first: number; after?: string } => ({
  first: limit ?? PAGE,
  ...(after !== undefined && { after }),
});

/** The window in rows that a list query asks for. */
export const windowOf = ({ limit, offset }: ListQuery): { take: number; skip: number } => ({ take: limit ?? LIST_CAP, skip: offset ?? 0 });
