import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ApiField, RestOnlyField } from '../../core/descriptions/api-field.js';

/** Where words stand in a source; what a reader needs to open it there. */
/** The description of the pair of offsets that REST sends. */
export const SPAN = 'First UTF-16 unit of the words in the canonical text of the document, and the first unit after them.';

@ObjectType({ isAbstract: true })
export abstract class SourcePlace {
  @ApiField(() => String, { description: 'Title of the source.', restName: 'document' })
  documentTitle: string;

  @ApiField(() => String, { description: 'For example "Chapter II › Section 26".' })
  headingPath: string;

  @Field(() => Int, { nullable: true, description: 'First page of the words; null where the source has no pages.' })
  pageStart: number | null;

  @Field(() => Int, { nullable: true, description: 'Last page of the words; null where the source has no pages.' })
  pageEnd: number | null;

  @ApiField(() => Boolean, { description: 'The words were read from a picture of their page (OCR): compare them with the original.' })
  fromScan: boolean;

  @Field(() => Int, { description: 'First UTF-16 unit of the words in the canonical text of the document.' })
  spanStart: number;

  @Field(() => Int, { description: 'First unit after the words.' })
  spanEnd: number;

  @SpanField()
  span?: number[];
}

/** The two offsets of GraphQL as the pair that REST sends. */
export function SpanField(): PropertyDecorator {
  return RestOnlyField<{ spanStart: number; spanEnd: number }>(() => [Int], {
    description: SPAN,
    from: ({ spanStart, spanEnd }) => [spanStart, spanEnd],
  });
}

/** The two pages of GraphQL as the pair that REST sends. */
export function PagesField(): PropertyDecorator {
  return RestOnlyField<Pick<SourcePlace, 'pageStart' | 'pageEnd'>>(() => [Int], {
    nullable: true,
    description: 'First and last page of a paged file; null otherwise.',
    from: ({ pageStart, pageEnd }) => (pageStart === null ? null : [pageStart, pageEnd ?? pageStart]),
  });
}

/** The description of fields that say whether a source is in force. */
export const LAW_STAMP =
  'Whether it is in force, such as "in force" or "repealed on 1 July 2024, replaced by the Bharatiya Nyaya Sanhita, 2023"; null where that is not known.';

/** The description of arguments that limit a search to the law of one day. */
export const AS_ON =
  'Only the law in force on this day: acts and rules that had not begun or were repealed by then are left out. Judgments are not.';

const SEPARATOR = ' › ';

/** Headings from the outside in, as one line. */
export const headingPathText = (headings: readonly string[]): string => headings.join(SEPARATOR);
