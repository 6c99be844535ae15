import { Card } from '../../../components/ui/card/Card.js';
import { Placeholder } from '../../../components/ui/placeholder/Placeholder.js';
import styles from './parts.module.css';

const CARDS = [0, 1, 2, 3];
const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Cards above a list, as a placeholder for a part of the panel whose code is loading. */
export function PendingPart() {
  return (
    <div className={styles.pending} aria-busy="true">
      <div className={styles.stats}>
        {CARDS.map((card) => (
          <div key={card} className={styles.stat}>
            <p>
              <Placeholder width="60%" />
            </p>
            <Placeholder width="40%" height="1.5em" />
          </div>
        ))}
      </div>
      <Card>
        <div className={styles.pending}>
          {ROWS.map((row) => (
            <Placeholder key={row} width="100%" height="24px" />
          ))}
        </div>
      </Card>
    </div>
  );
}
