import { skipToken, useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { CheckDocumentQuery } from '../../../shared/gql/graphql.js';
import { notify } from '../../../shared/notices/toasts.js';
import { language } from '../../../shared/i18n/language.js';
import type { Draft } from '../draft.js';
import { draftingMessages as text } from '../messages.js';
import { ACCEPT_DIFFERENCE, CHECK_DOCUMENT } from '../drafting.operations.js';

/** Milliseconds without a change before an edited text is checked. */
const PAUSE_MS = 700;

type Finding = CheckDocumentQuery['checkDocument']['findings'][number];

/** What a finding says, in the reader's language where it is there. */
export const messageOf = ({ message, messageHindi }: Finding): string => (language === 'hi' ? (messageHindi ?? message) : message);

/** Serious findings first, each of both kinds in the order of the text. */
export const bySeriousness = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort((a, b) => Number(b.serious) - Number(a.serious));

export interface DraftCheckState {
  check: CheckDocumentQuery['checkDocument'] | undefined;
  failed: boolean;
  reload: () => void;
  /** Says that the draft and the other paper are both right; left out for a draft of no matter. */
  accept?: (difference: NonNullable<Finding['difference']>) => void;
}

/**
 * The server's findings on a text, renewed once it has changed and then not changed for a moment.
 * @param draft what the text was made from, so that it is checked against its form too, and against the papers of its matter; nothing is
 * checked without one
 */
export function useDraftCheck(content: string, draft: Pick<Draft, 'request' | 'documentId' | 'matterId'> | undefined): DraftCheckState {
  const { request, documentId, matterId } = draft ?? {};
  const [acceptDifference] = useMutation(ACCEPT_DIFFERENCE);
  const [settled, setSettled] = useState(content);
  useEffect(() => {
    if (content === settled) return;
    const timer = setTimeout(() => setSettled(content), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [content, settled]);
  const { documentType, templateData } = request ?? {};
  const variables = { content: settled, documentType, templateData, ...(matterId && { matterId, documentId }) };
  // The whole text would be the cache key, so answers are not cached.
  const { data, error, refetch } = useQuery(CHECK_DOCUMENT, request === undefined ? skipToken : { variables, fetchPolicy: 'no-cache' });
  return {
    check: data?.checkDocument,
    failed: Boolean(error) && !data,
    reload: () => void refetch().catch(() => undefined),
    ...(matterId && {
      accept: ({ label, one, other }) =>
        void acceptDifference({ variables: { matterId, input: { label, one, other } } })
          .then(() => refetch())
          .catch(() => notify.error(text.acceptFailed)),
    }),
  };
}
