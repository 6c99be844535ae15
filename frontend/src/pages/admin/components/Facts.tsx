import styles from './Facts.module.css';

/** A term with its value, such as ["State", "Ready"]. */
export type Fact = [term: string, value: string];

/** What is known about something, as terms with their values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
