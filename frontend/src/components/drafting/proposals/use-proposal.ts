import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { AppError } from '../../../shared/api/app-error.js';
import { ErrorCode } from '../../../shared/api/error-codes.js';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { reload } from '../../../shared/apollo/reload.js';
import { toAppError } from '../../../shared/apollo/to-app-error.js';
import { COMPLEXITY } from '../../../shared/config/limits.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { notify } from '../../../shared/notices/toasts.js';
import type { Draft } from '../draft.js';
import { GENERATED_DRAFT, TOKEN_BALANCE } from '../drafting.operations.js';
import { revisedDraftOf } from '../hooks/draft-of.js';
import type { Drafting } from '../hooks/use-drafting.js';
import { draftingMessages } from '../messages.js';
import { proposalMessages as text } from './messages.js';
import {
  ANSWER_QUESTIONS,
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

/** What a question of a proposal is answered with. */
export interface Answer {
  /** Id of the question. */
  question: string;
  suggestion: string;
}

/** What came of proposing or answering, to be told and to be led to. */
export interface Arrival {
  words: string;
  /** Ids of the changes that came with it. */
  added: readonly string[];
}

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
  busy: 'propose' | 'answer' | 'keep' | 'discard' | null;
  /** The answer that is being followed, or the last one that could not be, with the reason. */
  answered: (Answer & { failure?: string }) | null;
  answer: (answer: Answer) => Promise<void>;
  /** What came last; null where nothing came since the screen was opened. */
  arrival: Arrival | null;
  /** The last attempt to keep failed for lack of tokens. */
  insufficient: boolean;
  /** The waiting changes could not be loaded. */
  failed: boolean;
  retry: () => void;
  /** @param accepting accepts in advance what the suggestions ask for, and what answers add to it */
  propose: (accepting?: boolean) => Promise<void>;
  keep: (accepted: readonly string[]) => Promise<void>;
  discard: () => Promise<void>;
}

const isFor = ({ documentId, documentType, previousDocument }: Proposal, draft: Draft): boolean =>
  documentType === draft.request.documentType &&
  (documentId ? documentId === draft.documentId : previousDocument.trim() === draft.content.trim());

/** Better wording that is offered with a draft, or a question, is of no use once the draft is another one; what was asked for says so. */
const isOfUse = ({ changes, questions, previousDocument }: Proposal, draft: Draft, content: string): boolean =>
  changes.some(({ asked }) => asked) || previousDocument.trim() === (questions.length > 0 ? draft.content : content).trim();

const askedIds = ({ changes }: Proposal): string[] => changes.filter(({ asked }) => asked).map(({ id }) => id);
const accepted = (ids: readonly string[]): Choices => Object.fromEntries(ids.map((id) => [id, 'accept' as const]));
const SETTLED_ELSEWHERE: readonly string[] = [ErrorCode.proposalChanged, ErrorCode.proposalNotFound];

/** Suggestions in two steps: what they would change is shown, and only what is accepted is kept and paid. */
export function useProposal({ draft, matterId, content, suggestions, setSuggestions, replace, report }: Drafting): ProposalState {
  const client = useApolloClient();
  const [busy, setBusy] = useState<ProposalState['busy']>(null);
  const [insufficient, setInsufficient] = useState(false);
  const [chosen, setChosen] = useState<{ proposal?: string; choices: Choices; accepting?: boolean }>({ choices: {} });
  const [answered, setAnswered] = useState<ProposalState['answered']>(null);
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const { data, error, refetch } = useQuery(CHANGE_PROPOSALS, draft ? { fetchPolicy: 'cache-and-network' } : skipToken);
  const waiting = data ? getFragmentData(CHANGE_PROPOSAL, data.changeProposals) : [];
  const proposal = (draft && waiting.find((each) => isFor(each, draft) && isOfUse(each, draft, content))) ?? null;

  const choices = chosen.proposal === proposal?.id ? chosen.choices : {};

  const during = async (work: NonNullable<ProposalState['busy']>, failed: string, act: () => Promise<void>): Promise<void> => {
    setBusy(work);
    setInsufficient(false);
    setAnswered(null);
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

  /** Nothing waits where nothing would change and nothing is asked: the reasons are shown instead. */
  const toldWhy = ({ changes, questions, notChanged }: Proposal): boolean => {
    if (changes.length + questions.length > 0) return false;
    report(notChanged);
    notify.error(text.nothing);
    return true;
  };
  const discarded = (id: string) => client.mutate({ mutation: DISCARD_CHANGES, variables: { id } });
  const dropped = async (id: string): Promise<void> => {
    await discarded(id);
    await reload(client, [CHANGE_PROPOSALS]);
  };
  const follow = async (of: Proposal, answer: Answer): Promise<void> => {
    const input = { proposalId: of.id, answers: [answer] };
    const { data: followed } = await client.mutate({ mutation: ANSWER_QUESTIONS, variables: { input } });
    if (!followed) throw new Error('The server sent no proposal');
    const now = getFragmentData(CHANGE_PROPOSAL, followed.answerQuestions);
    if (toldWhy(now)) return dropped(now.id).catch(() => undefined);
    const added = now.changes.slice(of.changes.length);
    const asksAgain = now.questions.length >= of.questions.length;
    setChosen((last) =>
      last.accepting && last.proposal === of.id
        ? { ...last, choices: { ...last.choices, ...accepted(askedIds({ ...now, changes: added })) } }
        : last,
    );
    setArrival({ words: text.answered(added.length, asksAgain, now.questions.length), added: added.map(({ id }) => id) });
  };

  return {
    proposal,
    outdated: proposal !== null && proposal.previousDocument.trim() !== content.trim(),
    choices,
    choose: (id, choice) => setChosen({ ...chosen, proposal: proposal?.id, choices: { ...choices, [id]: choice } }),
    acceptAll: () => {
      if (!proposal) return;
      const asked = askedIds(proposal);
      const ids = asked.length > 0 ? asked : proposal.changes.map(({ id }) => id);
      setChosen({ ...chosen, proposal: proposal.id, choices: { ...choices, ...accepted(ids) } });
    },
    busy,
    answered,
    arrival,
    answer: async (answer) => {
      if (!proposal || busy) return;
      setBusy('answer');
      setAnswered(answer);
      try {
        await follow(proposal, answer);
        setAnswered(null);
      } catch (error) {
        const { code }: AppError = toAppError(error);
        const failure = describeError(error, text.answerFailed);
        const isSettled = SETTLED_ELSEWHERE.includes(code);
        setAnswered(isSettled ? null : { ...answer, failure });
        if (isSettled) {
          notify.error(failure);
          await reload(client, [CHANGE_PROPOSALS]);
        }
      } finally {
        setBusy(null);
      }
    },
    insufficient,
    failed: Boolean(error) && !data,
    retry: () => void refetch().catch(() => undefined),
    propose: async (accepting = false) => {
      const modificationSuggestions = suggestions.trim();
      if (!draft || !modificationSuggestions) {
        notify.error(draft ? draftingMessages.suggestionsRequired : draftingMessages.firstGenerate);
        return;
      }
      await during('propose', text.failed, async () => {
        const { request, documentId, matterId: own } = draft;
        // A document of another matter than the one that the screen names is refused, rather than changed outside of it.
        const inside = matterId !== null && matterId !== own && { matterId };
        const input = { ...request, complexity: COMPLEXITY, modificationSuggestions, previousDocument: content, documentId, ...inside };
        const made = await client.mutate({ mutation: PROPOSE_CHANGES, variables: { input }, fetchPolicy: 'no-cache' });
        if (!made.data) throw new Error('The server sent no proposal');
        const next = getFragmentData(CHANGE_PROPOSAL, made.data.proposeChanges);
        if (toldWhy(next)) return;
        // Questions alone that the same words would raise again.
        const isReplaced = proposal !== null && proposal.changes.length === 0;
        if (isReplaced) await discarded(proposal.id).catch(() => undefined);
        await reload(client, [CHANGE_PROPOSALS]);
        setChosen({ proposal: next.id, choices: accepting ? accepted(askedIds(next)) : {}, accepting });
        if (next.questions.length > 0) setArrival({ words: next.changes.length > 0 ? text.askedForRest : text.askedFirst, added: [] });
      });
    },
    keep: (ids) =>
      during('keep', text.keepFailed, async () => {
        if (!draft || !proposal) return;
        const kept = await client.mutate({
          mutation: KEEP_CHANGES,
          variables: { input: { proposalId: proposal.id, accepted: [...ids] } },
          fetchPolicy: 'no-cache',
        });
        if (!kept.data) throw new Error('The server sent no draft');
        const generated = getFragmentData(GENERATED_DRAFT, kept.data.keepChanges);
        client.cache.modify({
          id: client.cache.identify({ __typename: 'TokenBalance' }),
          fields: { tokens: () => generated.remainingTokens },
        });
        replace(revisedDraftOf(generated, draft.request));
        setSuggestions(proposal.questions.map(({ instruction }) => instruction).join('\n'));
        notify.success(text.kept);
        await reload(client, [CHANGE_PROPOSALS]);
      }),
    discard: () =>
      during('discard', text.discardFailed, async () => {
        if (!proposal) return;
        await dropped(proposal.id);
        notify.success(proposal.changes.length > 0 ? text.discarded : text.closed);
      }),
  };
}
