import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../core/access/actor.js';
import { LoadsNodes, type NodeLoader } from '../../../core/graphql/nodes/node-loader.js';
import type { ConversationView } from '../conversations.views.js';
import { ConversationReader } from './conversation-reader.js';

/** Conversations are closed to keys. */
@Injectable()
@LoadsNodes()
export class ConversationNodes implements NodeLoader {
  readonly type = 'Conversation';
  readonly scopes = [] as const;

  constructor(private readonly reader: ConversationReader) {}

  load({ userId }: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, ConversationView>> {
    return this.reader.byIds(userId, ids);
  }
}
