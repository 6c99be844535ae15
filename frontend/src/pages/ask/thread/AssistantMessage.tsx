import { Button } from 'antd';
import { memo, useCallback, useMemo } from 'react';
import { formatTime } from '../../../shared/format/dates.js';
import { LegalMarkdown } from '../../../components/ui/markdown/LegalMarkdown.js';
import { SourceList } from '../../../components/source/SourceList.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { CITATION } from '../citations/citation.operations.js';
import { AnswerSections } from '../sections/AnswerSections.js';
import { AnswerNotes } from './AnswerNotes.js';
import { CitationMarker } from '../citations/CitationMarker.js';
import type { ChatMessage } from '../conversation/conversation.js';
import { CopyAnswer } from './CopyAnswer.js';
import { askMessages } from '../messages.js';
import styles from './thread.module.css';
import { DRAWN_SIGNS, markStatements } from '../statements/mark-statements.js';
import { renderSupportSign } from '../statements/SupportSign.js';
import { NextSteps, type NextQuestions } from '../next-steps/NextSteps.js';
import { MissingLaw } from './MissingLaw.js';

interface AssistantMessageProps {
  message: ChatMessage;
  /** Present for the last message only. */
  onRetry?: () => void;
  /** Present for the last message only. */
  next?: NextQuestions;
}

export const AssistantMessage = memo(function AssistantMessage({ message, onRetry, next }: AssistantMessageProps) {
  const { text, timestamp, isError, reason, outcome, answer } = message;
  const citations = answer && getFragmentData(CITATION, answer.citations);
  const statements = answer?.statements;
  const marked = useMemo(() => (statements ? markStatements(text, statements, DRAWN_SIGNS) : text), [text, statements]);
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
      </header>
      {isError ? <p>{text}</p> : <LegalMarkdown text={marked} keepLines renderMarker={renderMarker} renderSign={renderSupportSign} />}
      {reason && <p className={styles.note}>{reason}</p>}
      {citations && <SourceList citations={citations} />}
      {answer?.sections && <AnswerSections sections={answer.sections} />}
      {answer?.missingLaw && <MissingLaw missing={answer.missingLaw} />}
      <AnswerNotes outcome={outcome} answer={answer} />
      <div className={`${styles.actions} no-print`}>
        {!isError && <CopyAnswer text={text} citations={citations} statements={statements} />}
        {onRetry && outcome !== 'checked' && (
          <Button size="small" onClick={onRetry}>
            {askMessages.retry}
          </Button>
        )}
      </div>
      {answer && next && <NextSteps answer={answer} {...next} />}
    </article>
  );
});
