import { Transform } from 'class-transformer';
import { Int } from '@nestjs/graphql';
import { IsDate, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { RestOnlyField } from '../descriptions/api-field.js';
import { described, type Shape } from '../descriptions/shape.js';
import { IgnoresUnknownFields } from '../descriptions/unknown-fields.js';
import { Rules } from '../validation/rules.js';
import { type CursorQuery, PAGE_MAX, type Page, totalOf } from './page.js';

/** Rows that a REST list answers with when `limit` is not given, and the most that it may ask for. */
const LIST_CAP = 10_000;
/** Rows of a page that is asked for by cursor, unless it says how many. */
const PAGE = 50;
/** A cursor may hold the beginning of a title, in any script. */
const CURSOR_MAX = 1000;
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]{5,12}(?:Z|[+-]\d\d:\d\d)$/;

/** A value of an address, read as something else where its text is of the right form; the rules refuse what is not. */
const FromText = (read: (text: string) => unknown) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? read(value) : value));

/** A whole number in an address. */
export const WholeNumber = () => FromText((text) => (/^\d{1,9}$/.test(text) ? Number(text) : text));

/** True or false in an address. */
export const Truth = () => FromText((text) => (text === 'true' ? true : text === 'false' ? false : text));

/** `limit` and `offset` of every REST list. */
export class ListQuery {
  @RestOnlyField(() => Int, { nullable: true, description: `How many rows at most: 1 to ${LIST_CAP}, all of them when not given.` })
  @Max(LIST_CAP, { message: `limit must be at most ${LIST_CAP}` })
  @Min(1, { message: 'limit must be at least 1' })
  @IsInt({ message: 'limit must be a whole number' })
  @IsOptional()
  @WholeNumber()
  limit?: number;

  @RestOnlyField(() => Int, { nullable: true, description: 'How many rows are passed over before the first.' })
  @Min(0, { message: 'offset must not be negative' })
  @IsInt({ message: 'offset must be a whole number' })
  @IsOptional()
  @WholeNumber()
  offset?: number;
}

/** The same of a list that the specification has, which ignores what it does not know. */
@IgnoresUnknownFields()
export class WholeListQuery extends ListQuery {}

/** The cursor of a REST list. */
const CursorField = () =>
  Rules(
    RestOnlyField(() => String, { nullable: true, description: 'The `next_cursor` of the page before.' }),
    MaxLength(CURSOR_MAX, { message: 'Invalid cursor' }),
    IsString({ message: 'Invalid cursor' }),
    IsOptional(),
  );

/** A parameter for programs that copy a REST list and ask for what is new. @param what of a row counts */
export const UpdatedAfterParameter = (what: string): PropertyDecorator =>
  Rules(
    RestOnlyField(() => Date, {
      nullable: true,
      description: `Only what changed after this time: ${what}. Begin a minute before you asked last, since a change may be seen a moment later than its time.`,
    }),
    IsDate({ message: 'updated_after must be a time such as 2026-03-12T09:00:00Z' }),
    IsOptional(),
    FromText((text) => (TIME.test(text) ? new Date(text) : text)),
  );

/** `limit` and `cursor` of a REST list that comes page by page. */
export class PagedQuery {
  @RestOnlyField(() => Int, { nullable: true, description: `How many rows at most: 1 to ${PAGE_MAX}, ${PAGE} when not given.` })
  @Max(PAGE_MAX, { message: `limit must be at most ${PAGE_MAX}` })
  @Min(1, { message: 'limit must be at least 1' })
  @IsInt({ message: 'limit must be a whole number' })
  @IsOptional()
  @WholeNumber()
  limit?: number;

  @CursorField()
  cursor?: string;
}

/** `cursor` and `updated_after` of a list that is whole without `limit`. */
export class ListQueryWithCursor extends ListQuery {
  @CursorField()
  cursor?: string;
}

/** The page that a query asks for. */
export const pageAsked = ({ limit, cursor }: PagedQuery): CursorQuery => ({ first: limit ?? PAGE, after: cursor });

/** Where a page stands in its list. */
export const PLACE = {
  total: described('How many there are in all.', 'integer'),
  nextCursor: described('Pass as `cursor` to get the next page; null on the last one.', 'string?'),
} as const;

/** The same of a list whose searches look through all of it, and are paged by `offset`. */
export const PLACE_UNLESS_SEARCHED = {
  ...PLACE,
  nextCursor: described('Pass as `cursor` to get the next page; null on the last one, and in a search, which takes `offset`.', 'string?'),
} as const;

/** What a list answers that comes page by page. @param rows the name of its rows @param of each row */
export const pageShape = (rows: string, of: Shape): Record<string, Shape> => ({
  [rows]: described('The rows of this page.', [of]),
  ...PLACE,
});

/** The fields of `PLACE`. */
export async function placeOf({ pageInfo, totalCount }: Pick<Page<unknown>, 'pageInfo' | 'totalCount'>) {
  return { total: await totalOf({ totalCount }), nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null };
}

/** The window in rows that a list query asks for. */
export const windowOf = ({ limit, offset }: ListQuery): { take: number; skip: number } => ({ take: limit ?? LIST_CAP, skip: offset ?? 0 });
