import { Tag } from '../../components/ui/tag/Tag.js';
import { matterMessages as text } from './messages.js';
import styles from './matters.module.css';
import type { MatterRow } from './use-matters.js';

/** What stands in a matter; what was not filled in is left out. */
export function MatterFacts({ matter }: { matter: MatterRow }) {
  const { parties, tags, notes } = matter;
  const lines: [string, string | null][] = [
    [text.court, matter.court],
    [text.caseNumber, matter.caseNumber],
    [text.stage, matter.stage],
    [text.reference, matter.reference],
    [text.state, matter.state],
    [text.personalLaw, matter.personalLaw],
  ];
  return (
    <dl className={styles.values}>
      {parties.length > 0 && (
        <div>
          <dt>{text.parties}</dt>
          <dd>
            <ul className={styles.list}>
              {parties.map(({ name, role, isClient }) => (
                <li key={`${name} ${role} ${isClient}`}>
                  {[name, role].filter(Boolean).join(', ')} {isClient && <Tag tone="info">{text.client}</Tag>}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {lines.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
      {tags.length > 0 && (
        <div>
          <dt>{text.tagsShown}</dt>
          <dd>{tags.join(', ')}</dd>
        </div>
      )}
      {notes && (
        <div className={styles.wide}>
          <dt>{text.notes}</dt>
          <dd className={styles.notes}>{notes}</dd>
        </div>
      )}
    </dl>
  );
}
