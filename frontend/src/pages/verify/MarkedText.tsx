import { memo } from 'react';
import { verifyMessages as text } from './messages.js';
import { textParts } from './text-parts.js';
import { TONES } from './tones.js';
import type { VerifiedCitation } from './use-verify.js';
import styles from './verify.module.css';

/** The text with its citations marked; each leads to its row in the list. */
export const MarkedText = memo(function MarkedText({
  text: words,
  citations,
  onChoose,
}: {
  text: string;
  citations: readonly VerifiedCitation[];
  onChoose: (at: number) => void;
}) {
  return (
    <section className={styles.text} aria-label={text.marked} tabIndex={0}>
      {textParts(words, citations).map((part, key) => {
        const citation = part.citation === null ? undefined : citations[part.citation];
        if (!citation || part.citation === null) return part.text;
        const at = part.citation;
        return (
          <a
            key={key}
            id={part.first ? `mark-${at}` : undefined}
            href={`#citation-${at}`}
            className={styles.mark}
            data-tone={TONES[citation.status]}
            title={text.citation(at + 1, citation.status)}
            tabIndex={part.first ? 0 : -1}
            onClick={(event) => {
              event.preventDefault();
              onChoose(at);
            }}
          >
            {part.text}
          </a>
        );
      })}
    </section>
  );
});
