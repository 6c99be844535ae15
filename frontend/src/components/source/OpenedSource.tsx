import { lazy, Suspense } from 'react';
import type { SourcePlace } from './source-place.js';

const SourcePane = lazy(async () => ({ default: (await import('./SourcePane.js')).SourcePane }));

/** The pane that shows the open source; its code is fetched on first use. */
export function OpenedSource({ source, onClose, over }: { source: SourcePlace | null; onClose: () => void; over?: boolean }) {
  return (
    source && (
      <Suspense>
        <SourcePane citation={source} onClose={onClose} over={over} />
      </Suspense>
    )
  );
}
