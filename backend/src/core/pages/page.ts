import { type Type } from '@nestjs/common';
import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { IsDate, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { Rules } from '../validation/rules.js';
import { ShownLike, ShownToAllKeys } from '../access/keys/shown-to-keys.js';

export const PAGE_MAX = 200;
/** Rows that a numbered page may skip. */
const OFFSET_MAX = 1_000_000;

@ShownToAllKeys()
@ObjectType({ description: 'Where a page ends.' })
export class PageInfo {
  @Field(() => String, { nullable: true, description: 'Pass as `after` to get the next page.' })
  endCursor: string | null;

  @Field(() => String, { nullable: true, description: 'Pass as `before` to get the page before; null for an empty page.' })
  startCursor: string | null;

  @Field({ description: 'Whether rows follow; read backwards, whether the page was asked for from a place before the last rows.' })
  hasNextPage: boolean;

  @Field({ description: 'Whether rows come before; read forwards, whether the page was asked for from a place behind the first rows.' })
  hasPreviousPage: boolean;
}

/** Rows of a whole list: counted already, or when somebody asks, since a long list takes a while to be counted. */
export type Total = number | (() => Promise<number>);

/** Which rows a page holds: so many after a cursor, or with `last` so many before one. */
export interface CursorQuery {
  first: number;
  after?: string | null;
  last?: number | null;
  before?: string | null;
}

/** Which rows a page holds: so many after a cursor, or after a number of rows. */
export interface PageQuery extends CursorQuery {
  offset?: number;
}

export interface Page<T> {
  nodes: T[];
  /** The place of each node in the list; absent for a list that is paged by number only. */
  cursors?: readonly string[];
  totalCount: Total;
  pageInfo: PageInfo;
}

/** Counts the rows of the whole list, unless that is done. */
export const totalOf = ({ totalCount }: { totalCount: Total }): Promise<number> =>
  typeof totalCount === 'function' ? totalCount() : Promise.resolve(totalCount);

/** Counts once, however often an operation asks. */
function once(count: () => Promise<number>): () => Promise<number> {
  let counted: Promise<number> | undefined;
  return () => (counted ??= count());
}

const isLater = ({ after, offset = 0 }: PageQuery): boolean => Boolean(after) || offset > 0;

/**
 * A page from rows of which one more than the page holds was asked for, in the order of `reachOf`.
 * @param query what was asked for
 * @param cursor where a row stands in the list
 */
export function pageFrom<T>(rows: readonly T[], query: PageQuery, totalCount: Total, cursor: (row: T) => string): Page<T> {
  const backwards = query.last != null;
  const size = query.last ?? query.first;
  const along = rows.slice(0, size);
  const nodes = backwards ? along.reverse() : along;
  const isMore = rows.length > size;
  const cursors = nodes.map(cursor);
  return {
    nodes,
    cursors,
    totalCount: typeof totalCount === 'function' ? once(totalCount) : totalCount,
    pageInfo: {
      startCursor: cursors[0] ?? null,
      endCursor: cursors.at(-1) ?? null,
      hasNextPage: backwards ? Boolean(query.before) : isMore,
      hasPreviousPage: backwards ? isMore : isLater(query),
    },
  };
}

/** A page of a list that is held whole, such as what a search found; such a list is paged by number only, and has a last page. */
export const pageOfAll = <T>(all: readonly T[], { first, last, offset = 0 }: PageQuery): Page<T> => {
  const start = last == null ? offset : Math.max(0, all.length - last);
  return {
    nodes: all.slice(start, start + (last ?? first)),
    totalCount: all.length,
    pageInfo: { startCursor: null, endCursor: null, hasNextPage: false, hasPreviousPage: start > 0 },
  };
};

/** The page with something else in place of each row; rows for which there is nothing are left out with their cursors. */
export function pageOfFound<T, U>(page: Page<T>, found: (node: T) => U | undefined): Page<U> {
  const { nodes, cursors, ...rest } = page;
  const kept = nodes.flatMap((node, at) => {
    const other = found(node);
    return other === undefined ? [] : [{ other, cursor: cursors?.[at] }];
  });
  return {
    ...rest,
    nodes: kept.map(({ other }) => other),
    ...(cursors && { cursors: kept.map(({ cursor }) => cursor ?? '') }),
  };
}

const edgesOf = <T>({ nodes, cursors }: Page<T>) => nodes.map((node, at) => ({ node, cursor: cursors?.[at] ?? null }));

/** The fields of a page of `node`s. @param name of the type of the page, such as `JobConnection` @param rows describes `nodes` */
export function pageType<T>(node: Type<T>, name: string, rows = 'The rows of this page.'): Type<Page<T>> {
  @ShownLike(node)
  @ObjectType(name.replace('Connection', 'Edge'), { description: 'A row of a list, and where it stands there.' })
  class EdgeType {
    @Field(() => node, { description: 'The row.' })
    node: T;

    @Field(() => String, {
      nullable: true,
      description: 'Pass as `after` to get the rows after this one; null where the list is paged by `offset` only.',
    })
    cursor: string | null;
  }

  @ObjectType({ isAbstract: true })
  class PageType implements Page<T> {
    @Field(() => [node], { description: rows })
    nodes: T[];

    @Field(() => [EdgeType], {
      description: 'The same rows, each with its place in the list.',
      middleware: [({ source }: { source: Page<T> }) => edgesOf(source)],
    })
    edges?: EdgeType[];

    @Field(() => Int, {
      description: 'Rows of the whole list, counted only when asked for.',
      middleware: [({ source }: { source: Page<T> }) => totalOf(source)],
    })
    totalCount: Total;

    @Field(() => PageInfo, { description: 'Where the page ends and whether another follows.' })
    pageInfo: PageInfo;
  }
  return PageType;
}

/** The GraphQL type of a page of `node`s, such as `JobConnection`; API keys see it as they see the nodes. */
export function pageOf<T>(node: Type<T>, name: string): Type<Page<T>> {
  @ShownLike(node)
  @ObjectType(name, { description: 'One page of a list.' })
  class NamedPage extends pageType(node, name) {}
  return NamedPage;
}

/** A cursor may hold the beginning of a title, in any script. */
const CURSOR_MAX = 1000;

/** A cursor among arguments. */
const CursorArgument = (description: string): PropertyDecorator =>
  Rules(
    Field(() => String, { nullable: true, description }),
    IsOptional(),
    IsString(),
    MaxLength(CURSOR_MAX),
  );

/** The arguments of a list that is read in both directions. @param most rows of a page @param preset rows of one that does not say how many */
export function pageArgs(most: number, preset: number): Type<CursorQuery> {
  const Rows = (name: string): PropertyDecorator =>
    Rules(
      IsInt({ message: `${name} must be a whole number` }),
      Min(1, { message: `${name} must be at least 1` }),
      Max(most, { message: `${name} must be at most ${most}` }),
    );

  @ArgsType()
  class BothWays implements CursorQuery {
    @Field(() => Int, { defaultValue: preset, description: `Number of rows to return, 1 to ${most}.` })
    @Rows('first')
    first: number;

    @CursorArgument('The `endCursor` of the page before.')
    after?: string | null;

    @Field(() => Int, { nullable: true, description: 'Reads backwards, from the end or `before`: so many rows, in place of `first`.' })
    @Rows('last')
    @IsOptional()
    last?: number | null;

    @CursorArgument('The `startCursor` of the page behind; together with `last`.')
    before?: string | null;
  }
  return BothWays;
}

@ArgsType()
export class PageArgs extends pageArgs(PAGE_MAX, 50) {}

/** For lists that people page through by number. */
@ArgsType()
export class NumberedPageArgs extends PageArgs {
  @Field(() => Int, { defaultValue: 0, description: 'Rows to skip: for numbered pages, instead of `after`.' })
  @IsInt({ message: 'offset must be a whole number' })
  @Min(0, { message: 'offset must not be negative' })
  @Max(OFFSET_MAX, { message: `offset must be at most ${OFFSET_MAX}` })
  offset: number;
}

/** For lists of what happened, which people narrow to a period. */
@ArgsType()
export class PeriodPageArgs extends NumberedPageArgs {
  @Field(() => Date, { nullable: true, description: 'Only what happened at this time or later.' })
  @IsDate({ message: 'since must be a time' })
  @IsOptional()
  since?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Only what happened before this time.' })
  @IsDate({ message: 'until must be a time' })
  @IsOptional()
  until?: Date | null;
}
