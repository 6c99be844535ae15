import { skipToken, useQuery } from '@apollo/client/react';
import { graphql } from '../../shared/gql/index.js';

const CONVERSATION_MATTER = graphql(`
  query ConversationMatter($id: ID!) {
    conversation(id: $id) {
      id
      matterId
    }
  }
`);

/** The matter that a kept conversation belongs to, read again when it is opened: it may have been moved. Null for none. */
export function useConversationMatter(conversationId: string | null): string | null {
  const { data } = useQuery(
    CONVERSATION_MATTER,
    conversationId === null ? skipToken : { variables: { id: conversationId }, fetchPolicy: 'cache-and-network' },
  );
  return data?.conversation.matterId ?? null;
}
