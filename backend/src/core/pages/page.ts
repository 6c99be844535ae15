import { type Type } from '@nestjs/common';
import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

export const PAGE_MAX = 200;

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
