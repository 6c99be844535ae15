import { InMemoryCache } from '@apollo/client';
import { pageOf } from './page-policy.js';

/** Identity and merge rules of everything that is cached. */
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
