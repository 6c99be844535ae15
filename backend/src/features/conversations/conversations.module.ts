import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RenderingModule } from '../rendering/rendering.module.js';
import { AnswerApprovals } from './answer-approvals.service.js';
import { ConversationAnswers } from './conversation-answers.service.js';
import { ConversationExport } from './export/conversation-export.js';
import { ConversationNodes } from './keeping/conversation-nodes.js';
import { ConversationReader } from './keeping/conversation-reader.js';
import { ConversationSeal } from './keeping/conversation-seal.js';
import { ConversationSearch } from './keeping/conversation-search.js';
import { ConversationUpkeep } from './keeping/conversation-upkeep.task.js';
import { ConversationsController } from './conversations.controller.js';
import { Conversation, Exchange } from './keeping/conversations.entity.js';
import { ConversationsResolver } from './conversations.resolver.js';
import { ConversationsService } from './conversations.service.js';
import { ExchangeApprovalResolver } from './exchange-approval.resolver.js';
import { KeptExchanges } from './keeping/kept-exchanges.js';

@Module({
  imports: [TypeOrmModule.forFeature([Conversation, Exchange]), RenderingModule],
  controllers: [ConversationsController],
  providers: [
    ConversationsService,
    ConversationsResolver,
    ConversationAnswers,
    AnswerApprovals,
    ExchangeApprovalResolver,
    ConversationReader,
    ConversationNodes,
    ConversationSearch,
    ConversationSeal,
    ConversationExport,
    ConversationUpkeep,
    KeptExchanges,
  ],
  exports: [ConversationsService, ConversationAnswers, AnswerApprovals, KeptExchanges],
})
export class ConversationsModule {}
