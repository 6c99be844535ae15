import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Quotation_StandingFragment } from '../../shared/gql/graphql.js';
import { sourceAddress } from '../../shared/config/paths.js';
import { Tag } from '../ui/tag/Tag.js';
import { compareWords } from './compare-words.js';
import styles from './quotations.module.css';
import { quotationMessages as text } from './messages.js';

interface QuotedPlaceProps {
  documentId: string | null;
  headingPath: string;
  held: boolean;
  children: ReactNode;
}

const TONES = { STANDS: 'success', CHANGED: 'warning', NOT_HELD: 'danger' } as const;

/** Quoted words with whether they still stand; beside those that do not, what stands in their place today. */
export function Quotations({ quotations }: { quotations: readonly Quotation_StandingFragment[] }) {
  return (
    <ul className={styles.list}>
      {quotations.map(({ marker, documentId, documentTitle, headingPath, quotation, state, wordsToday }, at) => (
        <li key={at}>
          <p className={styles.place}>
            {marker !== null && `[${marker}] `}
            <QuotedPlace documentId={documentId} headingPath={headingPath} held={state !== 'NOT_HELD'}>
              {[documentTitle, headingPath].filter(Boolean).join(', ')}
            </QuotedPlace>{' '}
            <Tag tone={TONES[state]}>{text.states[state]}</Tag>
          </p>
          {state === 'CHANGED' ? <BesideToday quotation={quotation} wordsToday={wordsToday} /> : <blockquote>{quotation}</blockquote>}
        </li>
      ))}
    </ul>
  );
}

/** Where quoted words stand; a link where the library still holds the source. */
function QuotedPlace({ documentId, headingPath, held, children }: QuotedPlaceProps) {
  if (!documentId || !held) return children;
  return <Link to={sourceAddress(documentId, headingPath.split(' › ').at(-1))}>{children}</Link>;
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
