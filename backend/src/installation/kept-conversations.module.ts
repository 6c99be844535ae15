import { Global, Module } from '@nestjs/common';
import { ConversationKeeper } from '../features/ask/conversation-keeper.service.js';
import { ConversationsModule } from '../features/conversations/conversations.module.js';
import { KeptExchanges } from '../features/conversations/keeping/kept-exchanges.js';

/** Binds what keeps questions and answers to the feature that owns the conversations. */
@Global()
@Module({
  imports: [ConversationsModule],
  providers: [{ provide: ConversationKeeper, useExisting: KeptExchanges }],
  exports: [ConversationKeeper],
})
export class KeptConversationsModule {}
