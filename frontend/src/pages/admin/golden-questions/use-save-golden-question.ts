import { useMutation } from '@apollo/client/react';
import type { AppError } from '../../../shared/api/app-error.js';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { toAppError } from '../../../shared/apollo/to-app-error.js';
import type { GoldenQuestionInput } from '../../../shared/gql/graphql.js';
import { notify } from '../../../shared/notices/toasts.js';
import { CREATE_GOLDEN_QUESTION, GOLDEN_QUESTIONS, UPDATE_GOLDEN_QUESTION } from './golden-questions.operations.js';
import { goldenMessages as text } from './messages.js';

/** Adds a golden question, or changes the one with this id. Resolves with the server's error, if any. */
export function useSaveGoldenQuestion(): (id: string | null, input: GoldenQuestionInput) => Promise<AppError | undefined> {
  const [create] = useMutation(CREATE_GOLDEN_QUESTION, { refetchQueries: [GOLDEN_QUESTIONS] });
  const [update] = useMutation(UPDATE_GOLDEN_QUESTION);
  return async (id, input) => {
    try {
      await (id ? update({ variables: { id, input } }) : create({ variables: { input } }));
      notify.success(id ? text.updated : text.created);
      return undefined;
    } catch (error) {
      notify.error(describeError(error, text.saveFailed));
      return toAppError(error);
    }
  };
}
