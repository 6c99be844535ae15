import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../../core/access/keys/shown-to-keys.js';
import { enumValue } from '../../../../core/graphql/enum-value.js';
import { ApiField, RestOnlyField } from '../../../../core/descriptions/api-field.js';
import { SuggestionOutcomeView, SuggestionQuestionView } from '../../../editing/suggestion.views.js';
import { RedlineSegmentKind, RedlineSegmentView } from '../../versions/redline.views.js';
import type { ChangeProposal } from './change-proposal.entity.js';
import type { StoredProposal } from './proposal-seal.js';

@ShownToKeys('DOCUMENTS_WRITE', 'PROPOSALS')
@ObjectType('ProposedChangePlace', { description: 'A place of a draft that a proposed change concerns.' })
export class ProposedChangePlaceView {
  @ApiField(() => Int, {
    description: 'Where it begins in the draft that was sent, in UTF-16 units from 0: the start of a line, or the end of the draft.',
  })
  start: number;

  @ApiField(() => Int, { description: 'Where it ends; equal to `start` where lines are only added there.' })
  end: number;

  @ApiField(() => [RedlineSegmentView], { description: 'All of its lines, word by word; of a very long place only the parts that change.' })
  segments: RedlineSegmentView[];
}

@ShownToKeys('DOCUMENTS_WRITE', 'PROPOSALS')
@ObjectType('ProposedChange', { description: 'One change that suggestions would make.' })
export class ProposedChangeView {
  @RestOnlyField(() => String, { description: 'Identifies it within its proposal.' })
  @Field(() => ID, { description: 'Identifies it within its proposal.' })
  id: string;

  @ApiField(() => String, {
    nullable: true,
    description: 'The instruction that it is for; null for better wording that the language model offers.',
  })
  instruction: string | null;

  @ApiField(() => Boolean, {
    description:
      'Whether the suggestions ask for it. What the language model proposes besides is kept only if it is accepted by its own id; show it unticked.',
  })
  asked: boolean;

  @ApiField(() => String, { description: 'What is changed, for people.' })
  message: string;

  @ApiField(() => [RedlineSegmentView], { description: 'The places that change, in order, each with the rest of its lines.' })
  segments: RedlineSegmentView[];

  @ApiField(() => [ProposedChangePlaceView], {
    description: 'The same changes by their places in the draft that was sent; empty where no place can be named.',
  })
  places: ProposedChangePlaceView[];
}

@ShownToKeys('DOCUMENTS_WRITE', 'PROPOSALS')
@ObjectType('ChangeProposal', { description: 'What suggestions would change in a draft. Nothing is charged before some of it is kept.' })
export class ChangeProposalView {
  @ApiField(() => ID, { description: 'What `keepChanges` and `discardChanges` take.' })
  id: string;

  @ApiField(() => String, { description: 'One of `documentTemplates`.' })
  documentType: string;

  @ApiField(() => ID, {
    nullable: true,
    description: 'The kept document that would get the next version; null where the draft is not kept.',
  })
  documentId: string | null;

  @Field(() => String, { description: 'The draft that the changes are made to.' })
  previousDocument: string;

  @ApiField(() => String, { description: 'The suggestions as they were sent.' })
  suggestions: string;

  @ApiField(() => [ProposedChangeView], { description: 'Each can be kept or rejected by itself. Where there is none, nothing waits.' })
  changes: ProposedChangeView[];

  @ApiField(() => [SuggestionQuestionView], {
    description: 'What has to be answered before other instructions can be followed; `answerQuestions` takes the answers.',
  })
  questions: SuggestionQuestionView[];

  @ApiField(() => [SuggestionOutcomeView], { description: 'Instructions that change nothing, each with the reason.' })
  notChanged: SuggestionOutcomeView[];

  @ApiField(() => String, { nullable: true, description: 'Something the reader should know about how it was made.' })
  notice: string | null;

  @ApiField(() => Int, { description: 'Tokens that it costs to keep any of them; 0 for what was paid with the draft.' })
  price: number;

  @Field({ description: 'When it was made.' })
  createdAt: Date;

  @Field({ description: 'Until when it can be kept.' })
  expiresAt: Date;
}

@ShownToKeys('DOCUMENTS_WRITE', 'PROPOSALS')
@ObjectType('DiscardedChanges', { description: 'A discarded proposal.' })
export class DiscardedChanges {
  @ApiField(() => ID, { description: 'The id it had.' })
  id: string;
}

export const changeProposalView = (row: ChangeProposal, stored: StoredProposal, price: number): ChangeProposalView => ({
  id: row.id,
  documentType: row.documentType,
  documentId: row.documentId,
  previousDocument: stored.previousDocument,
  suggestions: stored.suggestions,
  changes: stored.changes.map(({ id, instruction, asked, message, segments, places }) => ({
    id,
    instruction,
    asked,
    message,
    segments: segmentViews(segments),
    places: places.map(({ start, end, segments }) => ({ start, end, segments: segmentViews(segments) })),
  })),
  questions: stored.questions,
  notChanged: stored.open,
  notice: stored.notice,
  price: stored.paid ? 0 : price,
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
});

const segmentViews = (segments: StoredProposal['changes'][number]['segments']): RedlineSegmentView[] =>
  segments.map(({ kind, text }) => ({ kind: enumValue(RedlineSegmentKind, kind), text }));
