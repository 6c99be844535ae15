import styles from './guide.module.css';
import { MissingLaw } from './MissingLaw.js';
import { Topics } from './Topics.js';

/** The guide to the law: its topics, and the law that it and its readers miss in the library. */
export function GuideTab() {
  return (
    <div className={styles.tab}>
      <Topics />
      <MissingLaw />
    </div>
  );
}
