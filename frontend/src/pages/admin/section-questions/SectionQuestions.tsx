import { Alert } from 'antd';
import { Card } from '../../../components/ui/card/Card.js';
import { Placeholder } from '../../../components/ui/placeholder/Placeholder.js';
import { type Fact, Facts } from '../components/Facts.js';
import { LoadFailed } from '../components/LoadFailed.js';
import { JobProgress } from '../legal-documents/jobs/JobProgress.js';
import { sectionQuestionMessages as text } from './messages.js';
import { QuestionList } from './QuestionList.js';
import styles from './section-questions.module.css';
import { useSectionQuestions, type Writing } from './use-section-questions.js';
import { WritingControls } from './WritingControls.js';
import { formatNumber } from '../../../shared/format/numbers.js';

const factsOf = (writing: Writing): Fact[] => [
  [text.state, text.stateName(writing.state)],
  [text.sections, text.sectionCounts(writing.done, writing.sections)],
  [text.underWay, formatNumber(writing.underWay)],
  [text.failed, formatNumber(writing.failed)],
  [text.questions, text.questionCounts(writing.questions, writing.struck)],
  [text.today, text.tokens(writing.usedToday, writing.tokensPerDay)],
  [text.inAll, text.tokens(writing.usedInAll, writing.tokensInAll)],
  [text.cost, text.dollars(writing.costMicroUsd ?? null)],
];

/** The questions that sections answer: how far they are, what they cost, ways to start and cancel, and each of them to be struck. */
export function SectionQuestions() {
  const { writing, job, failed, busy, reload, start, cancel } = useSectionQuestions();
  const known = writing && (writing.available || writing.questions > 0 || writing.struck > 0);
  return (
    <Card title={<h2 className={styles.title}>{text.title}</h2>}>
      <p className={styles.intro}>{text.intro}</p>
      {failed && <LoadFailed text={text.loadFailed} onRetry={reload} />}
      {!failed && !writing && (
        <p aria-busy="true">
          <Placeholder width="60%" />
        </p>
      )}
      {writing && !writing.available && <Alert className={styles.notice} type="info" showIcon title={text.unavailable} />}
      {known && (
        <>
          <Facts facts={factsOf(writing)} />
          {writing.reason && <Alert className={styles.notice} type="warning" showIcon title={writing.reason} />}
          {job && <JobProgress job={job} label={text.progress} />}
          {!job && writing.toIndex > 0 && <p className={styles.hint}>{text.toIndex(writing.toIndex)}</p>}
          {writing.available && <WritingControls writing={writing} busy={busy} start={start} cancel={cancel} />}
          <QuestionList used={writing.questions} />
        </>
      )}
    </Card>
  );
}
