import { useId } from 'react';
import { Link } from 'react-router-dom';
import { PlaceLink } from '../../../components/source/PlaceLink.js';
import { formAddress, paths } from '../../../shared/config/paths.js';
import { useAdminSession, useUserSession } from '../../../shared/session/hooks.js';
import type { CheckedAnswer } from '../conversation/conversation.js';
import styles from './explained.module.css';
import { explainedMessages as text } from './messages.js';

const isHindi = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

type Explained = NonNullable<CheckedAnswer['explanation']>;

/** A part of the law that a sentence rests on; opens its words where the library holds them. */
function Pin({ name, pins }: { name: string; pins: Explained['pins'] }) {
  const pin = pins.find((each) => each.pin === name);
  if (!pin || pin.documentId === null || pin.spanStart === null || pin.spanEnd === null) return <span className={styles.pin}>{name}</span>;
  const { act, section, part, documentId, spanStart, spanEnd } = pin;
  const place = {
    documentId,
    spanStart,
    spanEnd,
    documentTitle: act,
    headingPath: `${section}${part}`,
    pageStart: null,
    pageEnd: null,
    unit: section,
    heading: '',
  };
  return (
    <PlaceLink place={place} className={styles.pin}>
      {name}
    </PlaceLink>
  );
}

/** For administrators: the way to the acts that the library lacks. */
function LoadActs() {
  const { user } = useUserSession();
  const { token } = useAdminSession();
  if (user?.role !== 'ADMIN' || !token) return null;
  return (
    <p className="no-print">
      <Link to={`${paths.admin}?tab=unanswered`}>{text.loadActs}</Link>
    </p>
  );
}

/** The product's own explanation of what the law means for the reader, each sentence with what it rests on. */
export function Explanation({ explanation }: { explanation: Explained }) {
  const title = useId();
  const { sentences, pins, note, form, lackingActs } = explanation;
  return (
    <section className={styles.explained} aria-labelledby={title}>
      <p id={title} className={styles.title}>
        {text.title}
      </p>
      <dl className={styles.sentences}>
        {sentences.map(({ slot, text: words, pins: names }, at) => (
          <div key={words} className={styles.sentence}>
            <dt>{sentences[at - 1]?.slot === slot ? '' : text.slot(slot)}</dt>
            <dd>
              <span lang={isHindi(words) ? 'hi' : 'en'}>{words}</span>{' '}
              {names.map((name) => (
                <Pin key={name} name={name} pins={pins} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{note}</p>
      {lackingActs.length > 0 && <LoadActs />}
      {form && (
        <Link to={formAddress(form)} className={`${styles.form} no-print`}>
          {text.openForm}
        </Link>
      )}
    </section>
  );
}

/** Whom somebody in danger can call, before anything else. */
export function Helplines({ lines }: { lines: NonNullable<CheckedAnswer['helplines']> }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.helplines} aria-label={text.helplines}>
      {lines.map(({ number, purpose }) => (
        <li key={number}>
          <a href={`tel:${number}`}>{text.call(number)}</a> <span>{purpose}</span>
        </li>
      ))}
    </ul>
  );
}
