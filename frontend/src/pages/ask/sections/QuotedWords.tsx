import type { Citation } from '../citations/citation.operations.js';
import { CitationMarker } from '../citations/CitationMarker.js';
import type { QuotedPiece } from './quoted-answer.js';
import { quotedLines } from './quoted-lines.js';
import styles from './cards.module.css';

interface QuotedWordsProps {
  piece: QuotedPiece;
  citations: readonly Citation[];
}

/** Words of the law as a block, each item of a list on a line of its own, with the numbers of their sources at the end. */
export function QuotedWords({ piece: { lead, words, markers }, citations }: QuotedWordsProps) {
  const lines = quotedLines(`“${words}”`);
  const last = lines.length - 1;
  return (
    <>
      {lead && <p className={styles.lead}>{lead}</p>}
      <blockquote className={styles.words}>
        {lines.map(({ text, item, level }, index) => (
          <p key={index} className={item ? styles.item : undefined} data-level={level}>
            {text}
            {index === last &&
              markers.map((marker) => {
                const citation = citations.find((one) => one.marker === marker);
                return citation ? <CitationMarker key={marker} citation={citation} /> : ` [${marker}]`;
              })}
          </p>
        ))}
      </blockquote>
    </>
  );
}
