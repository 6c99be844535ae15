import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access, CurrentActor, OpenToKeys } from '../../../../core/access/access.decorator.js';
import type { Actor } from '../../../../core/access/actor.js';
import { disconnectSignal } from '../../../../core/requests/disconnect-signal.js';
import { LongBody } from '../../../../core/requests/route-rules.js';
import { Describes, DescribesPath } from '../../../../core/descriptions/describes.decorator.js';
import { GenerateDocumentBody, generateInput } from '../../documents.inputs.js';
import { GeneratedDocumentView } from '../generated-document.views.js';
import { AnswerQuestionsBody, KeepChangesBody } from './proposals.inputs.js';
import { ProposalsService } from './proposals.service.js';
import { ChangeProposalView, DiscardedChanges } from './proposals.views.js';

@Controller('api/document/proposals')
@DescribesPath({ id: 'The proposal.' })
export class ProposalsController {
  constructor(private readonly proposals: ProposalsService) {}

  @Get()
  @Describes('Proposed changes that you have neither kept nor discarded, newest first; at most 20.', {
    id: 'listProposals',
    answer: [ChangeProposalView],
  })
  @Access('user')
  @OpenToKeys('PROPOSALS')
  waiting(@CurrentActor() actor: Actor): Promise<ChangeProposalView[]> {
    return this.proposals.waiting(actor);
  }

  @Post()
  @Describes('Shows what suggestions would change in a draft, without charging anything. The changes wait for seven days.', {
    id: 'proposeChanges',
    answer: ChangeProposalView,
    errors: {
      400: 'Unknown document type',
      404: 'File not found',
      409: 'The file is still being read, or the template was withdrawn',
      429: 'Too many documents',
      503: 'The changes could not be worked out',
    },
  })
  @LongBody('generate-user')
  @HttpCode(200)
  @Access('user')
  @OpenToKeys('DOCUMENTS_WRITE', 'PROPOSALS')
  propose(
    @CurrentActor() actor: Actor,
    @Body() body: GenerateDocumentBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChangeProposalView> {
    return this.proposals.propose(actor, generateInput(body, undefined), disconnectSignal(reply));
  }

  @Post(':id/keep')
  @Describes(
    'Keeps the accepted changes as the next version and charges it once; the others are rejected. The same changes twice are one version.',
    {
      id: 'keepChanges',
      answer: GeneratedDocumentView,
      errors: {
        402: 'Insufficient tokens. Please purchase more tokens.',
        404: 'These changes are no longer waiting. Please ask for them again.',
        409: 'The draft has changed since, a change depends on a rejected one, or the same request is still being processed',
        503: 'The changes could not be kept; nothing was charged',
      },
    },
  )
  @HttpCode(200)
  @Access('user')
  @OpenToKeys('DOCUMENTS_WRITE')
  keep(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { accepted }: KeepChangesBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GeneratedDocumentView> {
    return this.proposals.keep(actor, { proposalId: id, accepted }, disconnectSignal(reply));
  }

  @Post(':id/answers')
  @Describes('Answers questions of a proposal; what the answers ask for joins its changes. Free of charge.', {
    id: 'answerQuestions',
    answer: ChangeProposalView,
    errors: {
      404: 'These changes are no longer waiting. Please ask for them again.',
      409: 'The draft or the proposal has changed since',
      429: 'Too many documents',
      503: 'The changes could not be worked out',
    },
  })
  @HttpCode(200)
  @Access('user')
  @OpenToKeys('DOCUMENTS_WRITE', 'PROPOSALS')
  answer(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { answers }: AnswerQuestionsBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChangeProposalView> {
    return this.proposals.answer(actor, { proposalId: id, answers }, disconnectSignal(reply));
  }

  @Delete(':id')
  @Describes('Rejects all changes of a proposal; free of charge.', {
    id: 'discardChanges',
    answer: DiscardedChanges,
    errors: { 404: 'These changes are no longer waiting. Please ask for them again.' },
  })
  @Access('user')
  @OpenToKeys('DOCUMENTS_WRITE', 'PROPOSALS')
  discard(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<DiscardedChanges> {
    return this.proposals.discard(actor, id);
  }
}
