import { Popover } from 'antd';
import { askMessages } from '../messages.js';
import type { Citation } from './citation-fragment.js';
import { CitationCard } from './CitationCard.js';
import styles from './citations.module.css';

/** Numbered marker in the text; its card opens on hover and focus, which a tap is too. */
export function CitationMarker({ citation }: { citation: Citation }) {
  const { marker, documentTitle } = citation;
  return (
    <Popover content={<CitationCard citation={citation} />} trigger={['hover', 'focus']} mouseEnterDelay={0.15}>
      <button type="button" className={styles.marker} aria-label={`${askMessages.source(marker)}: ${documentTitle}`}>
        {marker}
      </button>
    </Popover>
  );
}
