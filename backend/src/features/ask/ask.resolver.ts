import { Context, Mutation, Resolver, Subscription } from '@nestjs/graphql';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import type { GraphqlContext } from '../../core/access/request-context.js';
import { SessionsService } from '../../core/access/sessions.service.js';
import { Input } from '../../core/graphql/described-args.js';
import { cancellable } from '../../core/events/cancellable.js';
import { AskInput } from './ask.inputs.js';
import { AskService } from './ask.service.js';
import { AnswerEvent } from './answer-events.views.js';
import { Answer } from './ask.views.js';

@Resolver(() => Answer)
@Access('user')
@OpenToKeys('ASK')
export class AskResolver {
  constructor(
    private readonly ask: AskService,
    private readonly sessions: SessionsService,
  ) {}

  @Mutation(() => Answer, { description: 'Answers a question from the library, with quotations that stand in it word for word.' })
  askQuestion(@CurrentActor() actor: Actor, @Input() input: AskInput, @Context() { signal }: GraphqlContext): Promise<Answer> {
    return this.ask.answer(actor, input, signal);
  }

  @Subscription(() => AnswerEvent, {
    description:
      'Streams an answer: stages, checked pieces of text, then the whole. Ending the subscription stops the work, ' +
      'unless a conversation keeps it: then `stopAnswer` does.',
  })
  answer(@CurrentActor() actor: Actor, @Input() input: AskInput): AsyncIterableIterator<{ answer: AnswerEvent }> {
    return cancellable((signal) => this.events(actor, input, signal));
  }

  private async *events(actor: Actor, input: AskInput, left: AbortSignal): AsyncGenerator<{ answer: AnswerEvent }> {
    const ended = this.sessions.endOf(actor.sessionId);
    try {
      for await (const event of this.ask.stream(actor, input, AbortSignal.any([left, ended.signal]))) yield { answer: event };
    } finally {
      ended.close();
    }
  }
}
