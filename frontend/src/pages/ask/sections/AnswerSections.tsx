import { useId } from 'react';
import { PlaceButton } from '../../../components/source/PlaceButton.js';
import { askMessages as text } from '../messages.js';
import { SectionFacts } from './SectionFacts.js';
import { SectionName } from './SectionName.js';
import type { Section } from '../conversation/conversation.js';
import styles from './sections.module.css';

const keyOf = ({ documentId, spanStart, spanEnd }: Section): string => `${documentId}:${spanStart}-${spanEnd}`;

/** What a reader looks for first in the quoted sections, then the sections that an answer only names. */
export function AnswerSections({ sections }: { sections: readonly Section[] }) {
  const heading = useId();
  const quoted = sections.filter(({ open, note, stamp, facts }) => open && (note || stamp || facts.length > 0));
  const named = sections.filter(({ open }) => !open);
  return (
    <>
      {quoted.length > 0 && (
        <ul className={styles.quoted} aria-label={text.keyPoints}>
          {quoted.map((section) => (
            <li key={keyOf(section)}>
              <SectionName section={section} />
              <SectionFacts section={section} />
            </li>
          ))}
        </ul>
      )}
      {named.length > 0 && (
        <>
          <p id={heading} className={styles.title}>
            {text.alsoRelevant}
          </p>
          <ul className={styles.named} aria-labelledby={heading}>
            {named.map((section) => (
              <li key={keyOf(section)}>
                <PlaceButton place={section} className={styles.section}>
                  <SectionName section={section} />
                </PlaceButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
