import { Button } from 'antd';
import { memo, useCallback, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { formatTime } from '../../../shared/format/dates.js';
import { AnswerApproval } from '../../../components/approval/AnswerApproval.js';
import { approvalMessages } from '../../../components/approval/messages.js';
import { useAnswerApproval, useApprovalNeeded } from '../../../components/approval/use-approvals.js';
import { LegalMarkdown } from '../../../components/ui/markdown/LegalMarkdown.js';
import { lawChangeNoteMessages } from '../../../components/law-changes/messages.js';
import { SourceList } from '../../../components/source/SourceList.js';
import { Tag } from '../../../components/ui/tag/Tag.js';
import { paths } from '../../../shared/config/paths.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { CITATION } from '../citations/citation.operations.js';
import { NamedSections, QuotedSections } from '../sections/AnswerSections.js';
import { quotedAnswer } from '../sections/quoted-answer.js';
import { AnswerNotes } from './AnswerNotes.js';
import { CitationMarker } from '../citations/CitationMarker.js';
import { QUOTES_ONLY, type ChatMessage } from '../conversation/conversation.js';
import { CopyAnswer } from './CopyAnswer.js';
import { askMessages, isOrdinaryNote } from '../messages.js';
import styles from './thread.module.css';
import { DRAWN_SIGNS, markStatements } from '../statements/mark-statements.js';
import { renderSupportSign } from '../statements/SupportSign.js';
import { AnswerDeadlines } from '../deadlines/AnswerDeadlines.js';
import { Explanation, Helplines } from '../explained/Explanation.js';
import { withoutLead } from '../explained/without-lead.js';
import { NextSteps, type NextQuestions } from '../next-steps/NextSteps.js';
import { RateAnswer } from '../rating/RateAnswer.js';
import { MissingLaw } from './MissingLaw.js';

/** What an item of a list begins with. */
const LIST = '\n- ';

interface AssistantMessageProps {
  message: ChatMessage;
  /** Where it is kept, so that it can be rated; absent for an answer that is not kept. */
  conversationId?: string;
  exchangeId?: string;
  /** Where its receipt is; absent for an answer that is not kept. */
  receipt?: string;
  /** Where it is on one page; likewise. */
  slip?: string;
  /** Whether law that it cites was changed since. */
  lawChanged?: boolean;
  /** Present for the last message only. */
  onRetry?: () => void;
  /** Present for the last message only. */
  next?: NextQuestions;
}

export const AssistantMessage = memo(function AssistantMessage(props: AssistantMessageProps) {
  const { message, conversationId, exchangeId, receipt, slip, lawChanged, onRetry, next } = props;
  const needsApproval = useApprovalNeeded();
  const approval = useAnswerApproval(conversationId, exchangeId);
  const { text, timestamp, isError, reason, outcome, answer } = message;
  const citations = answer && getFragmentData(CITATION, answer.citations);
  // What the product explains itself is shown apart from the words of the law.
  const { text: words, statements } = useMemo(() => (answer ? withoutLead(answer) : { text, statements: undefined }), [answer, text]);
  // What a model writes between quotations is for the reader too.
  const quoted = useMemo(() => (answer?.answeredBy === QUOTES_ONLY ? quotedAnswer(words) : null), [answer?.answeredBy, words]);
  const nothingFound = answer !== undefined && answer.generation !== null && answer.citations.length === 0;
  const marked = useMemo(() => (statements ? markStatements(words, statements, DRAWN_SIGNS) : words), [words, statements]);
  /** It was stopped before any of it was there. */
  const isEmpty = outcome === 'stopped' && text === '';
  const isAskedBack = nothingFound && (answer.choices?.length ?? 0) > 0;
  // The names of the topics are the buttons below.
  const listed = next && isAskedBack ? marked.indexOf(LIST) : -1;
  const written = listed < 0 ? marked : marked.slice(0, listed);
  const renderMarker = useCallback(
    (marker: number) => {
      const citation = citations?.find((one) => one.marker === marker);
      return citation ? <CitationMarker citation={citation} /> : `[${marker}]`;
    },
    [citations],
  );
  return (
    <article className={`${styles.message} ${isError ? styles.failure : ''}`}>
      <header>
        <strong>{askMessages.assistant}</strong> <time dateTime={new Date(timestamp).toISOString()}>{formatTime(timestamp)}</time>
        {outcome === 'stopped' && <Tag>{askMessages.stopped}</Tag>} {lawChanged && <Tag tone="warning">{lawChangeNoteMessages.mark}</Tag>}{' '}
        {needsApproval && approval?.state !== 'APPROVED' && !isError && <Tag tone="danger">{approvalMessages.mark}</Tag>}
      </header>
      {isEmpty && <p className={styles.note}>{askMessages.stoppedEmpty}</p>}
      {isError && <p>{text}</p>}
      {answer?.helplines && <Helplines lines={answer.helplines} />}
      {answer?.explanation && answer.explanation.spanEnd !== null && <Explanation explanation={answer.explanation} />}
      {answer?.deadlines && <AnswerDeadlines deadlines={answer.deadlines} />}
      {quoted && quoted.corrections !== '' && <LegalMarkdown text={quoted.corrections} renderMarker={renderMarker} />}
      {quoted?.intro && !isOrdinaryNote(quoted.intro) && <p className={styles.note}>{quoted.intro}</p>}
      {!isError && !isEmpty && !quoted && (
        <LegalMarkdown text={written} keepLines renderMarker={renderMarker} renderSign={renderSupportSign} />
      )}
      {isAskedBack && next && <NextSteps answer={answer} {...next} />}
      {reason && <p className={styles.note}>{reason}</p>}
      {citations && <QuotedSections sections={answer.sections ?? []} passages={quoted?.passages ?? []} citations={citations} />}
      {answer?.sections && (
        <NamedSections sections={answer.sections} title={nothingFound ? askMessages.nearest : askMessages.alsoRelevant} />
      )}
      {nothingFound && !isAskedBack && (
        <p className={`${styles.note} no-print`}>
          <Link to={paths.library}>{askMessages.searchLibrary}</Link>
        </p>
      )}
      {citations && <SourceList citations={citations} />}
      {answer?.missingLaw && <MissingLaw missing={answer.missingLaw} />}
      <AnswerNotes outcome={isEmpty ? undefined : outcome} answer={answer} quotesOnly={quoted !== null || isAskedBack} />
      <div className={`${styles.actions} no-print`}>
        {!isError && !isEmpty && <CopyAnswer text={text} citations={citations} statements={answer?.statements} />}
        {slip && answer && answer.citations.length > 0 && <Link to={slip}>{askMessages.slip}</Link>}
        {receipt && answer && <Link to={receipt}>{askMessages.receipt}</Link>}
        {approval && conversationId && exchangeId && (
          <AnswerApproval approval={approval} conversationId={conversationId} exchangeId={exchangeId} />
        )}
        {onRetry && outcome !== 'checked' && (
          <Button size="small" onClick={onRetry}>
            {askMessages.retry}
          </Button>
        )}
        {answer && conversationId && exchangeId && (
          <RateAnswer conversationId={conversationId} exchangeId={exchangeId} before={message.rating} unanswered={nothingFound} />
        )}
      </div>
      {answer && next && !isAskedBack && <NextSteps answer={answer} {...next} />}
    </article>
  );
});
