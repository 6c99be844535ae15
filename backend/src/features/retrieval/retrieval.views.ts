import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { RetrievedPassage } from './passage-payload.js';

export enum LegalDocumentType {
  ACT = 'act',
  JUDGMENT = 'judgment',
  RULE = 'rule',
  OTHER = 'other',
}
registerEnumType(LegalDocumentType, {
  name: 'LegalDocumentType',
  description: 'What kind of source a document of the library is.',
  valuesMap: {
    ACT: { description: 'A statute.' },
    JUDGMENT: { description: 'A decision of a court.' },
    RULE: { description: 'Rules or regulations under a statute.' },
    OTHER: { description: 'Anything else.' },
  },
});

@ObjectType({ description: 'A stretch of a source with its exact place.' })
export class SourcePassage {
  @Field(() => ID, { description: 'The library document.' })
  documentId: string;

  @Field({ description: 'Title of the source.' })
  documentTitle: string;

  @Field(() => LegalDocumentType, { description: 'What kind of source it is.' })
  documentType: LegalDocumentType;

  @Field({ description: 'For example "Chapter II › Section 26".' })
  headingPath: string;

  @Field(() => Int, { nullable: true, description: 'First page of the passage; null where the source has no pages.' })
  pageStart: number | null;

  @Field(() => Int, { nullable: true, description: 'Last page of the passage; null where the source has no pages.' })
  pageEnd: number | null;

  @Field(() => Int, { description: 'First UTF-16 unit in the canonical text of the document.' })
  spanStart: number;

  @Field(() => Int, { description: 'First unit after the passage.' })
  spanEnd: number;

  @Field({ description: 'The words of the passage.' })
  text: string;

  @Field(() => Float, { description: 'What the passages are ordered by; only comparable within one result.' })
  score: number;

  @Field(() => Float, { nullable: true, description: 'BM25F part of the score, where ranking found the passage.' })
  lexicalScore: number | null;
}

@ObjectType({ description: 'Passages of the library, best first.' })
export class SourceSearchResult {
  @Field(() => String, { nullable: true, description: 'The index generation that answered; null when nothing is loaded.' })
  generation: string | null;

  @Field(() => [SourcePassage], { description: 'Best first.' })
  passages: SourcePassage[];
}

export const HEADING_SEPARATOR = ' › ';

export const sourcePassage = (passage: RetrievedPassage): SourcePassage => ({
  documentId: passage.documentId,
  documentTitle: passage.title,
  documentType: passage.documentType as LegalDocumentType,
  headingPath: passage.headingPath.join(HEADING_SEPARATOR),
  pageStart: passage.pageFrom,
  pageEnd: passage.pageTo,
  spanStart: passage.start,
  spanEnd: passage.end,
  text: passage.text,
  score: passage.score,
  lexicalScore: passage.scoreParts.lexical ?? null,
});
