import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { reload } from '../../shared/apollo/reload.js';
import { toAppError } from '../../shared/apollo/to-app-error.js';
import { conversationAddress, matterAddress } from '../../shared/config/paths.js';
import type { AddMatterDeadlineInput, CreateMatterInput, MoveToMatterInput, UpdateMatterDeadlineInput } from '../../shared/gql/graphql.js';
import { notify } from '../../shared/notices/toasts.js';
import { matterMessages as text } from './messages.js';
import {
  ADD_DATE,
  BEGIN_CONVERSATION,
  CREATE_MATTER,
  DELETE_DATE,
  DELETE_MATTER,
  END_FEED,
  MOVE_TO_MATTER,
  RENEW_FEED,
  RESTORE_MATTER,
  UPDATE_DATE,
  UPDATE_MATTER,
  UPDATE_REMINDERS,
} from './matters.operations.js';
import type { MatterRow } from './use-matters.js';

/**
 * What the owner of matters can do with them; each resolves with whether it succeeded, and says so if not. What is on the screen is read
 * again either way: what failed may have failed because it was changed on another device.
 */
export function useMatterActions() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const attempt = async (work: () => Promise<string | undefined>, failed: string): Promise<boolean> => {
    try {
      const done = await work();
      if (done) notify.success(done);
      return true;
    } catch (error) {
      const { fieldErrors, detail } = toAppError(error);
      notify.error(fieldErrors[0]?.message ?? detail ?? failed);
      return false;
    } finally {
      await reload(client, 'active');
    }
  };
  /** Without a word of success: what was done is seen. */
  const quietly = (work: () => Promise<unknown>, failed: string): Promise<boolean> =>
    attempt(async () => {
      await work();
      return undefined;
    }, failed);
  return {
    create: (input: CreateMatterInput) =>
      quietly(async () => {
        const { data } = await client.mutate({ mutation: CREATE_MATTER, variables: { input } });
        if (data) await navigate(matterAddress((data.createMatter as unknown as { id: string }).id));
      }, text.saveFailed),
    update: ({ id, version }: Pick<MatterRow, 'id' | 'version'>, input: Partial<CreateMatterInput> & { status?: MatterRow['status'] }) =>
      attempt(async () => {
        await client.mutate({ mutation: UPDATE_MATTER, variables: { id, input: { ...input, version } } });
        return text.saved;
      }, text.saveFailed),
    /** Nothing of it leaves the installation from now on, or it may again. */
    setConfidential: ({ id, version }: Pick<MatterRow, 'id' | 'version'>, confidential: boolean) =>
      attempt(async () => {
        const input = { version, confidential, ...(!confidential && { confirmNotConfidential: true }) };
        await client.mutate({ mutation: UPDATE_MATTER, variables: { id, input } });
        return confidential ? text.madeConfidential : text.endedConfidentiality;
      }, text.saveFailed),
    /** @param onRemoved called before the screen is read again, which would not find it any more */
    remove: (id: string, onRemoved: () => void) =>
      quietly(async () => {
        await client.mutate({ mutation: DELETE_MATTER, variables: { id } });
        onRemoved();
      }, text.deleteFailed),
    restore: (id: string) =>
      attempt(async () => {
        await client.mutate({ mutation: RESTORE_MATTER, variables: { id } });
        return text.restored;
      }, text.restoreFailed),
    move: (input: MoveToMatterInput) => quietly(() => client.mutate({ mutation: MOVE_TO_MATTER, variables: { input } }), text.moveFailed),
    /** Opens an empty conversation of a matter: what is asked there is asked inside of it. */
    ask: (matterId: string) =>
      quietly(async () => {
        const { data } = await client.mutate({ mutation: BEGIN_CONVERSATION });
        const id = data?.createConversation.id;
        if (!id) throw new Error('no conversation');
        await client.mutate({ mutation: MOVE_TO_MATTER, variables: { input: { matterId, conversations: [id] } } });
        await navigate(conversationAddress(id));
      }, text.askFailed),
    addDate: (input: AddMatterDeadlineInput) => quietly(() => client.mutate({ mutation: ADD_DATE, variables: { input } }), text.dateFailed),
    updateDate: (id: string, input: UpdateMatterDeadlineInput) =>
      quietly(() => client.mutate({ mutation: UPDATE_DATE, variables: { id, input } }), text.dateFailed),
    deleteDate: (id: string) => quietly(() => client.mutate({ mutation: DELETE_DATE, variables: { id } }), text.dateFailed),
    remindByEmail: (byEmail: boolean) =>
      quietly(() => client.mutate({ mutation: UPDATE_REMINDERS, variables: { input: { byEmail } } }), text.remindersFailed),
    /** @returns the path of the feed with its new secret; null when it failed */
    renewFeed: async (): Promise<string | null> => {
      let path: string | null = null;
      await attempt(async () => {
        const { data } = await client.mutate({ mutation: RENEW_FEED });
        path = data?.renewCalendarFeed.path ?? null;
        return undefined;
      }, text.remindersFailed);
      return path;
    },
    endFeed: () => quietly(() => client.mutate({ mutation: END_FEED }), text.remindersFailed),
  };
}

export type MatterActions = ReturnType<typeof useMatterActions>;
