import { useMutation } from '@apollo/client/react';
import type { AppError } from '../../../../shared/api/app-error.js';
import { describeError } from '../../../../shared/apollo/describe-error.js';
import { toAppError } from '../../../../shared/apollo/to-app-error.js';
import type { EditLegalDocumentInput } from '../../../../shared/gql/graphql.js';
import { notify } from '../../../../shared/notices/toasts.js';
import { EDIT_LEGAL_DOCUMENT, UNDO_EDIT } from '../legal-documents.operations.js';
import { editMessages as text } from './messages.js';

/** Resolves with the server's error, if any. */
type Outcome = Promise<AppError | undefined>;

async function told(work: () => Promise<unknown>, done: string): Outcome {
  try {
    await work();
    notify.success(done);
    return undefined;
  } catch (error) {
    notify.error(describeError(error, text.failed));
    return toAppError(error);
  }
}

/** Changes what is known about a document, and undoes the last change. */
export function useEdits(filename: string): { save: (input: EditLegalDocumentInput) => Outcome; undo: () => Outcome } {
  const [edit] = useMutation(EDIT_LEGAL_DOCUMENT);
  const [takeBack] = useMutation(UNDO_EDIT);
  return {
    save: (input) => told(() => edit({ variables: { filename, input } }), text.saved),
    undo: () => told(() => takeBack({ variables: { filename } }), text.undone),
  };
}
