import { graphql } from '../../shared/gql/index.js';

/** Which answers of a conversation, or whether a draft, cite law that was changed since and was not put aside. */
export const LAW_CHANGED_IN = graphql(`
  query LawChangedIn($conversationId: ID, $draftId: ID) {
    lawChanges(conversationId: $conversationId, draftId: $draftId, seen: false, first: 50) {
      totalCount
      nodes {
        id
        exchangeId
      }
    }
  }
`);
