import { useId } from 'react';
import { PlaceLink } from '../../../components/source/PlaceLink.js';
import type { Citation } from '../citations/citation.operations.js';
import type { Section } from '../conversation/conversation.js';
import { askMessages as text } from '../messages.js';
import type { QuotedPassage } from './quoted-answer.js';
import { SectionCard } from './SectionCard.js';
import { sectionCards } from './section-cards.js';
import { SectionName } from './SectionName.js';
import styles from './sections.module.css';

const keyOf = ({ documentId, spanStart, spanEnd }: Section): string => `${documentId}:${spanStart}-${spanEnd}`;

interface QuotedSectionsProps {
  sections: readonly Section[];
  /** What the answer quotes, where it does nothing else; empty beside an answer in a model's own words. */
  passages: readonly QuotedPassage[];
  citations: readonly Citation[];
}

/** A card for each section that an answer quotes. */
export function QuotedSections({ sections, passages, citations }: QuotedSectionsProps) {
  const cards = sectionCards(passages, citations, sections);
  if (cards.length === 0) return null;
  return (
    <ul className={styles.quoted} aria-label={passages.length > 0 ? text.quotedSections : text.keyPoints}>
      {cards.map((card) => (
        <li key={card.section ? keyOf(card.section) : `${card.name} ${card.pieces[0]?.markers.join()}`}>
          <SectionCard card={card} citations={citations} />
        </li>
      ))}
    </ul>
  );
}

/** The sections that an answer only names. @param title says why they are named */
export function NamedSections({ sections, title = text.alsoRelevant }: { sections: readonly Section[]; title?: string }) {
  const heading = useId();
  const named = sections.filter(({ open }) => !open);
  if (named.length === 0) return null;
  return (
    <>
      <p id={heading} className={styles.title}>
        {title}
      </p>
      <ul className={styles.named} aria-labelledby={heading}>
        {named.map((section) => (
          <li key={keyOf(section)}>
            <PlaceLink place={section} className={styles.section}>
              <SectionName section={section} />
            </PlaceLink>
          </li>
        ))}
      </ul>
    </>
  );
}
