import type { ApolloClient } from '@apollo/client';
import { ErrorCode } from '../../../shared/api/error-codes.js';
import { toAppError } from '../../../shared/apollo/to-app-error.js';
import type { AnswerStreamSubscriptionVariables } from '../../../shared/gql/graphql.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { ANSWER_STREAM, ASK_QUESTION, CONVERSATION_ANSWER } from './ask.operations.js';
import type { CheckedAnswer } from './conversation.js';

export type AskInput = AnswerStreamSubscriptionVariables['input'];

export interface AnswerListener {
  /** The exchange of the conversation that keeps the question; perhaps more than once. */
  onKept: (exchangeId: string) => void;
  onStage: (stage: string) => void;
  /** The next piece of the answer. */
  onText: (text: string) => void;
  onAnswer: (answer: CheckedAnswer) => void;
  onError: (error: unknown) => void;
}

/**
 * Asks over the subscription or, if no socket can be opened, by a plain mutation. Exactly one of `onAnswer` and `onError` is called,
 * unless it is stopped.
 * @returns a function that stops it
 */
export function requestAnswer(client: ApolloClient, input: AskInput, listener: AnswerListener): () => void {
  let ended = false;
  let heard = false;
  let plain = false;
  const end = (report: () => void): void => {
    if (ended) return;
    ended = true;
    report();
  };

  const askPlainly = async (): Promise<void> => {
    plain = true;
    try {
      const { data } = await client.mutate({ mutation: ASK_QUESTION, variables: { input }, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('The server gave no answer');
      end(() => listener.onAnswer(getFragmentData(CONVERSATION_ANSWER, data.askQuestion)));
    } catch (error) {
      end(() => listener.onError(error));
    }
  };

  const refused = (error: unknown): void => {
    // Once the server has responded, a lost connection is an error: asking again would run the question twice.
    if (!heard && toAppError(error).code === ErrorCode.network) void askPlainly();
    else end(() => listener.onError(error));
  };

  const subscription = client.subscribe({ query: ANSWER_STREAM, variables: { input }, fetchPolicy: 'no-cache' }).subscribe({
    next: ({ data, error }) => {
      if (ended) return;
      if (error) return refused(error);
      heard = true;
      const event = data?.answer;
      if (event?.exchangeId) listener.onKept(event.exchangeId);
      if (event?.kind === 'STAGE' && event.stage) listener.onStage(event.stage);
      if (event?.kind === 'TEXT' && event.text) listener.onText(event.text);
      if (event?.kind === 'DONE' && event.answer) {
        const answer = getFragmentData(CONVERSATION_ANSWER, event.answer);
        end(() => listener.onAnswer(answer));
      }
    },
    error: refused,
    complete: () => {
      if (!plain) end(() => listener.onError(new Error('The stream ended without an answer')));
    },
  });

  return () => {
    ended = true;
    subscription.unsubscribe();
  };
}
