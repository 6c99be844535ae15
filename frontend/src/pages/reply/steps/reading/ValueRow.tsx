import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { memo } from 'react';
import { GrowingTextArea } from '../../../../components/ui/growing-text-area/GrowingTextArea.js';
import { stepsMessages as text } from '../messages.js';
import { shownDay } from './DayField.js';
import type { DecidedValue, Decision } from '../steps-state.js';
import styles from '../steps.module.css';

interface ValueRowProps {
  value: DecidedValue;
  /** What it is, for readers who do not see the heading above it. */
  name: string;
  /** Whether a person has to say that it is right. */
  doubtful: boolean;
  active: boolean;
  onDecide: (id: string, decision: Decision | null) => void;
  onShow: (id: string, byButton: boolean) => void;
}

const LONG = new Set(['ALLEGATION', 'DEMAND', 'SECTION', 'FORUM']);

/** One value: its words can be shown in the file, corrected, confirmed or removed. */
export const ValueRow = memo(function ValueRow({ value, name, doubtful, active, onDecide, onShow }: ValueRowProps) {
  const { id, field, label, demanded, decision, current } = value;
  const removed = decision?.state === 'removed';
  const title = field === 'ALLEGATION' && label ? text.row(label, 0) : name;
  const edit = (entered: string): void => onDecide(id, { state: 'confirmed', ...(entered === value.value ? {} : { value: entered }) });
  const shared = {
    id: `value-${id}`,
    'aria-label': title,
    value: current,
    disabled: removed,
    onFocus: () => onShow(id, false),
    onChange: ({ target }: { target: { value: string } }) => edit(target.value),
  };
  return (
    <li className={styles.value} data-active={active} data-state={decision?.state ?? (doubtful ? 'doubtful' : 'open')}>
      {field === 'ALLEGATION' && label && <span className={styles.label}>{label}</span>}
      {LONG.has(field) ? (
        <GrowingTextArea {...shared} maxRows={14} />
      ) : (
        <Input {...shared} readOnly={field === 'TIME_ALLOWED'} type={field === 'NOTICE_DATE' ? 'date' : 'text'} />
      )}
      {shownBack(field, current) && <span className={styles.words}>{shownBack(field, current)}</span>}
      <span className={styles.acts}>
        {demanded && <span className={styles.tag}>{text.demanded}</span>}
        <Button size="small" aria-label={text.show(title)} aria-pressed={active} onClick={() => onShow(id, true)}>
          {text.showShort}
        </Button>
        {removed ? (
          <Button size="small" aria-label={`${text.restore}: ${title}`} onClick={() => onDecide(id, null)}>
            {text.restore}
          </Button>
        ) : (
          <>
            {doubtful && (
              <Button
                size="small"
                type={decision ? 'primary' : 'default'}
                icon={decision ? <CheckOutlined /> : undefined}
                aria-pressed={decision !== null}
                aria-label={`${text.confirm}: ${title}`}
                onClick={() => onDecide(id, decision && decision.value === undefined ? null : { ...decision, state: 'confirmed' })}
              >
                {decision?.value !== undefined ? text.corrected : decision ? text.confirmed : text.confirm}
              </Button>
            )}
            {!doubtful && decision?.value !== undefined && <span className={styles.tag}>{text.corrected}</span>}
            <Button
              size="small"
              type="text"
              icon={<CloseOutlined />}
              aria-label={`${text.remove}: ${title}`}
              onClick={() => onDecide(id, { state: 'removed' })}
            />
          </>
        )}
      </span>
    </li>
  );
});

const MONEY = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Dates in words, in English as the draft has them, and sums with commas, so that a slip is seen. */
function shownBack(field: DecidedValue['field'], current: string): string | null {
  if (field === 'NOTICE_DATE') return shownDay(current);
  const sum = Number(current);
  return field === 'AMOUNT' && current !== '' && Number.isFinite(sum) ? `Rs. ${MONEY.format(sum)}` : null;
}
