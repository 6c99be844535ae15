import type { ApolloClient } from '@apollo/client';
import { AppError } from '../../../shared/api/app-error.js';
import { ErrorCode } from '../../../shared/api/error-codes.js';
import { toAppError } from '../../../shared/apollo/to-app-error.js';
import type { GeneratedDraft_GeneratedFragment, GenerationStreamSubscriptionVariables } from '../../../shared/gql/graphql.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { DRAFT_STREAM, GENERATE_DOCUMENT, GENERATED_DRAFT } from '../drafting.operations.js';

export type GenerateInput = GenerationStreamSubscriptionVariables['input'];
export type GeneratedDraft = GeneratedDraft_GeneratedFragment;

export interface DraftListener {
  onStage: (stage: string) => void;
  /** The next piece of the draft. */
  onText: (text: string) => void;
  /** The pieces so far are discarded; the text starts again. */
  onRestart: () => void;
}

export const ABORTED = 'ABORTED';

/**
 * Drafts over the subscription or, if no socket can be opened, by a plain mutation with the same idempotency key, so that one click
 * is charged once however often it is sent. Aborting stops the work, which then costs nothing.
 * @throws AppError, with the code `ABORTED` after an abort
 */
export function requestDraft(
  client: ApolloClient,
  input: GenerateInput,
  listener: DraftListener,
  signal: AbortSignal,
): Promise<GeneratedDraft> {
  return new Promise((resolve, reject) => {
    let heard = false;
    let plain = false;
    const fail = (error: unknown): void => reject(toAppError(error));

    const draftPlainly = async (): Promise<void> => {
      plain = true;
      try {
        const { data } = await client.mutate({
          mutation: GENERATE_DOCUMENT,
          variables: { input },
          fetchPolicy: 'no-cache',
          context: { fetchOptions: { signal } },
        });
        if (data) resolve(getFragmentData(GENERATED_DRAFT, data.generateDocument));
        else fail(new Error('The server sent no document'));
      } catch (error) {
        fail(error);
      }
    };
    const refused = (error: unknown): void => {
      if (signal.aborted) return;
      if (!heard && toAppError(error).code === ErrorCode.network) void draftPlainly();
      else fail(error);
    };

    const subscription = client.subscribe({ query: DRAFT_STREAM, variables: { input }, fetchPolicy: 'no-cache' }).subscribe({
      next: ({ data, error }) => {
        if (error) return refused(error);
        heard = true;
        const event = data?.generation;
        if (event?.kind === 'STAGE' && event.stage) listener.onStage(event.stage);
        if (event?.kind === 'TEXT' && event.text) listener.onText(event.text);
        if (event?.kind === 'RESTART') listener.onRestart();
        if (event?.kind === 'DONE' && event.generated) resolve(getFragmentData(GENERATED_DRAFT, event.generated));
      },
      error: refused,
      // Has no effect once the draft has arrived.
      complete: () => plain || fail(new Error('The stream ended without a draft')),
    });
    signal.addEventListener('abort', () => {
      subscription.unsubscribe();
      reject(new AppError({ code: ABORTED }));
    });
  });
}
