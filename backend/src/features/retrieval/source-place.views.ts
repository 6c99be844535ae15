import { Field, Int, ObjectType } from '@nestjs/graphql';

/** Where words stand in a source; what a reader needs to open it there. */
@ObjectType({ isAbstract: true })
export abstract class SourcePlace {
  @Field({ description: 'Title of the source.' })
  documentTitle: string;

  @Field({ description: 'For example "Chapter II › Section 26".' })
  headingPath: string;

  @Field(() => Int, { nullable: true, description: 'First page of the words; null where the source has no pages.' })
  pageStart: number | null;

  @Field(() => Int, { nullable: true, description: 'Last page of the words; null where the source has no pages.' })
  pageEnd: number | null;

  @Field({ description: 'The words were read from a picture of their page (OCR): compare them with the original.' })
  fromScan: boolean;

  @Field(() => Int, { description: 'First UTF-16 unit of the words in the canonical text of the document.' })
  spanStart: number;

  @Field(() => Int, { description: 'First unit after the words.' })
  spanEnd: number;
}

const SEPARATOR = ' › ';

/** Headings from the outside in, as one line. */
export const headingPathText = (headings: readonly string[]): string => headings.join(SEPARATOR);
