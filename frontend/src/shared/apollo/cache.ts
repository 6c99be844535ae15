import { InMemoryCache } from '@apollo/client';
import { pageOf } from './page-policy.js';

/** Cache with the identity and merge rules of our types. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          referenceFiles: pageOf([]),
          tokenStatement: pageOf([]),
          userTokenStatement: pageOf(['userId']),
        },
      },
      ReferenceFile: { keyFields: ['filename'] },
      DocumentTemplate: { keyFields: ['documentType'] },
      TokenBalance: { keyFields: [] },
      SystemStatus: { keyFields: [] },
    },
  });
}
