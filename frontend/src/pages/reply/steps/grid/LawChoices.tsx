import { useLazyQuery } from '@apollo/client/react';
import { Button, Checkbox } from 'antd';
import { useMatterId } from '../../../../components/matter/matter-context.js';
import { GrowingTextArea } from '../../../../components/ui/growing-text-area/GrowingTextArea.js';
import { describeError } from '../../../../shared/apollo/describe-error.js';
import type { ProposedLaw_LawFragment } from '../../../../shared/gql/graphql.js';
import { getFragmentData } from '../../../../shared/gql/index.js';
import { stepsMessages as text } from '../messages.js';
import { PROPOSED_LAW, REPLY_LAW } from '../steps.operations.js';
import type { GridRow } from '../steps-state.js';
import styles from '../steps.module.css';

const ABOUT_MAX = 4000;

interface LawChoicesProps {
  row: GridRow;
  /** What the notice cites, with what took its place. */
  cited: readonly ProposedLaw_LawFragment[];
  /** Provisions that are cited within the allegation itself. */
  here: ReadonlySet<string>;
  onChange: (changes: Partial<GridRow>) => void;
}

/** The law that may be relied on for one allegation: that of the notice, then that of the library; nothing is ticked by itself. */
export function LawChoices({ row, cited, here, onChange }: LawChoicesProps) {
  const matterId = useMatterId();
  const [search, { data, error, loading, called }] = useLazyQuery(REPLY_LAW, { fetchPolicy: 'cache-first' });
  const known = new Set(cited.map(({ provision }) => provision));
  const found = getFragmentData(PROPOSED_LAW, data?.replyLaw ?? []).filter(({ provision }) => !known.has(provision));
  const isHere = ({ provision, instead }: ProposedLaw_LawFragment): boolean => here.has(instead ?? provision);
  const proposed = [...cited.filter(isHere), ...cited.filter((law) => !isHere(law)), ...found];
  // What was ticked stays visible, even when the library is not asked again.
  const kept = row.law.filter((provision) => !proposed.some((law) => law.provision === provision));
  const tick = (provision: string, ticked: boolean): void =>
    onChange({ law: ticked ? [...row.law, provision] : row.law.filter((each) => each !== provision) });
  const why = (law: ProposedLaw_LawFragment): string => {
    if (law.origin === 'SUCCESSOR') return text.successor(law.instead ?? '');
    if (law.origin === 'LIBRARY') return text.library;
    return isHere(law) ? text.citedHere : text.cited;
  };
  return (
    <details className={styles.law}>
      <summary>{text.law(row.law.length + row.otherLaw.split('\n').filter((line) => line.trim()).length)}</summary>
      <p className={styles.hint}>{text.lawHint}</p>
      <ul>
        {proposed.map((law) => (
          <li key={law.provision}>
            <Checkbox checked={row.law.includes(law.provision)} onChange={({ target }) => tick(law.provision, target.checked)}>
              {law.provision}
              {law.heading && ` (${law.heading})`}
            </Checkbox>
            <small>{[why(law), law.stamp, law.note].filter(Boolean).join(' · ')}</small>
            {law.quotation && <blockquote>{law.quotation}</blockquote>}
          </li>
        ))}
        {kept.map((provision) => (
          <li key={provision}>
            <Checkbox checked onChange={() => tick(provision, false)}>
              {provision}
            </Checkbox>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.hint}>
        {loading && text.searching}
        {!loading && error && <span className={styles.problem}>{describeError(error, text.lawFailed)}</span>}
        {!loading && !error && called && found.length === 0 && text.nothingFound}
      </p>
      <Button
        size="small"
        disabled={loading || !(row.text + row.answer).trim()}
        onClick={() =>
          void search({
            variables: { input: { about: `${row.text}\n${row.answer}`.trim().slice(0, ABOUT_MAX), ...(matterId && { matterId }) } },
          }).catch(() => undefined)
        }
      >
        {text.search}
      </Button>
      <label className={styles.field}>
        {text.otherLaw}
        <GrowingTextArea
          maxRows={4}
          value={row.otherLaw}
          placeholder={text.otherLawHint}
          onChange={({ target }) => onChange({ otherLaw: target.value })}
        />
      </label>
    </details>
  );
}
