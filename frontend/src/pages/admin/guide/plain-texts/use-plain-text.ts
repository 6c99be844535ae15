import { useMutation } from '@apollo/client/react';
import type { AppError } from '../../../../shared/api/app-error.js';
import { describeError } from '../../../../shared/apollo/describe-error.js';
import { toAppError } from '../../../../shared/apollo/to-app-error.js';
import type { PlainTextInput } from '../../../../shared/gql/graphql.js';
import { notify } from '../../../../shared/notices/toasts.js';
import { plainTextMessages as text } from './messages.js';
import { SAVE_PLAIN_TEXT, SIGN_PLAIN_TEXT, SWITCH_PLAIN_TEXT } from './plain-text.operations.js';

/** Changes to the plain text of a topic; each resolves with the server's error, if any. */
export function usePlainText(id: string) {
  const [save] = useMutation(SAVE_PLAIN_TEXT);
  const [change] = useMutation(SWITCH_PLAIN_TEXT);
  const [sign] = useMutation(SIGN_PLAIN_TEXT);
  const told = async (work: Promise<unknown>): Promise<AppError | undefined> => {
    try {
      await work;
      notify.success(text.saved);
      return undefined;
    } catch (error) {
      notify.error(describeError(error, text.failed));
      return toAppError(error);
    }
  };
  return {
    save: (input: PlainTextInput | null) => told(save({ variables: { id, input } })),
    show: (enabled: boolean) => told(change({ variables: { id, enabled } })),
    sign: (signed: boolean) => told(sign({ variables: { id, signed } })),
  };
}
