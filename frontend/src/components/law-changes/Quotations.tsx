import { useMemo } from 'react';
import type { Quotation_StandingFragment } from '../../shared/gql/graphql.js';
import { Tag } from '../ui/tag/Tag.js';
import { compareWords } from './compare-words.js';
import styles from './quotations.module.css';
import { quotationMessages as text } from './messages.js';

const TONES = { STANDS: 'success', CHANGED: 'warning', NOT_HELD: 'danger' } as const;

/** Quoted words with whether they still stand; beside those that do not, what stands in their place today. */
export function Quotations({ quotations }: { quotations: readonly Quotation_StandingFragment[] }) {
  return (
    <ul className={styles.list}>
      {quotations.map(({ marker, documentTitle, headingPath, quotation, state, wordsToday }, at) => (
        <li key={at}>
          <p className={styles.place}>
            {marker !== null && `[${marker}] `}
            {[documentTitle, headingPath].filter(Boolean).join(', ')} <Tag tone={TONES[state]}>{text.states[state]}</Tag>
          </p>
          {state === 'CHANGED' ? <BesideToday quotation={quotation} wordsToday={wordsToday} /> : <blockquote>{quotation}</blockquote>}
        </li>
      ))}
    </ul>
  );
}

/** Old and new words side by side, with what each has and the other has not. */
function BesideToday({ quotation, wordsToday }: { quotation: string; wordsToday: string | null }) {
  const compared = useMemo(() => (wordsToday === null ? null : compareWords(quotation, wordsToday)), [quotation, wordsToday]);
  return (
    <div className={styles.sides}>
      <figure>
        <figcaption>{text.quoted}</figcaption>
        <blockquote>
          {compared ? compared.before.map((part, at) => (part.differs ? <del key={at}>{part.text}</del> : part.text)) : quotation}
        </blockquote>
      </figure>
      <figure>
        <figcaption>{text.today}</figcaption>
        {compared ? (
          <blockquote>{compared.after.map((part, at) => (part.differs ? <ins key={at}>{part.text}</ins> : part.text))}</blockquote>
        ) : (
          <p className={styles.none}>{text.noSection}</p>
        )}
      </figure>
    </div>
  );
}
