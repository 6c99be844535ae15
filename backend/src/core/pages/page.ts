import { type Type } from '@nestjs/common';
import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

export const PAGE_MAX = 200;
/** Rows that a numbered page may skip. */
const OFFSET_MAX = 1_000_000;

@ObjectType({ description: 'Where a page ends.' })
export class PageInfo {
  @Field(() => String, { nullable: true, description: 'Pass as `after` to get the next page.' })
  endCursor: string | null;

  @Field({ description: 'Whether rows follow.' })
  hasNextPage: boolean;
}

export interface Page<T> {
  nodes: T[];
  totalCount: number;
  pageInfo: PageInfo;
}

/**
 * A page from rows of which one more than the page holds was asked for.
 * @param cursor where a row stands in the list
 */
export function pageFrom<T>(rows: readonly T[], first: number, totalCount: number, cursor: (row: T) => string): Page<T> {
  const nodes = rows.slice(0, first);
  const last = nodes.at(-1);
  return { nodes, totalCount, pageInfo: { hasNextPage: rows.length > first, endCursor: last === undefined ? null : cursor(last) } };
}

/** The GraphQL type of a page of `node`s, such as `JobConnection`. */
export function pageOf<T>(node: Type<T>, name: string): Type<Page<T>> {
  @ObjectType(name, { description: 'One page of a list.' })
  class PageType implements Page<T> {
    @Field(() => [node], { description: 'The rows of this page.' })
    nodes: T[];

    @Field(() => Int, { description: 'Rows of the whole list.' })
    totalCount: number;

    @Field(() => PageInfo, { description: 'Where the page ends and whether another follows.' })
    pageInfo: PageInfo;
  }
  return PageType;
}

@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 50, description: `Rows wanted, 1 to ${PAGE_MAX}.` })
  @IsInt({ message: 'first must be a whole number' })
  @Min(1, { message: 'first must be at least 1' })
  @Max(PAGE_MAX, { message: `first must be at most ${PAGE_MAX}` })
  first: number;

  @Field(() => String, { nullable: true, description: 'The `endCursor` of the page before.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  after?: string | null;
}

/** For lists that people page through by number. */
@ArgsType()
export class NumberedPageArgs extends PageArgs {
  @Field(() => Int, { defaultValue: 0, description: 'Rows to skip: for numbered pages, instead of `after`.' })
  @IsInt({ message: 'offset must be a whole number' })
  @Min(0, { message: 'offset must not be negative' })
  @Max(OFFSET_MAX, { message: `offset must be at most ${OFFSET_MAX}` })
  offset: number;
}
