import { DeleteOutlined } from '@ant-design/icons';
import { Alert, Button, Checkbox, Input, Radio } from 'antd';
import { memo } from 'react';
import { GrowingTextArea } from '../../../../components/ui/growing-text-area/GrowingTextArea.js';
import type { ProposedLaw_LawFragment } from '../../../../shared/gql/graphql.js';
import { LawChoices } from './LawChoices.js';
import { stepsMessages as text } from '../messages.js';
import { unmeantFact, type GridRow, type Stance } from '../steps-state.js';
import styles from '../steps.module.css';

interface GridRowCardProps {
  row: GridRow;
  place: number;
  cited: readonly ProposedLaw_LawFragment[];
  here: ReadonlySet<string>;
  onChange: (id: string, changes: Partial<GridRow>) => void;
  onRemove: (id: string) => void;
}

const STANCES: readonly Stance[] = ['admit', 'admit only', 'deny', 'not known', ''];
const ROWS = { minRows: 2, maxRows: 10 };

/** One allegation: admit, deny, not known or open, with the answer, the evidence and the law. */
export const GridRowCard = memo(function GridRowCard({ row, place, cited, here, onChange, onRemove }: GridRowCardProps) {
  const name = text.row(row.label, place);
  const change = (changes: Partial<GridRow>): void => onChange(row.id, changes);
  const fact = unmeantFact({ ...row, meant: false });
  return (
    <li>
      <fieldset className={styles.row} data-open={row.stance === ''}>
        <legend>{name}</legend>
        <Button
          className={styles.removeRow}
          size="small"
          type="text"
          icon={<DeleteOutlined />}
          aria-label={text.removeRow(name)}
          onClick={() => onRemove(row.id)}
        />
        <div className={styles.alleged}>
          <label>
            {text.number}
            <Input value={row.label} maxLength={12} onChange={({ target }) => change({ label: target.value })} />
          </label>
          <label>
            {text.allegation}
            <GrowingTextArea id={`row-${row.id}`} maxRows={10} value={row.text} onChange={({ target }) => change({ text: target.value })} />
          </label>
        </div>
        <Radio.Group
          className={styles.stances}
          aria-label={`${text.stance}: ${name}`}
          value={row.stance}
          onChange={({ target }) => change({ stance: target.value as Stance, meant: false })}
          options={STANCES.map((stance) => ({ value: stance, label: text.stances[stance] }))}
        />
        {fact && (
          <Alert
            type="warning"
            showIcon
            className={styles.note}
            title={text.grave[fact]}
            description={
              <Checkbox checked={row.meant === true} onChange={({ target }) => change({ meant: target.checked })}>
                {text.meant}
              </Checkbox>
            }
          />
        )}
        <div className={styles.said}>
          <label>
            {text.answerField}
            <GrowingTextArea
              {...ROWS}
              value={row.answer}
              placeholder={row.stance === 'admit only' ? text.partHint : text.answerHint}
              onChange={({ target }) => change({ answer: target.value })}
            />
          </label>
          <label>
            {text.evidence}
            <GrowingTextArea
              {...ROWS}
              value={row.evidence}
              placeholder={text.evidenceHint}
              onChange={({ target }) => change({ evidence: target.value })}
            />
          </label>
        </div>
        <LawChoices row={row} cited={cited} here={here} onChange={change} />
      </fieldset>
    </li>
  );
});
