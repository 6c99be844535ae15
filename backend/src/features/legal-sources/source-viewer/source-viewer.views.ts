import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { LegalDocumentType } from '../../retrieval/retrieval.views.js';

@ShownToKeys('SEARCH', 'LIBRARY_ADMIN')
@ObjectType('SourcePage', { description: 'A page of a source; a text without pages comes in parts of some thousand characters.' })
export class SourcePageView {
  @Field(() => Int, { description: 'Position among the pages, from 0.' })
  index: number;

  @Field(() => Int, { nullable: true, description: 'As the file counts its pages; null where it has none.' })
  number: number | null;

  @Field(() => Int, { description: 'First UTF-16 unit in the canonical text of the document.' })
  spanStart: number;

  @Field(() => Int, { description: 'First unit after the page.' })
  spanEnd: number;

  @Field({ description: 'The characters between the two, exactly: a citation’s span minus `spanStart` marks its words here.' })
  text: string;
}

@ShownToKeys('SEARCH', 'LIBRARY_ADMIN')
@ObjectType({ description: 'A source of law as a reader opens it.' })
export class SourceDocument {
  @Field(() => ID, { description: 'As citations and passages name it.' })
  id: string;

  @Field({ description: 'The file as uploaded.' })
  filename: string;

  @Field({ description: 'As found in the text, else the file name.' })
  title: string;

  @Field(() => LegalDocumentType, { description: 'What kind of source it is.' })
  documentType: LegalDocumentType;

  @Field(() => Int, { nullable: true, description: 'As found in the text.' })
  year: number | null;

  @Field(() => String, { nullable: true, description: 'As found in the text of a judgment.' })
  court: string | null;

  @Field(() => String, { nullable: true, description: 'As found in the text.' })
  jurisdiction: string | null;

  @Field(() => String, { nullable: true, description: 'Where the administrator took it from.' })
  source: string | null;

  @Field(() => Int, { description: 'Version of the text that is shown.' })
  version: number;

  @Field(() => Int, { description: 'UTF-16 units of the canonical text.' })
  length: number;

  @Field(() => Int, { description: 'Pages that `pages` can give.' })
  pageCount: number;

  @Field({
    description:
      'Signed address of the file as uploaded; opens without a token until `linksExpireAt`. A PDF viewer takes `#page=<number>`.',
  })
  originalUrl: string;

  @Field({ description: 'Signed address of the whole canonical text as UTF-8.' })
  textUrl: string;

  @Field({ description: 'When both addresses stop working.' })
  linksExpireAt: Date;
}
