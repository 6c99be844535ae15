import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { attachment } from '../../core/http/attachment.js';
import { disconnectSignal } from '../../core/requests/disconnect-signal.js';
import { LimitedBy } from '../../core/requests/route-rules.js';
import { PLACE_UNLESS_SEARCHED, placeOf, windowOf } from '../../core/pages/list-query.js';
import { allFields, OrNull, described } from '../../core/descriptions/shape.js';
import { Describes, DescribesPath } from '../../core/descriptions/describes.decorator.js';
import { Approval } from '../../core/approval/approval.views.js';
import { Answer } from '../ask/ask.views.js';
import { AnswerApprovals } from './answer-approvals.service.js';
import { CONVERSATION_MEDIA_TYPES, ConversationExport } from './export/conversation-export.js';
import { ConversationsQuery, ExportQuery, UpdateConversationInput } from './conversations.inputs.js';
import { ConversationsService } from './conversations.service.js';
import { ConversationExchange, ConversationView, DeletedConversation } from './conversations.views.js';

const NOT_FOUND = { 404: 'Conversation not found' };

@Controller('api/conversations')
@DescribesPath({ id: 'The conversation.', exchangeId: 'The question that was edited.' })
@Access('user')
@OpenToKeys('CONVERSATIONS')
export class ConversationsController {
  constructor(
    private readonly service: ConversationsService,
    private readonly exports: ConversationExport,
    private readonly approvals: AnswerApprovals,
  ) {}

  @Get()
  @Describes("The signed-in user's conversations: pinned ones first, then the last used first.", {
    id: 'listConversations',
    answer: {
      conversations: described('Pinned ones first, then the last used first.', [ConversationView]),
      searchedAll: described('Whether the search looked at all of them; there are limits to how much one search reads.', 'boolean'),
      ...PLACE_UNLESS_SEARCHED,
    },
    errors: { 429: 'Too many searches' },
  })
  async list(@CurrentActor() actor: Actor, @Query() query: ConversationsQuery) {
    const { take: first, skip: offset } = windowOf(query);
    const { search, cursor: after, matter_id: matterId, updated_after: updatedAfter } = query;
    const page = await this.service.list(actor, { first, offset, after, search, matterId, updatedAfter });
    return { conversations: page.nodes, searchedAll: page.searchedAll, ...(await placeOf(page)) };
  }

  @Post()
  @Describes('Begins an empty conversation; its id goes with the questions as `conversation_id`.', {
    id: 'createConversation',
    status: 201,
    answer: ConversationView,
    errors: { 409: 'Too many conversations' },
  })
  create(@CurrentActor() actor: Actor): Promise<ConversationView> {
    return this.service.create(actor);
  }

  @Get(':id')
  @Describes('A conversation with its questions and answers, oldest first.', {
    id: 'getConversation',
    answer: {
      ...allFields(ConversationView),
      exchanges: described('Questions with their answers, oldest first.', [
        {
          ...allFields(ConversationExchange),
          answer: described('The whole answer; null where there is none.', new OrNull(Answer)),
          approval: described('Whether a supervisor has approved the answer; null where that is not needed.', new OrNull(Approval)),
        },
      ]),
    },
    errors: NOT_FOUND,
  })
  async conversation(@CurrentActor() actor: Actor, @Param('id') id: string) {
    const conversation = await this.service.conversation(actor, id);
    const exchanges = await this.service.allExchanges(actor, id);
    const approvals = await this.approvals.of(actor.userId, exchanges);
    return { ...conversation, exchanges: exchanges.map((exchange, index) => ({ ...exchange, approval: approvals[index] ?? null })) };
  }

  @Put(':id')
  @Describes('Renames or pins a conversation.', { id: 'updateConversation', answer: ConversationView, errors: NOT_FOUND })
  update(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: UpdateConversationInput): Promise<ConversationView> {
    return this.service.update(actor, id, input);
  }

  @Delete(':id')
  @Describes('Deletes a conversation; it can be restored for an hour.', {
    id: 'deleteConversation',
    answer: DeletedConversation,
    errors: NOT_FOUND,
  })
  delete(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<DeletedConversation> {
    return this.service.delete(actor, id);
  }

  @Post(':id/restore')
  @Describes('Restores a conversation that was deleted within the last hour.', {
    id: 'restoreConversation',
    answer: ConversationView,
    errors: NOT_FOUND,
  })
  @HttpCode(200)
  restore(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ConversationView> {
    return this.service.restore(actor, id);
  }

  @Post(':id/stop')
  @Describes('Stops the answer that is being written.', { id: 'stopAnswer', answer: ConversationView, errors: NOT_FOUND })
  @HttpCode(200)
  stop(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ConversationView> {
    return this.service.stop(actor, id);
  }

  @Post(':id/exchanges/:exchangeId/undo')
  @Describes('Undoes an edited question: it goes, and what it replaced comes back. Possible until the next question.', {
    id: 'undoConversationEdit',
    answer: ConversationView,
    errors: { 404: 'Conversation or question not found' },
  })
  @HttpCode(200)
  undoEdit(@CurrentActor() actor: Actor, @Param('id') id: string, @Param('exchangeId') exchangeId: string): Promise<ConversationView> {
    return this.service.undoEdit(actor, id, exchangeId);
  }

  @Get(':id/export')
  @Describes('A conversation with its sources as a file.', {
    id: 'exportConversation',
    file: CONVERSATION_MEDIA_TYPES,
    errors: {
      ...NOT_FOUND,
      413: 'Too long for a file',
      429: 'Too many downloads; see Retry-After.',
      503: 'PDF cannot be printed now',
      504: 'Not ready in time',
    },
  })
  @LimitedBy('download-user')
  async export(@CurrentActor() actor: Actor, @Param('id') id: string, @Query() query: ExportQuery, @Res() reply: FastifyReply) {
    const { bytes, contentType, filename } = await this.exports.file(actor, id, query, disconnectSignal(reply));
    await reply
      .header('content-type', contentType)
      .header('content-disposition', attachment(filename))
      .header('cache-control', 'no-store')
      .send(Buffer.from(bytes));
  }
}
