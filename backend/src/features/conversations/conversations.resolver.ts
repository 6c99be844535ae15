import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { batched } from '../../core/graphql/batched.js';
import { IdArg, Input } from '../../core/graphql/described-args.js';
import type { Page } from '../../core/pages/page.js';
import { ConversationsArgs, ExchangesArgs, UpdateConversationInput } from './conversations.inputs.js';
import { ConversationReader } from './keeping/conversation-reader.js';
import { ConversationsService } from './conversations.service.js';
import {
  ConversationConnection,
  ConversationExchange,
  ConversationExchangeConnection,
  ConversationView,
  DeletedConversation,
} from './conversations.views.js';

const id = () => IdArg('A conversation of the signed-in user.');

@Resolver(() => ConversationView)
@Access('user')
@OpenToKeys('CONVERSATIONS')
export class ConversationsResolver {
  constructor(
    private readonly service: ConversationsService,
    private readonly reader: ConversationReader,
  ) {}

  @Query(() => ConversationConnection, { description: "The signed-in user's conversations: pinned ones first, then the last used first." })
  conversations(@CurrentActor() actor: Actor, @Args() args: ConversationsArgs): Promise<ConversationConnection> {
    return this.service.list(actor, args);
  }

  @Query(() => ConversationView, { nullable: true, description: 'One conversation of the signed-in user.' })
  conversation(@CurrentActor() actor: Actor, @id() conversationId: string): Promise<ConversationView> {
    return this.service.conversation(actor, conversationId);
  }

  @Query(() => ConversationExchangeConnection, {
    nullable: true,
    description: 'The questions of a conversation with their answers, oldest first.',
  })
  conversationExchanges(
    @CurrentActor() actor: Actor,
    @Args() args: ExchangesArgs,
    @Context() context: object,
  ): Promise<Page<ConversationExchange>> {
    const loader = batched<string, ConversationExchange | null>(context, 'conversation-exchanges', async (ids) => {
      const found = new Map((await this.reader.exchangesForAnswer(actor.userId, ids)).map((exchange) => [exchange.id, exchange]));
      return ids.map((each) => found.get(each) ?? null);
    });
    return this.service.exchanges(actor, args, async (ids) =>
      (await Promise.all(ids.map((each) => loader.load(each)))).filter((exchange) => exchange !== null),
    );
  }

  @Mutation(() => ConversationView, { description: 'Begins an empty conversation; one in which nothing is asked is removed after a day.' })
  createConversation(@CurrentActor() actor: Actor): Promise<ConversationView> {
    return this.service.create(actor);
  }

  @Mutation(() => ConversationView, { description: 'Renames or pins a conversation.' })
  updateConversation(
    @CurrentActor() actor: Actor,
    @id() conversationId: string,
    @Input() input: UpdateConversationInput,
  ): Promise<ConversationView> {
    return this.service.update(actor, conversationId, input);
  }

  @Mutation(() => DeletedConversation, { description: 'Deletes a conversation; it can be restored for an hour.' })
  deleteConversation(@CurrentActor() actor: Actor, @id() conversationId: string): Promise<DeletedConversation> {
    return this.service.delete(actor, conversationId);
  }

  @Mutation(() => ConversationView, { description: 'Restores a conversation that was deleted within the last hour.' })
  restoreConversation(@CurrentActor() actor: Actor, @id() conversationId: string): Promise<ConversationView> {
    return this.service.restore(actor, conversationId);
  }

  @Mutation(() => ConversationView, { description: 'Stops the answer that is being written in a conversation.' })
  stopAnswer(@CurrentActor() actor: Actor, @id() conversationId: string): Promise<ConversationView> {
    return this.service.stop(actor, conversationId);
  }

  @Mutation(() => ConversationView, {
    description: 'Undoes an edited question: it goes, and what it replaced comes back. Possible until the next question.',
  })
  undoConversationEdit(
    @CurrentActor() actor: Actor,
    @id() conversationId: string,
    @IdArg('The exchange of the edited question.', 'exchangeId') exchangeId: string,
  ): Promise<ConversationView> {
    return this.service.undoEdit(actor, conversationId, exchangeId);
  }
}
