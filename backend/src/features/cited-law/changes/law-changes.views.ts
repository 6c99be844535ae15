import { ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../../core/descriptions/api-field.js';
import { pageOf } from '../../../core/pages/page.js';
import { QuotationStanding } from '../standing/quotation-standing.views.js';

export enum CitingWorkKind {
  ANSWER = 'answer',
  DRAFT = 'draft',
}
registerEnumType(CitingWorkKind, {
  name: 'CitingWorkKind',
  description: 'What cites a document of the library.',
  valuesMap: {
    ANSWER: { description: 'An answer in a conversation.' },
    DRAFT: { description: 'The newest version of a document.' },
  },
});

export enum LawChangeKind {
  WORDS = 'words',
  STATUS = 'status',
  REMOVED = 'removed',
}
registerEnumType(LawChangeKind, {
  name: 'LawChangeKind',
  description: 'What was changed of a document of the library since it was cited.',
  valuesMap: {
    WORDS: { description: 'The words of a section that is cited.' },
    STATUS: { description: 'Whether it is in force, such as that it was repealed or amended.' },
    REMOVED: { description: 'It was taken out of the library.' },
  },
});

@ShownToKeys('CONVERSATIONS', 'DOCUMENTS_READ')
@ObjectType({ description: 'An answer or a draft of the signed-in user that cites a document of the library which was changed since.' })
export class LawChange {
  @ApiField(() => ID, { description: 'Stays the same for this answer or draft and this document of the library.' })
  id: string;

  @ApiField(() => CitingWorkKind, { description: 'What cites it.' })
  kind: CitingWorkKind;

  @ApiField(() => String, { description: 'The question, or the title of the draft.' })
  title: string;

  @ApiField(() => ID, { nullable: true, description: 'The conversation of an answer; null for a draft.' })
  conversationId: string | null;

  @ApiField(() => ID, { nullable: true, description: 'The question with its answer; null for a draft.' })
  exchangeId: string | null;

  @ApiField(() => ID, { nullable: true, description: 'The document of a draft; null for an answer.' })
  draftId: string | null;

  @ApiField(() => String, { nullable: true, description: 'The type of that document, one of `documentTemplates`; null for an answer.' })
  documentType: string | null;

  @ApiField(() => ID, { nullable: true, description: 'The matter that it belongs to; null for none.' })
  matterId: string | null;

  @ApiField(() => ID, { description: 'The document of the library.' })
  lawId: string;

  @ApiField(() => String, { description: 'What that document is called.' })
  lawTitle: string;

  @ApiField(() => [LawChangeKind], { description: 'What was changed of it.' })
  changes: LawChangeKind[];

  @ApiField(() => String, {
    nullable: true,
    description: 'Whether it was in force, in words, such as "in force"; null where the status was not changed, and where none was known.',
  })
  statusBefore: string | null;

  @ApiField(() => String, { nullable: true, description: 'Whether it is in force now, likewise.' })
  statusAfter: string | null;

  @ApiField(() => [QuotationStanding], {
    description: 'The words that are quoted of it, each with whether they still stand, and what stands in their place where they do not.',
  })
  quotations: QuotationStanding[];

  @ApiField(() => Date, { description: 'When the latest change was noticed.' })
  changedAt: Date;

  @ApiField(() => Date, {
    nullable: true,
    description: 'When its owner put it aside; null where that was not done since the latest change.',
  })
  seenAt: Date | null;
}

export const LawChangeConnection = pageOf(LawChange, 'LawChangeConnection');

@ShownToKeys('CONVERSATIONS', 'DOCUMENTS_READ')
@ObjectType({ description: 'How many were put aside.' })
export class SeenLawChanges {
  @ApiField(() => Int, { description: 'Those that were not put aside before.' })
  seen: number;
}
