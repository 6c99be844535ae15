import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { ApiField, PickFields, RestOnlyType } from '../../../core/descriptions/api-field.js';
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
  @ApiField(() => ID, { description: 'As citations and passages name it.' })
  id: string;

  @ApiField(() => String, { description: 'The file as uploaded.' })
  filename: string;

  @ApiField(() => String, { description: 'As found in the text, else the file name.' })
  title: string;

  @ApiField(() => LegalDocumentType, { description: 'What kind of source it is.' })
  documentType: LegalDocumentType;

  @ApiField(() => Int, { nullable: true, description: 'As found in the text.' })
  year: number | null;

  @ApiField(() => String, { nullable: true, description: 'As found in the text of a judgment.' })
  court: string | null;

  @ApiField(() => String, { nullable: true, description: 'As found in the text.' })
  jurisdiction: string | null;

  @ApiField(() => String, { nullable: true, description: 'Where the administrator took it from.' })
  source: string | null;

  @ApiField(() => Int, { description: 'Version of the text that is shown.' })
  version: number;

  @ApiField(() => Int, { description: 'UTF-16 units of the canonical text.' })
  length: number;

  @ApiField(() => Int, { description: 'Pages that `pages` can give.' })
  pageCount: number;

  @ApiField(() => String, {
    description:
      'Signed address of the file as uploaded; opens without a token until `linksExpireAt`. A PDF viewer takes `#page=<number>`.',
  })
  originalUrl: string;

  @ApiField(() => String, { description: 'Signed address of the whole canonical text as UTF-8.' })
  textUrl: string;

  @ApiField(() => Date, { description: 'When both addresses stop working.' })
  linksExpireAt: Date;
}

@ShownToKeys('SEARCH')
@RestOnlyType('The file of a source, and the text that was read from it.')
export class OpenedFile extends PickFields(
  SourceDocument,
  'filename',
  'source',
  'version',
  'length',
  'pageCount',
  'originalUrl',
  'textUrl',
  'linksExpireAt',
) {}
