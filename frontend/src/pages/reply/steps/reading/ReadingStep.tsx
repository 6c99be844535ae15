import { Alert, Button } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Placeholder } from '../../../../components/ui/placeholder/Placeholder.js';
import type { NoticeField } from '../../../../shared/gql/graphql.js';
import { choiceText } from '../../../../shared/i18n/template-texts.js';
import { useMedia } from '../../../../shared/lib/use-media.js';
import { stepsMessages as text } from '../messages.js';
import { NoticePane } from './NoticePane.js';
import { Choice, ReplyBy } from './ReplyBy.js';
import { StepFrame } from '../StepFrame.js';
import { rowsOf, type DecidedValue, type Decision } from '../steps-state.js';
import { isDoubtful } from './doubtful.js';
import styles from '../steps.module.css';
import type { NoticeReading, ReadingState } from './use-notice-reading.js';
import type { Steps } from '../use-steps.js';
import { ValueRow } from './ValueRow.js';

interface ReadingStepProps {
  steps: Steps;
  state: ReadingState;
  /** All kinds of reply. */
  kinds: readonly string[];
  focus: boolean;
}

const FIELDS = Object.keys(text.fields) as NoticeField[];
const LINE_WIDTHS = ['40%', '96%', '92%', '70%', '95%', '50%'];

/** File and reading side by side: what is doubtful is confirmed, corrected or removed; what else is wrong can be. */
export function ReadingStep({ steps, state, kinds, focus }: ReadingStepProps) {
  const { change } = steps;
  const { reading, wait, problem, again } = state;
  const back = (): void => change({ step: 'notice' });
  if (reading?.kind) return <Checked steps={steps} reading={reading} kinds={kinds} focus={focus} />;
  const goesOn = !wait && (reading !== null || steps.state.filename === null || problem !== null);
  return (
    <StepFrame title={text.check} focus={focus} onBack={back} onNext={goesOn ? () => change({ step: 'grid' }) : undefined}>
      {wait && (
        <div role="status" aria-busy="true" className={styles.waiting}>
          <p>{wait === 'file' ? text.readingScan : text.reading}</p>
          {LINE_WIDTHS.map((width, line) => (
            <Placeholder key={line} width={width} />
          ))}
        </div>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem} <Button onClick={again}>{text.again}</Button>
        </p>
      )}
      {!wait && !problem && <Alert type="info" showIcon title={reading ? text.noNotice : text.noFile} />}
      {!wait && !problem && reading && (
        <div className={styles.kind}>
          <Choice
            label={text.kind}
            value=""
            choices={{ '': text.sayKind, ...Object.fromEntries(kinds.map((kind) => [kind, choiceText(kind)])) }}
            onChange={(kind) => kind && change({ kind })}
          />
        </div>
      )}
    </StepFrame>
  );
}

function Checked({ steps, reading, kinds, focus }: Omit<ReadingStepProps, 'state'> & { reading: NoticeReading }) {
  const { state, change } = steps;
  const narrow = useMedia('(width < 960px)');
  const [pane, setPane] = useState<'values' | 'file'>('values');
  const [active, setActive] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);
  const { values } = reading;
  const asks = (value: DecidedValue): boolean => isDoubtful(value, values, reading);
  const open = values.filter((value) => !value.decision && asks(value));
  const unread = FIELDS.filter((field) => !values.some((value) => value.field === field)).map((field) => text.fields[field]);

  const decisions = useRef(state.decisions);
  useEffect(() => {
    decisions.current = state.decisions;
  }, [state.decisions]);
  const decide = useCallback(
    (id: string, decision: Decision | null) => {
      const { [id]: _before, ...rest } = decisions.current;
      decisions.current = decision ? { ...rest, [id]: decision } : rest;
      change({ decisions: decisions.current });
    },
    [change],
  );
  const show = useCallback((id: string, byButton: boolean) => {
    setActive(id);
    if (byButton) setPane('file');
  }, []);
  const confirmAll = (field: NoticeField): void => {
    const added = open.filter((value) => value.field === field).map(({ id }) => [id, { state: 'confirmed' }] as const);
    change({ decisions: { ...state.decisions, ...Object.fromEntries(added) } });
  };
  const toFirst = (): void => {
    setPane('values');
    document.getElementById(`value-${open[0]?.id ?? ''}`)?.focus();
  };
  const go = (): void => {
    if (open.length > 0) return setAsked(asked + 1);
    const all = values.map((value): DecidedValue => ({ ...value, decision: value.decision ?? { state: 'confirmed' } }));
    const decisions = Object.fromEntries(all.flatMap(({ id, decision }) => (decision ? [[id, decision]] : [])));
    change({ step: 'grid', decisions, rows: rowsOf(all, state.rows) });
  };
  return (
    <StepFrame
      title={text.check}
      hint={text.checkText}
      focus={focus}
      onBack={() => change({ step: 'notice' })}
      onNext={go}
      next={open.length > 0 ? text.next : text.allCorrect}
    >
      {reading.fromScan && <Alert type="warning" showIcon title={text.fromScan} className={styles.note} />}
      {reading.cut && <Alert type="info" showIcon title={text.cut} className={styles.note} />}
      {narrow && (
        <div role="group" className={styles.panes} aria-label={`${text.values}, ${text.file}`}>
          {(['values', 'file'] as const).map((each) => (
            <Button key={each} type={pane === each ? 'primary' : 'default'} aria-pressed={pane === each} onClick={() => setPane(each)}>
              {text[each]}
            </Button>
          ))}
        </div>
      )}
      <div className={styles.sides}>
        {(!narrow || pane === 'file') && <NoticePane content={reading.text} values={values} active={active} />}
        <div className={styles.values} hidden={narrow && pane === 'file'}>
          <p className={styles.hint}>{text.doubtful(open.length)}</p>
          <div className={styles.kind}>
            <Choice
              label={text.kind}
              value={state.kind ?? reading.kind ?? ''}
              choices={Object.fromEntries(kinds.map((kind) => [kind, choiceText(kind)]))}
              onChange={(kind) => change({ kind })}
            />
          </div>
          {FIELDS.map((field) => {
            const own = values.filter((value) => value.field === field);
            if (own.length === 0) return null;
            return (
              <section key={field} className={styles.group}>
                <header>
                  <h3>{text.fields[field]}</h3>
                  {open.filter((value) => value.field === field).length > 1 && (
                    <Button size="small" aria-label={text.confirmAll(text.fields[field])} onClick={() => confirmAll(field)}>
                      {text.confirmAll(text.fields[field]).split(':')[0]}
                    </Button>
                  )}
                </header>
                <ul>
                  {own.map((value) => (
                    <ValueRow
                      key={value.id}
                      value={value}
                      name={text.fields[field]}
                      doubtful={asks(value)}
                      active={active === value.id}
                      onDecide={decide}
                      onShow={show}
                    />
                  ))}
                </ul>
              </section>
            );
          })}
          {unread.length > 0 && <p className={styles.hint}>{text.notRead(unread)}</p>}
          {state.filename && <ReplyBy filename={state.filename} values={values} steps={steps} />}
        </div>
      </div>
      {asked > 0 && open.length > 0 && (
        <Alert
          key={asked}
          role="alert"
          type="warning"
          showIcon
          title={text.unconfirmed(open.length)}
          action={
            <Button size="small" onClick={toFirst}>
              {text.toUnconfirmed}
            </Button>
          }
        />
      )}
    </StepFrame>
  );
}
