import { Alert, Button, Select } from 'antd';
import { Card } from '../../../components/ui/card/Card.js';
import { useConfirm } from '../../../components/ui/confirm/use-confirm.js';
import { Placeholder } from '../../../components/ui/placeholder/Placeholder.js';
import { LoadFailed } from '../components/LoadFailed.js';
import { JobProgress } from '../legal-documents/jobs/JobProgress.js';
import { MeaningCheck } from './MeaningCheck.js';
import { type ModelState, ModelFacts } from './ModelFacts.js';
import styles from './sentence-model.module.css';
import { sentenceModelMessages as text } from './messages.js';
import { useSentenceModel } from './use-sentence-model.js';

/** The value that stands for `null` in the list of choices. */
const AS_SET = '';
const NONE = 'none';

const choicesOf = ({ options }: ModelState) => [
  { value: AS_SET, label: text.asSet },
  { value: NONE, label: text.wordsOnly },
  ...options.map(({ name, summary, license, megabytes }) => ({ value: name, label: text.option(name, summary, license, megabytes) })),
];

/** The sentence model: what it is, how far it has got, what it gains, and ways to change, stop and start it. */
export function SentenceModel() {
  const { model, job, failed, busy, reload, choose, stop, start } = useSentenceModel();
  const [confirm, dialog] = useConfirm();
  const ask = (name: string): void =>
    confirm({
      title: text.chooseTitle,
      text: text.chooseConfirm(name === AS_SET ? text.asSet : name === NONE ? text.wordsOnly : name),
      confirm: text.change,
      cancel: text.cancel,
      onConfirm: () => choose(name === AS_SET ? null : name),
    });
  const embeds = job?.stage === 'embedding';
  const canStart = model?.name != null && !job && (model.paused || (model.state === 'READY' && !model.inIndex));
  return (
    <Card title={<h2 className={styles.title}>{text.title}</h2>}>
      <p className={styles.intro}>{text.intro}</p>
      {failed && <LoadFailed text={text.loadFailed} onRetry={reload} />}
      {!failed && !model && (
        <p aria-busy="true">
          <Placeholder width="60%" />
        </p>
      )}
      {model && (
        <>
          <ModelFacts model={model} stage={job?.stage} />
          {model.reason && <Alert className={styles.notice} type="warning" showIcon title={model.reason} />}
          {job && embeds && <JobProgress job={job} label={text.vectorProgress} />}
          {!model.canChoose && <Alert className={styles.notice} type="info" showIcon title={text.fixed} />}
          <div className={styles.controls}>
            {model.canChoose && (
              <Select
                className={styles.choice}
                aria-label={text.choice}
                value={model.choice ?? AS_SET}
                options={choicesOf(model)}
                disabled={busy}
                onChange={ask}
              />
            )}
            {embeds && (
              <Button disabled={busy} onClick={stop}>
                {text.stop}
              </Button>
            )}
            {canStart && (
              <Button disabled={busy} onClick={start}>
                {text.start}
              </Button>
            )}
          </div>
          {model.inIndex && <MeaningCheck />}
        </>
      )}
      {dialog}
    </Card>
  );
}
