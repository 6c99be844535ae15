import { useQuery } from '@apollo/client/react';
import { Card } from '../../../components/ui/card/Card.js';
import { CourtFormats } from '../court-formats/CourtFormats.js';
import { LoadFailed } from '../components/LoadFailed.js';
import { PendingPart } from '../components/PendingPart.js';
import { LetterheadForm } from './LetterheadForm.js';
import styles from './letterhead.module.css';
import { HOUSE_STYLE } from './letterhead.operations.js';
import { letterheadMessages as text } from './messages.js';

/** How documents are printed: the letterhead that users may ask for, and the formats of courts. */
export function LetterheadTab() {
  const { data, error, refetch } = useQuery(HOUSE_STYLE, { fetchPolicy: 'network-only' });
  if (error && !data) return <LoadFailed text={text.loadFailed} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return <PendingPart />;
  return (
    <div className={styles.tab}>
      <Card title={<h2 className={styles.title}>{text.title}</h2>}>
        <p className={styles.intro}>{text.intro}</p>
        <LetterheadForm
          // Starts again from what was saved.
          key={JSON.stringify(data.houseStyle)}
          style={data.houseStyle}
          onChanged={() => void refetch().catch(() => undefined)}
        />
      </Card>
      <CourtFormats />
    </div>
  );
}
