import { Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, ClientSignal, CurrentActor, OpenToKeys } from '../../../../core/access/access.decorator.js';
import type { Actor } from '../../../../core/access/actor.js';
import { batched } from '../../../../core/graphql/batched.js';
import { IdArg, Input } from '../../../../core/graphql/described-args.js';
import { GenerateDocumentInput } from '../../documents.inputs.js';
import { GeneratedDocumentView } from '../generated-document.views.js';
import { AnswerQuestionsInput, KeepChangesInput } from './proposals.inputs.js';
import { ProposalsService } from './proposals.service.js';
import { ChangeProposalView, DiscardedChanges } from './proposals.views.js';

@Resolver(() => ChangeProposalView)
@Access('user')
export class ProposalsResolver {
  constructor(private readonly proposals: ProposalsService) {}

  @OpenToKeys('PROPOSALS')
  @Query(() => [ChangeProposalView], {
    description: 'Proposed changes that you have neither kept nor discarded, newest first; at most 20.',
  })
  changeProposals(@CurrentActor() actor: Actor, @Context() context: object): Promise<ChangeProposalView[]> {
    return batched(context, 'change-proposals', (users: readonly string[]) =>
      Promise.all(users.map(() => this.proposals.waiting(actor))),
    ).load(actor.userId);
  }

  @OpenToKeys('DOCUMENTS_WRITE', 'PROPOSALS')
  @Mutation(() => ChangeProposalView, {
    description: 'Shows what suggestions would change in a draft, without charging anything. The changes wait for seven days.',
  })
  proposeChanges(
    @CurrentActor() actor: Actor,
    @Input() input: GenerateDocumentInput,
    @ClientSignal() signal?: AbortSignal,
  ): Promise<ChangeProposalView> {
    return this.proposals.propose(actor, input, signal);
  }

  @OpenToKeys('DOCUMENTS_WRITE')
  @Mutation(() => GeneratedDocumentView, {
    description:
      'Keeps the accepted changes as the next version and charges it once; the others are rejected. The same changes twice are one version.',
  })
  keepChanges(
    @CurrentActor() actor: Actor,
    @Input() input: KeepChangesInput,
    @ClientSignal() signal?: AbortSignal,
  ): Promise<GeneratedDocumentView> {
    return this.proposals.keep(actor, input, signal);
  }

  @OpenToKeys('DOCUMENTS_WRITE', 'PROPOSALS')
  @Mutation(() => ChangeProposalView, {
    description: 'Answers questions of a proposal; what the answers ask for joins its changes. Free of charge.',
  })
  answerQuestions(
    @CurrentActor() actor: Actor,
    @Input() input: AnswerQuestionsInput,
    @ClientSignal() signal?: AbortSignal,
  ): Promise<ChangeProposalView> {
    return this.proposals.answer(actor, input, signal);
  }

  @OpenToKeys('DOCUMENTS_WRITE', 'PROPOSALS')
  @Mutation(() => DiscardedChanges, { description: 'Rejects all changes of a proposal; free of charge.' })
  discardChanges(@CurrentActor() actor: Actor, @IdArg('A proposal of the signed-in user.') id: string): Promise<DiscardedChanges> {
    return this.proposals.discard(actor, id);
  }
}
