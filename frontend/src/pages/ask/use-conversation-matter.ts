import { skipToken, useQuery } from '@apollo/client/react';
import { graphql } from '../../shared/gql/index.js';

const CONVERSATION_MATTER = graphql(`
  query ConversationMatter($id: ID!) {
    conversation(id: $id) {
      id
      matterId
      isOwn
    }
  }
`);

/**
 * The matter that a kept conversation belongs to, null for none, and whether it was begun by whoever reads it; read again when it is opened:
 * it may have been moved.
 */
export function useConversationMatter(conversationId: string | null): { matterId: string | null; isOwn: boolean } {
  const { data } = useQuery(
    CONVERSATION_MATTER,
    conversationId === null ? skipToken : { variables: { id: conversationId }, fetchPolicy: 'cache-and-network' },
  );
  return { matterId: data?.conversation?.matterId ?? null, isOwn: data?.conversation?.isOwn ?? true };
}
