import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { ErrorCode } from '../../../shared/api/error-codes.js';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { reload } from '../../../shared/apollo/reload.js';
import { toAppError } from '../../../shared/apollo/to-app-error.js';
import { COMPLEXITY } from '../../../shared/config/limits.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { notify } from '../../../shared/notices/toasts.js';
import type { Draft } from '../draft.js';
import { GENERATED_DRAFT, TOKEN_BALANCE } from '../drafting.operations.js';
import { draftOf } from '../hooks/draft-of.js';
import type { Drafting } from '../hooks/use-drafting.js';
import { draftingMessages } from '../messages.js';
import { proposalMessages as text } from './messages.js';
import {
  CHANGE_PROPOSAL,
  CHANGE_PROPOSALS,
  DISCARD_CHANGES,
  KEEP_CHANGES,
  PROPOSE_CHANGES,
  type Proposal,
} from './proposals.operations.js';

type Choice = 'accept' | 'reject';
/** What was chosen for each change, by its id. */
export type Choices = Readonly<Record<string, Choice>>;

export interface ProposalState {
  /** What waits for this draft; it survives a reload, since the server keeps it. */
  proposal: Proposal | null;
  /** Whether the draft is no longer the text that the changes were based on. */
  outdated: boolean;
  /** Made at the paragraphs of the draft as well as in the list below it. */
  choices: Choices;
  choose: (id: string, choice: Choice) => void;
  /** Accepts what the suggestions ask for; where nobody asked for anything, all that is offered. */
  acceptAll: () => void;
  busy: 'propose' | 'keep' | 'discard' | null;
  /** The last attempt to keep failed for lack of tokens. */
  insufficient: boolean;
  /** The waiting changes could not be loaded. */
  failed: boolean;
  retry: () => void;
  propose: () => Promise<void>;
  keep: (accepted: readonly string[]) => Promise<void>;
  discard: () => Promise<void>;
}

const isFor = ({ documentId, documentType, previousDocument }: Proposal, draft: Draft): boolean =>
  documentType === draft.request.documentType &&
  (documentId ? documentId === draft.documentId : previousDocument.trim() === draft.content.trim());

/** Better wording that is offered with a draft is of no use once the draft is another one; what was asked for says so. */
const isOfUse = ({ changes, previousDocument }: Proposal, content: string): boolean =>
  changes.some(({ asked }) => asked) || previousDocument.trim() === content.trim();

/** Suggestions in two steps: what they would change is shown, and only what is accepted is kept and paid. */
export function useProposal({ draft, content, suggestions, setSuggestions, replace }: Drafting): ProposalState {
  const client = useApolloClient();
  const [busy, setBusy] = useState<ProposalState['busy']>(null);
  const [insufficient, setInsufficient] = useState(false);
  const [chosen, setChosen] = useState<{ proposal?: string; choices: Choices }>({ choices: {} });
  const { data, error, refetch } = useQuery(CHANGE_PROPOSALS, draft ? { fetchPolicy: 'cache-and-network' } : skipToken);
  const waiting = data ? getFragmentData(CHANGE_PROPOSAL, data.changeProposals) : [];
  const proposal = (draft && waiting.find((each) => isFor(each, draft) && isOfUse(each, content))) ?? null;

  const choices = chosen.proposal === proposal?.id ? chosen.choices : {};

  const during = async (work: NonNullable<ProposalState['busy']>, failed: string, act: () => Promise<void>): Promise<void> => {
    setBusy(work);
    setInsufficient(false);
    try {
      await act();
    } catch (error) {
      const isShort = toAppError(error).code === ErrorCode.insufficientTokens;
      setInsufficient(isShort);
      if (isShort) await reload(client, [TOKEN_BALANCE]);
      notify.error(describeError(error, failed));
    } finally {
      setBusy(null);
    }
  };

  return {
    proposal,
    outdated: proposal !== null && proposal.previousDocument.trim() !== content.trim(),
    choices,
    choose: (id, choice) => setChosen({ proposal: proposal?.id, choices: { ...choices, [id]: choice } }),
    acceptAll: () => {
      const changes = proposal?.changes ?? [];
      const asked = changes.filter((change) => change.asked);
      const accepted: Choices = Object.fromEntries((asked.length > 0 ? asked : changes).map(({ id }) => [id, 'accept' as const]));
      setChosen({ proposal: proposal?.id, choices: { ...choices, ...accepted } });
    },
    busy,
    insufficient,
    failed: Boolean(error) && !data,
    retry: () => void refetch().catch(() => undefined),
    propose: async () => {
      const modificationSuggestions = suggestions.trim();
      if (!draft || !modificationSuggestions) {
        notify.error(draft ? draftingMessages.suggestionsRequired : draftingMessages.firstGenerate);
        return;
      }
      await during('propose', text.failed, async () => {
        const { request, documentId } = draft;
        const input = { ...request, complexity: COMPLEXITY, modificationSuggestions, previousDocument: content, documentId };
        const made = await client.mutate({ mutation: PROPOSE_CHANGES, variables: { input }, fetchPolicy: 'no-cache' });
        if (!made.data) throw new Error('The server sent no proposal');
        const { changes, notChanged } = getFragmentData(CHANGE_PROPOSAL, made.data.proposeChanges);
        if (changes.length === 0) {
          replace({ ...draft, content, report: notChanged });
          notify.error(text.nothing);
        } else await reload(client, [CHANGE_PROPOSALS]);
      });
    },
    keep: (accepted) =>
      during('keep', text.keepFailed, async () => {
        if (!draft || !proposal) return;
        const kept = await client.mutate({
          mutation: KEEP_CHANGES,
          variables: { input: { proposalId: proposal.id, accepted: [...accepted] } },
          fetchPolicy: 'no-cache',
        });
        if (!kept.data) throw new Error('The server sent no draft');
        const generated = getFragmentData(GENERATED_DRAFT, kept.data.keepChanges);
        client.cache.modify({
          id: client.cache.identify({ __typename: 'TokenBalance' }),
          fields: { tokens: () => generated.remainingTokens },
        });
        replace(draftOf(generated, draft.request));
        setSuggestions('');
        notify.success(text.kept);
        await reload(client, [CHANGE_PROPOSALS]);
      }),
    discard: () =>
      during('discard', text.discardFailed, async () => {
        if (!proposal) return;
        await client.mutate({ mutation: DISCARD_CHANGES, variables: { id: proposal.id } });
        await reload(client, [CHANGE_PROPOSALS]);
        notify.success(text.discarded);
      }),
  };
}
