import { InMemoryCache } from '@apollo/client';
import { appended, pageOf } from './page-policy.js';

/** Cache with the identity and merge rules of our types. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          conversations: pageOf(['search', 'matterId']),
          referenceFiles: pageOf(['matterId']),
          matters: pageOf(['search', 'status', 'deleted']),
          parties: pageOf(['search', 'deleted']),
          matterDeadlines: pageOf(['matterId', 'status']),
          chronology: pageOf(['matterId', 'state']),
          tokenStatement: pageOf([]),
          userTokenStatement: pageOf(['userId']),
          sources: pageOf(['search', 'documentType', 'yearFrom', 'yearTo', 'jurisdiction', 'court', 'lawState']),
          // Two operations ask for parts of the same source.
          sourceContents: { merge: true },
          libraryCoverage: { merge: true },
        },
      },
      SourceContents: { fields: { citedBy: pageOf([]), sections: appended(['search']) } },
      DocumentTemplate: { keyFields: ['documentType'] },
      AdminTemplate: { keyFields: ['documentType'] },
      AdminTemplateDetails: { keyFields: ['documentType'] },
      TokenBalance: { keyFields: [] },
      SystemStatus: { keyFields: [] },
      // Their ids identify them within their proposal only.
      ChangeProposal: { fields: { changes: { merge: false }, questions: { merge: false }, notChanged: { merge: false } } },
      PaperDifference: { keyFields: false },
      ProposedChange: { keyFields: false },
      SuggestionQuestion: { keyFields: false },
    },
  });
}
