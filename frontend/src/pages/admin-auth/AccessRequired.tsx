import { Link } from 'react-router-dom';
import { paths } from '../../shared/config/paths.js';
import styles from './AccessRequired.module.css';
import { adminAuthMessages as text } from './messages.js';

/** Shown to an administrator whose token the server rejected. */
export function AccessRequired() {
  return (
    <section className={styles.access}>
      <h1>{text.accessTitle}</h1>
      <p>{text.accessText}</p>
      <Link className="button button-primary" to={paths.adminLogin}>
        {text.goToLogin}
      </Link>
    </section>
  );
}
