import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import type { AppError } from '../../../shared/api/app-error.js';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { toAppError } from '../../../shared/apollo/to-app-error.js';
import type { TopicInput } from '../../../shared/gql/graphql.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { notify } from '../../../shared/notices/toasts.js';
import { CREATE_TOPIC, DELETE_TOPIC, GUIDE_TOPICS, SWITCH_TOPIC, TOPIC_ROW, UPDATE_TOPIC } from './guide.operations.js';
import { guideMessages as text } from './messages.js';
import type { Topic } from './use-topics.js';

const REFETCH = { refetchQueries: [GUIDE_TOPICS] };

/** Says that a topic was saved, and which of its sections the library does not hold. */
function tellSaved({ law }: Topic): void {
  const missing = law.filter(({ held }) => held !== 'HELD').map(({ act, section }) => text.place(section, act));
  if (missing.length > 0) notify.error(text.savedWith(missing));
  else notify.success(text.saved);
}

/** Adds a topic, or changes the one with this id. Resolves with the server's error, if any. */
export function useSaveTopic(): (id: string | null, input: TopicInput) => Promise<AppError | undefined> {
  const [create] = useMutation(CREATE_TOPIC, REFETCH);
  const [update] = useMutation(UPDATE_TOPIC);
  return async (id, input) => {
    try {
      const saved = id
        ? (await update({ variables: { id, input } })).data?.updateTopic
        : (await create({ variables: { input } })).data?.createTopic;
      if (saved) tellSaved(getFragmentData(TOPIC_ROW, saved));
      return undefined;
    } catch (error) {
      notify.error(describeError(error, text.saveFailed));
      return toAppError(error);
    }
  };
}

/** Switches a topic on or off; its switch moves at once. */
export function useSwitchTopic(): (topic: Topic, enabled: boolean) => void {
  const [mutate] = useMutation(SWITCH_TOPIC);
  return useCallback(
    ({ id }, enabled) => {
      const switched = { __typename: 'GuideTopic' as const, id, enabled };
      mutate({ variables: { id, enabled }, optimisticResponse: { switchTopic: switched } }).catch((error: unknown) =>
        notify.error(describeError(error, text.switchFailed)),
      );
    },
    [mutate],
  );
}

/** Deletes a topic that was added. */
export function useDeleteTopic(): (id: string) => Promise<void> {
  const [mutate] = useMutation(DELETE_TOPIC, REFETCH);
  return useCallback(
    async (id) => {
      try {
        const { data } = await mutate({ variables: { id } });
        if (data) notify.success(data.deleteTopic.message);
      } catch (error) {
        notify.error(describeError(error, text.deleteFailed));
      }
    },
    [mutate],
  );
}
