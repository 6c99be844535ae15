import { useMutation } from '@apollo/client/react';
import type { AppError } from '../../../../shared/api/app-error.js';
import { describeError } from '../../../../shared/apollo/describe-error.js';
import { toAppError } from '../../../../shared/apollo/to-app-error.js';
import type { LawStatusInput } from '../../../../shared/gql/graphql.js';
import { notify } from '../../../../shared/notices/toasts.js';
import { SET_LAW_STATUS } from '../legal-documents.operations.js';
import { lawStatusMessages as text } from './messages.js';

/** Sets whether a document is in force; null takes back what was set. Resolves with the server's error, if any. */
export function useSetLawStatus(): (filename: string, input: LawStatusInput | null) => Promise<AppError | undefined> {
  const [mutate] = useMutation(SET_LAW_STATUS);
  return async (filename, input) => {
    try {
      await mutate({ variables: { filename, input } });
      notify.success(text.saved);
      return undefined;
    } catch (error) {
      notify.error(describeError(error, text.saveFailed));
      return toAppError(error);
    }
  };
}
