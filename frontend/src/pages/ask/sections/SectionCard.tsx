import { PlaceLink } from '../../../components/source/PlaceLink.js';
import type { Citation } from '../citations/citation.operations.js';
import { askMessages as text } from '../messages.js';
import type { SectionCard as Card } from './section-cards.js';
import { QuotedWords } from './QuotedWords.js';
import { SectionFacts } from './SectionFacts.js';
import { SectionName } from './SectionName.js';
import styles from './cards.module.css';

/** Characters that the rest of a quotation may have and still be shown at once. */
const SHORT_REST = 400;

/** A quoted section: its name and state, the operative words, what a reader looks for first, and the rest of the quotation folded. */
export function SectionCard({ card: { section, name, pieces, partial }, citations }: { card: Card; citations: readonly Citation[] }) {
  const short = pieces.slice(1).reduce((sum, { words }) => sum + words.length, 0) <= SHORT_REST;
  const shown = short ? pieces : pieces.slice(0, 1);
  const rest = pieces.slice(shown.length);
  return (
    <>
      {section ? <SectionName section={section} /> : <strong className={styles.name}>{name.replace(/,$/, '')}</strong>}
      {shown.map((piece) => (
        <QuotedWords key={piece.markers.join()} piece={piece} citations={citations} />
      ))}
      {section && <SectionFacts section={section} />}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{text.restOf(rest.map(({ lead }) => lead))}</summary>
          {rest.map((piece) => (
            <QuotedWords key={piece.markers.join()} piece={piece} citations={citations} />
          ))}
        </details>
      )}
      {partial && section && (
        <PlaceLink place={section} className={styles.more}>
          {text.moreOfSection}
        </PlaceLink>
      )}
    </>
  );
}
