import { ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../../core/descriptions/api-field.js';

export enum QuotationState {
  STANDS = 'stands',
  CHANGED = 'changed',
  NOT_HELD = 'not_held',
}
registerEnumType(QuotationState, {
  name: 'QuotationState',
  description: 'Whether quoted words still stand in the library.',
  valuesMap: {
    STANDS: { description: 'They stand in the document that they were quoted from, as they were or with other white space.' },
    CHANGED: { description: 'The document does not have these words any more.' },
    NOT_HELD: { description: 'The library no longer holds the document.' },
  },
});

@ShownToKeys('CONVERSATIONS', 'DOCUMENTS_READ')
@ObjectType({ description: 'Words of the library that were quoted, and whether they still stand there.' })
export class QuotationStanding {
  @ApiField(() => Int, { nullable: true, description: 'The marker that it stands behind in an answer; null in a draft.' })
  marker: number | null;

  @ApiField(() => ID, { description: 'The library document.' })
  documentId: string;

  @ApiField(() => String, { description: 'What it was called.' })
  documentTitle: string;

  @ApiField(() => String, { description: 'Where the words stood, for example "Chapter II › Section 26".' })
  headingPath: string;

  @ApiField(() => String, { description: 'The words as they were quoted.' })
  quotation: string;

  @ApiField(() => QuotationState, { description: 'Whether they still stand.' })
  state: QuotationState;

  @ApiField(() => String, {
    nullable: true,
    description:
      'Of words that were changed: what stands in their place in the same section today, shortened where it is long; null where there is no such section.',
  })
  wordsToday: string | null;
}
