import { useMutation } from '@apollo/client/react';
import type { AppError } from '../../../../shared/api/app-error.js';
import { describeError } from '../../../../shared/apollo/describe-error.js';
import { toAppError } from '../../../../shared/apollo/to-app-error.js';
import { notify } from '../../../../shared/notices/toasts.js';
import { editorMessages as text } from '../messages.js';
import {
  ADMIN_TEMPLATES,
  DELETE_TEMPLATE,
  PUBLISH_TEMPLATE,
  RESTORE_TEMPLATE_VERSION,
  SAVE_TEMPLATE,
  SET_TEMPLATE_PRICE,
  WITHDRAW_TEMPLATE,
} from '../templates.operations.js';
import type { TemplateContent } from './template-content.js';

/** Reports the outcome of a change. Resolves with the server's error, if any. */
async function told(change: Promise<unknown>, done: string, failed: string): Promise<AppError | undefined> {
  try {
    await change;
    notify.success(done);
    return undefined;
  } catch (error) {
    notify.error(describeError(error, failed));
    return toAppError(error);
  }
}

/** What can be done to a template; each resolves with the server's error, if any. */
export function useTemplateActions(documentType: string) {
  const refetch = { refetchQueries: [ADMIN_TEMPLATES] };
  const [save] = useMutation(SAVE_TEMPLATE, refetch);
  const [publish] = useMutation(PUBLISH_TEMPLATE, refetch);
  const [withdraw] = useMutation(WITHDRAW_TEMPLATE, refetch);
  const [remove] = useMutation(DELETE_TEMPLATE, refetch);
  const [restore] = useMutation(RESTORE_TEMPLATE_VERSION, refetch);
  const [price] = useMutation(SET_TEMPLATE_PRICE, refetch);
  return {
    save: (content: TemplateContent, revision: number) =>
      told(save({ variables: { input: { documentType, content, revision } } }), text.saved, text.saveFailed),
    publish: (revision: number) => told(publish({ variables: { documentType, revision } }), text.published, text.publishFailed),
    withdraw: () => told(withdraw({ variables: { documentType } }), text.withdrawn, text.withdrawFailed),
    remove: () => told(remove({ variables: { documentType } }), text.removed, text.removeFailed),
    restore: (number: number, revision: number) =>
      told(restore({ variables: { documentType, number, revision } }), text.restored, text.restoreFailed),
    setPrice: (baseTokens: number, complexityMultiplier: number) =>
      told(price({ variables: { input: { documentType, baseTokens, complexityMultiplier } } }), text.priceSaved, text.priceFailed),
  };
}
