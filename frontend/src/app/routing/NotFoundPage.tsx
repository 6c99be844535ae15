import { Link } from 'react-router-dom';
import { paths } from '../../shared/config/paths.js';
import { appMessages } from '../messages.js';
import styles from './NoticePage.module.css';

export function NotFoundPage() {
  return (
    <section className={styles.notice}>
      <title>{`${appMessages.notFoundTitle} – ${appMessages.brand}`}</title>
      <h1>{appMessages.notFoundTitle}</h1>
      <p>{appMessages.notFoundText}</p>
      <Link className="button button-primary" to={paths.home}>
        {appMessages.backHome}
      </Link>
    </section>
  );
}
