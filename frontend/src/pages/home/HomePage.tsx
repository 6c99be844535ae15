import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/config/paths.js';
import { useUserSession } from '../../shared/session/hooks.js';
import styles from './HomePage.module.css';
import { AskFirst } from './AskFirst.js';
import { Samples } from './Samples.js';
import { homeMessages as text } from './messages.js';

/** Only for who is signed in: visitors fetch none of it. */
const Desk = lazy(async () => ({ default: (await import('./desk/Desk.js')).Desk }));

/** Where the cards lead who is signed in, in their order; the last two lead nowhere. */
const PLACES = [paths.ask, paths.document, paths.documents, `${paths.profile}?tab=security`];

export function HomePage() {
  const signedIn = useUserSession().user !== null;
  return (
    <>
      <title>{`Themis – ${text.title}`}</title>
      <section className={styles.hero} data-signed-in={signedIn}>
        <h1>{text.title}</h1>
        {!signedIn && (
          <>
            <p>{text.lead}</p>
            <AskFirst />
          </>
        )}
        <div className={styles.actions}>
          <Link className="button" to={signedIn ? paths.ask : paths.register}>
            {signedIn ? text.ask : text.start}
          </Link>
          <Link className="button" to={signedIn ? paths.document : paths.login}>
            {signedIn ? text.document : text.login}
          </Link>
        </div>
      </section>
      {signedIn && (
        <Suspense fallback={<div className={styles.deskToCome} />}>
          <Desk />
        </Suspense>
      )}
      {!signedIn && <Samples />}
      <section className={styles.features} aria-labelledby="features">
        <h2 id="features">{text.featuresTitle}</h2>
        <ul>
          {text.features.map((feature, at) => {
            const place = signedIn ? PLACES[at] : undefined;
            return (
              <li key={feature.title}>
                <h3>{place ? <Link to={place}>{feature.title}</Link> : feature.title}</h3>
                <p>{feature.text}</p>
              </li>
            );
          })}
        </ul>
      </section>
      {!signedIn && (
        <section className={styles.closing}>
          <h2>{text.closingTitle}</h2>
          <p>{text.closingText}</p>
          <Link className="button button-primary" to={paths.register}>
            {text.createAccount}
          </Link>
        </section>
      )}
    </>
  );
}
