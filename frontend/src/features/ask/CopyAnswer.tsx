import { Button } from 'antd';
import { copyText } from '../../shared/clipboard.js';
import { formatPages } from '../../shared/format/pages.js';
import { notify } from '../../shared/notices/toasts.js';
import type { Citation } from './citations/citation-fragment.js';
import { askMessages } from './messages.js';

function withSources(text: string, citations: readonly Citation[]): string {
  const sources = citations.map(({ marker, documentTitle, headingPath, pageStart, pageEnd, quotation }) => {
    const place = [documentTitle, headingPath, formatPages(pageStart, pageEnd)].filter(Boolean).join(', ');
    return `[${marker}] ${place}: “${quotation}”`;
  });
  return [text, ...sources].join('\n\n');
}

/** Copies the answer together with its citations. */
export function CopyAnswer({ text, citations = [] }: { text: string; citations?: readonly Citation[] }) {
  const copy = async (): Promise<void> => {
    if (await copyText(withSources(text, citations))) notify.success(askMessages.copied);
    else notify.error(askMessages.copyFailed);
  };
  return (
    <Button size="small" type="text" onClick={() => void copy()}>
      {askMessages.copy}
    </Button>
  );
}
