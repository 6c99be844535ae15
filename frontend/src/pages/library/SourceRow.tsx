import { Link } from 'react-router-dom';
import { LawStamp } from '../../components/source/LawStamp.js';
import { CopyCitation } from '../../components/source/CopyCitation.js';
import { PlaceLink } from '../../components/source/PlaceLink.js';
import { sourceAddress } from '../../shared/config/paths.js';
import { formatDay } from '../../shared/format/dates.js';
import type { ListedSource_SourceFragment } from '../../shared/gql/graphql.js';
import styles from './library.module.css';
import { sourceMessages } from '../../components/source/messages.js';
import { contentsMessages, libraryMessages as text } from './messages.js';
import { sectionPlace, type Section } from './section-place.js';

export type ListedSource = ListedSource_SourceFragment;

/** What distinguishes sources of the same name. */
export function factsOf({
  documentType,
  year,
  jurisdiction,
  court,
  decidedOn,
  citations,
  sectionCount,
  citedByCount,
}: ListedSource): string[] {
  const when = decidedOn ? formatDay(decidedOn) : year?.toString();
  return [
    text.typeName(documentType),
    documentType === 'JUDGMENT' ? court : jurisdiction === 'India' ? text.central : jurisdiction,
    when,
    ...citations,
    sectionCount > 0 ? contentsMessages(documentType).count(sectionCount) : null,
    citedByCount > 0 ? sourceMessages.citedBy(citedByCount) : null,
  ].filter((fact): fact is string => Boolean(fact));
}

/** A source in the list, with the sections that a search found in it. */
export function SourceRow({ source, matches }: { source: ListedSource; matches: readonly Section[] }) {
  return (
    <li className={`${styles.row} ${styles.linked}`}>
      <div className={styles.rowHead}>
        <Link className={styles.name} to={sourceAddress(source.id)}>
          {source.title}
        </Link>
        <CopyCitation citation={source.citation} short />
      </div>
      <p className={styles.facts}>
        {factsOf(source).join(' · ')} {source.stamp && <LawStamp stamp={source.stamp} />}
      </p>
      {matches.length > 0 && (
        <ul className={styles.matches} aria-label={text.matches}>
          {matches.map((section) => (
            <li key={section.spanStart}>
              <PlaceLink className={styles.place} place={sectionPlace(source, section)}>
                {section.name}
              </PlaceLink>{' '}
              {section.heading}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
