import { useId, useState } from 'react';
import { PlaceLink } from '../../../components/source/PlaceLink.js';
import { askMessages as text } from '../messages.js';
import { distinctFacts } from './distinct-facts.js';
import type { Section } from '../conversation/conversation.js';
import styles from './sections.module.css';

/** Facts shown before the rest is asked for. */
const FIRST_SHOWN = 6;

/** The time limits, punishments and amounts of a section; each opens the source at its words. */
export function SectionFacts({ section }: { section: Section }) {
  const list = useId();
  const [whole, setWhole] = useState(false);
  const facts = distinctFacts(section.facts);
  const more = facts.length - FIRST_SHOWN;
  if (facts.length === 0) return null;
  return (
    <>
      <ul id={list} className={styles.facts}>
        {facts.map(({ kind, words, spanStart, spanEnd }, at) => (
          <li key={spanStart} className="on-paper" hidden={!whole && at >= FIRST_SHOWN}>
            <PlaceLink place={{ ...section, quotation: words, spanStart, spanEnd }} className={styles.fact}>
              {text.fact(kind, words)}
            </PlaceLink>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          className={`${styles.more} no-print`}
          aria-expanded={whole}
          aria-controls={list}
          onClick={() => setWhole(!whole)}
        >
          {whole ? text.fewerFacts : text.moreFacts(more)}
        </button>
      )}
    </>
  );
}
