import { ID, Int, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { Approval } from '../../../core/approval/approval.views.js';
import { ApiField } from '../../../core/descriptions/api-field.js';
import { CitationSourceType } from '../../ask/ask.views.js';
import { QuotationStanding } from '../standing/quotation-standing.views.js';

@ShownToKeys('CONVERSATIONS')
@ObjectType({ description: 'Words that an answer quotes, and where they stood.' })
export class ReceiptQuotation {
  @ApiField(() => Int, { description: 'The number in the answer that they stand behind.' })
  marker: number;

  @ApiField(() => ID, { nullable: true, description: "The library document; null for the asking user's own file." })
  documentId: string | null;

  @ApiField(() => String, { description: 'Title of the source.' })
  documentTitle: string;

  @ApiField(() => CitationSourceType, { description: 'What kind of source it is.' })
  sourceType: CitationSourceType;

  @ApiField(() => String, { description: 'For example "Chapter II › Section 26".' })
  headingPath: string;

  @ApiField(() => Int, { nullable: true, description: 'First page of the words; null where the source has no pages.' })
  pageStart: number | null;

  @ApiField(() => Int, { nullable: true, description: 'Last page of the words; null where the source has no pages.' })
  pageEnd: number | null;

  @ApiField(() => Int, { description: 'First UTF-16 unit of the words in the text of the source at that time.' })
  spanStart: number;

  @ApiField(() => Int, { description: 'First unit after the words.' })
  spanEnd: number;

  @ApiField(() => String, { description: 'The words, exactly.' })
  quotation: string;

  @ApiField(() => String, {
    nullable: true,
    description: 'Whether the source was in force, as the answer said it; null where that was not known.',
  })
  stamp: string | null;
}

@ShownToKeys('CONVERSATIONS')
@ObjectType({ description: "The product's own explanation that an answer gave, by the day of its text." })
export class ReceiptPlainText {
  @ApiField(() => String, { description: 'Id of the topic that it explains.' })
  topic: string;

  @ApiField(() => String, { description: 'What the topic is about.' })
  topicName: string;

  @ApiField(() => String, { description: 'The day on which it was last read against the law: its version.' })
  readOn: string;

  @ApiField(() => String, { nullable: true, description: 'The administrator who said that a lawyer had read it; null for nobody.' })
  signedBy: string | null;
}

@ShownToKeys('CONVERSATIONS')
@ObjectType({ description: 'What was asked and answered, when, and from which words of which sources: what the hash of a receipt is of.' })
export class ReceiptContent {
  @ApiField(() => String, { description: 'How the receipt is made: `themis-answer-receipt/1`.' })
  format: string;

  @ApiField(() => ID, { description: 'The question with its answer.' })
  exchangeId: string;

  @ApiField(() => String, { description: 'The question.' })
  question: string;

  @ApiField(() => String, { nullable: true, description: "Name of the asker's own file that it was about." })
  referenceFilename: string | null;

  @ApiField(() => String, { nullable: true, description: 'The day whose law was asked for, such as "2024-07-01".' })
  asOn: string | null;

  @ApiField(() => String, { description: 'When it was asked, such as `2026-03-12T09:00:00.000Z`.' })
  askedAt: string;

  @ApiField(() => String, { nullable: true, description: 'When the answer was done, likewise.' })
  answeredAt: string | null;

  @ApiField(() => String, { description: 'The words of the answer, with markers such as [1].' })
  answer: string;

  @ApiField(() => String, { nullable: true, description: 'The language model that wrote it; null where it only quotes.' })
  model: string | null;

  @ApiField(() => String, { nullable: true, description: 'The version of the index that was searched; null where none was.' })
  indexVersion: string | null;

  @ApiField(() => ReceiptPlainText, { nullable: true, description: "The product's own explanation in it; null where it has none." })
  plainText: ReceiptPlainText | null;

  @ApiField(() => [ReceiptQuotation], { description: 'By marker, 1 upwards.' })
  quotations: ReceiptQuotation[];
}

@ShownToKeys('CONVERSATIONS')
@ObjectType({ description: 'The receipt of an answer. Only who asked can get it.' })
export class AnswerReceipt {
  @ApiField(() => ReceiptContent, { description: 'What it is a receipt of.' })
  receipt: ReceiptContent;

  @ApiField(() => String, {
    description:
      'SHA-256 in hexadecimal of `receipt` as REST sends it, in canonical JSON (RFC 8785): names in order, no white space, UTF-8.',
  })
  sha256: string;

  @ApiField(() => Approval, {
    nullable: true,
    description: 'Whether a supervisor has approved the answer, as of now; no part of the hash. Null where that is not needed.',
  })
  approval: Approval | null;
}

@ShownToKeys('CONVERSATIONS')
@ObjectType({ description: 'A receipt compared with what is kept, and with the library as it is today.' })
export class ReceiptCheck {
  @ApiField(() => Boolean, { description: 'Whether the answer still has the hash that was kept when it was given.' })
  hashRight: boolean;

  @ApiField(() => [QuotationStanding], {
    description: "For each quotation of the library whether the words still stand; those of the asker's own files are left out.",
  })
  quotations: QuotationStanding[];

  @ApiField(() => Date, { description: 'When it was compared.' })
  checkedAt: Date;
}
