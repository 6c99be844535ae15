import { LawStamp } from '../../../components/source/LawStamp.js';
import { PlaceLink } from '../../../components/source/PlaceLink.js';
import { libraryMessages as text } from '../messages.js';
import styles from '../library.module.css';
import type { CitedLaw, FoundPassage } from './use-words-found.js';

/** The sections that a search names by their numbers: the way to each, or that the library does not hold it. */
export function CitedLawList({ cited, heirs }: { cited: readonly CitedLaw[]; heirs: readonly FoundPassage[] }) {
  if (cited.length === 0 && heirs.length === 0) return null;
  return (
    <ul className={styles.cited} aria-label={text.citedLaw}>
      {cited.map((citation, at) => (
        <li key={at}>
          <Cited citation={citation} succeeded={heirs.length > 0} />
        </li>
      ))}
      {heirs.map((heir) => (
        <li key={`${heir.documentId}:${heir.spanStart}`}>
          <PlaceLink place={{ ...heir, heading: '' }} className={styles.name}>
            {[heir.headingPath.split(' › ')[0], heir.documentTitle].join(', ')}
          </PlaceLink>
          <p className={styles.facts}>{text.tookItsPlace}</p>
        </li>
      ))}
    </ul>
  );
}

function Cited({ citation: { kind, section, act, heading, place, stamp }, succeeded }: { citation: CitedLaw; succeeded: boolean }) {
  const name = [text.unit(kind, section ?? ''), act].filter(Boolean).join(', ');
  return (
    <>
      {place ? (
        <PlaceLink
          place={{ ...place, pageStart: place.pageStart ?? null, pageEnd: place.pageEnd ?? null, unit: '', heading: heading ?? '' }}
          className={styles.name}
        >
          {name}
        </PlaceLink>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      {stamp && (
        <>
          {' '}
          <LawStamp stamp={stamp} />
        </>
      )}
      {heading && <p>{heading}</p>}
      {!place && !succeeded && <p className={styles.facts}>{text.citedNotHeld}</p>}
    </>
  );
}
