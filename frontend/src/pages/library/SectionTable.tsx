import { Fragment } from 'react';
import { LawStamp } from '../../components/source/LawStamp.js';
import { CopyCitation } from '../../components/source/CopyCitation.js';
import { PlaceLink } from '../../components/source/PlaceLink.js';
import styles from './library.module.css';
import { libraryMessages as text } from './messages.js';
import { sectionPlace, type Section } from './section-place.js';
import { FoundWords } from './search/FoundWords.js';
import type { ListedSource } from './SourceRow.js';

/** The sections or numbered paragraphs of a source under the chapters or headings that they stand in; each opens in the source. */
export function SectionTable({ source, sections, search }: { source: ListedSource; sections: readonly Section[]; search: string }) {
  return (
    <ul className={styles.sections}>
      {sections.map((section, at) => (
        <Fragment key={section.spanStart}>
          {section.chapter && section.chapter !== sections[at - 1]?.chapter && <li className={styles.chapter}>{section.chapter}</li>}
          <li className={`${styles.section} ${styles.linked}`}>
            <PlaceLink className={styles.place} place={sectionPlace(source, section)}>
              <span className={styles.number}>{section.name}</span> {section.heading !== section.name && section.heading}
            </PlaceLink>
            <span className={styles.aside}>
              {section.stamp && section.stamp !== source.stamp && <LawStamp stamp={section.stamp} />}
              {section.page != null && <span className={styles.page}>{text.page(section.page)}</span>}
              <CopyCitation citation={section.citation} short />
            </span>
            {section.excerpt && <FoundWords text={section.excerpt} search={search} />}
          </li>
        </Fragment>
      ))}
    </ul>
  );
}
