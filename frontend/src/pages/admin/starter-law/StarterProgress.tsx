import { Progress } from 'antd';
import { formatDay } from '../../../shared/format/dates.js';
import { starterLawMessages as text } from './messages.js';
import styles from './starter-law.module.css';
import type { StarterLawState } from './use-starter-law.js';

const COUNTED = ['LOADING', 'WAITING', 'REMOVING'];

/** How far the starter law is, in a line, with a bar while something is under way. */
export function StarterProgress({ law }: { law: StarterLawState }) {
  const { phase, total, loaded, indexed, kept, asOf, source } = law;
  const underWay = COUNTED.includes(phase);
  const facts = [
    text.here(loaded, total),
    underWay && phase !== 'REMOVING' && indexed > 0 && text.canAsk,
    kept > 0 && text.kept(kept),
    loaded > 0 && text.asOf(formatDay(asOf)),
    phase !== 'OFF' && text.from(source),
  ];
  return (
    <div className={styles.notice}>
      <p>{text.phase(phase)}</p>
      {underWay && (
        <Progress percent={Math.round((100 * (loaded + kept)) / total)} size="small" status="active" aria-label={text.progress} />
      )}
      {phase !== 'OFF' && <p className={styles.muted}>{facts.filter(Boolean).join(' · ')}</p>}
    </div>
  );
}
