import { Popover } from 'antd';
import { useState } from 'react';
import { CitationCard } from '../../../components/source/CitationCard.js';
import { sourceMessages } from '../../../components/source/messages.js';
import { useOpenSource } from '../../../components/source/open-source.js';
import type { Citation } from './citation.operations.js';
import styles from './CitationMarker.module.css';

/** Numbered marker in the text; hover and focus open its card, a click opens the source next to the chat. */
export function CitationMarker({ citation }: { citation: Citation }) {
  const { marker, documentTitle } = citation;
  const [shown, setShown] = useState(false);
  const open = useOpenSource(citation);
  const onClick = (): void => {
    setShown(!open);
    open?.();
  };
  return (
    <Popover
      content={<CitationCard citation={citation} />}
      open={shown}
      onOpenChange={setShown}
      trigger={['hover', 'focus']}
      mouseEnterDelay={0.15}
    >
      <button type="button" className={styles.marker} onClick={onClick} aria-label={`${sourceMessages.source(marker)}: ${documentTitle}`}>
        {marker}
      </button>
    </Popover>
  );
}
