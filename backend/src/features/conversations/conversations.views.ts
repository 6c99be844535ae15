import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { NodeView } from '../../core/graphql/nodes/node.view.js';
import { ApiField } from '../../core/descriptions/api-field.js';
import { pageOf, pageType } from '../../core/pages/page.js';
import { Answer } from '../ask/ask.views.js';

@ShownToKeys('CONVERSATIONS')
@ObjectType('Conversation', {
  implements: () => [NodeView],
  description: 'A conversation that is kept for the signed-in user, or one of a matter that is shared with them.',
})
export class ConversationView {
  @ApiField(() => ID, { description: 'Stays the same.' })
  id: string;

  @ApiField(() => String, { description: 'From the first question until its owner changes it; empty before that.' })
  title: string;

  @ApiField(() => Boolean, { description: 'Whether it stands above the others.' })
  pinned: boolean;

  @ApiField(() => Int, { description: 'Questions in it.' })
  exchangeCount: number;

  @ApiField(() => ID, { nullable: true, description: 'The matter that it belongs to; null for none.' })
  matterId: string | null;

  @ApiField(() => Boolean, { description: 'Whether the signed-in user began it. Only they ask in it; who sees its matter reads it.' })
  isOwn: boolean;

  @ApiField(() => Date, { description: 'When it began.' })
  createdAt: Date;

  @ApiField(() => Date, { description: 'When the last question was asked.' })
  updatedAt: Date;
}

@ShownToKeys('CONVERSATIONS')
@ObjectType({ description: 'One page of conversations, or what a search found.' })
export class ConversationConnection extends pageType(
  ConversationView,
  'ConversationConnection',
  'The rows of this page: pinned ones first, then the last used first.',
) {
  @Field({ description: 'False when a search read the titles of all conversations but the texts of the latest ones only.' })
  searchedAll: boolean;
}

export enum ExchangeState {
  PENDING = 'pending',
  ANSWERED = 'answered',
  STOPPED = 'stopped',
  FAILED = 'failed',
  INTERRUPTED = 'interrupted',
}
registerEnumType(ExchangeState, {
  name: 'ExchangeState',
  description: 'What became of a question.',
  valuesMap: {
    PENDING: { description: 'It is being answered, whether or not anybody is watching.' },
    ANSWERED: { description: 'It was answered.' },
    STOPPED: { description: 'Its owner stopped the answer; `text` is what had been written.' },
    FAILED: { description: 'It could not be answered; `reason` says why, where its owner can do something about it.' },
    INTERRUPTED: { description: 'The server was stopped before the answer was done.' },
  },
});

@ShownToKeys('CONVERSATIONS')
@ObjectType({ description: 'A question of a conversation with its answer.' })
export class ConversationExchange {
  @ApiField(() => ID, { description: 'Id of the exchange.' })
  id: string;

  @ApiField(() => String, { description: 'The question.' })
  question: string;

  @ApiField(() => String, { nullable: true, description: "Name of the asker's own file that it was about." })
  referenceFilename: string | null;

  @ApiField(() => String, { nullable: true, description: 'The day whose law was asked for, such as "2024-07-01".' })
  asOn: string | null;

  @ApiField(() => ExchangeState, { description: 'What became of it.' })
  state: ExchangeState;

  @ApiField(() => String, { description: "The answer's words, or what had been written when it ended early." })
  text: string;

  /** Who asked. */
  ownerId: string;

  @ApiField(() => String, { nullable: true, description: 'Why there is no answer.' })
  reason: string | null;

  @Field(() => Answer, { nullable: true, description: 'The whole answer as it was given; null until it is done.' })
  answer: Answer | null;

  @ApiField(() => Date, { description: 'When it was asked.' })
  askedAt: Date;

  @ApiField(() => Date, { nullable: true, description: 'When the answer was done.' })
  answeredAt: Date | null;
}

export const ConversationExchangeConnection = pageOf(ConversationExchange, 'ConversationExchangeConnection');

@ShownToKeys('CONVERSATIONS')
@ObjectType({ description: 'A conversation that was deleted.' })
export class DeletedConversation {
  @ApiField(() => ID, { description: 'Id by which it can be restored.' })
  id: string;

  @ApiField(() => Date, { description: 'Until when it can be restored.' })
  restorableUntil: Date;
}
