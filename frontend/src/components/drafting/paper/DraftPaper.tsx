import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import type { PaperTextProps } from './PaperText.js';

const load = () => import('./PaperText.js');
const PaperText = lazy(async () => ({ default: (await load()).PaperText }));

/** Fetches what shows a draft while one is being made. */
export function preloadPaper(): void {
  // A failure happens again, and is shown, where the paper is needed.
  load().catch(() => undefined);
}

/** A draft as it is printed. Until its code has loaded, its space is reserved; the stored notation is never shown. */
export function DraftPaper(props: PaperTextProps) {
  return (
    <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
      <PaperText {...props} />
    </Suspense>
  );
}
