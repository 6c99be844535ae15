import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../core/access/actor.js';
import { displayName } from '../../../core/files/filename.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { DownloadsService } from '../../rendering/download/downloads.service.js';
import { DOCUMENT_MEDIA_TYPES, type RenderedDocument } from '../../rendering/printing/rendering.service.js';
import { AnswerApprovals } from '../answer-approvals.service.js';
import { conversationText } from './conversation-text.js';
import { ConversationsService } from '../conversations.service.js';
import { ConversationFormat, type ExportQuery } from '../conversations.inputs.js';

/** What no file system takes in a name, or takes for a path. */
const SEPARATORS = /[\\/:*?"<>|]+/gu;
const MARKDOWN = 'text/markdown; charset=utf-8';

/** Media types that the file of a conversation may have. */
export const CONVERSATION_MEDIA_TYPES = ['text/markdown', ...DOCUMENT_MEDIA_TYPES];

/** A conversation as a file, with its sources. */
@Injectable()
export class ConversationExport {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly approvals: AnswerApprovals,
    private readonly downloads: DownloadsService,
    private readonly limits: RateLimits,
  ) {}

  /** @throws ConversationNotFoundError, RateLimitedError; what rendering throws */
  async file(actor: Actor, id: string, { format, time_zone: timeZone }: ExportQuery, signal?: AbortSignal): Promise<RenderedDocument> {
    const conversation = await this.conversations.conversation(actor, id);
    const exchanges = await this.conversations.allExchanges(actor, id);
    const content = conversationText(conversation, exchanges, await this.approvals.of(actor.userId, exchanges), timeZone);
    const filename = displayName(`${conversation.title.replace(SEPARATORS, ' ') || 'conversation'}.${format}`);
    if (format === ConversationFormat.MARKDOWN) {
      await this.limits.consume('download-user', actor.userId);
      return { bytes: Buffer.from(content), contentType: MARKDOWN, filename };
    }
    const made = this.approvals.printed(exchanges);
    const file = await this.downloads.print(actor, { content, documentType: 'conversation', format, made }, signal);
    return { ...file, filename };
  }
}
