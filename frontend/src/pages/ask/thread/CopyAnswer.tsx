import { Button } from 'antd';
import { sourceMessages } from '../../../components/source/messages.js';
import { copyText } from '../../../shared/lib/clipboard.js';
import { formatPages } from '../../../shared/format/pages.js';
import { notify } from '../../../shared/notices/toasts.js';
import type { Citation } from '../citations/citation.operations.js';
import { askMessages } from '../messages.js';
import { markStatements, PLAIN_SIGNS, type Statement } from '../statements/mark-statements.js';
import { supportLegend } from '../statements/support-legend.js';

interface CopyAnswerProps {
  text: string;
  citations?: readonly Citation[];
  statements?: readonly Statement[];
}

function withSources({ text, citations = [], statements = [] }: CopyAnswerProps): string {
  const sources = citations.map(({ marker, documentTitle, headingPath, pageStart, pageEnd, quotation, fromScan }) => {
    const place = [documentTitle, headingPath, formatPages(pageStart, pageEnd)].filter(Boolean).join(', ');
    const sign = fromScan ? ` (${sourceMessages.fromScan.toLowerCase()})` : '';
    return `[${marker}] ${place}: “${quotation}”${sign}`;
  });
  return [markStatements(text, statements, PLAIN_SIGNS), ...sources, ...supportLegend(statements)].join('\n\n');
}

/** Copies the answer with its citations and the support for each sentence. */
export function CopyAnswer(props: CopyAnswerProps) {
  const copy = async (): Promise<void> => {
    if (await copyText(withSources(props))) notify.success(askMessages.copied);
    else notify.error(askMessages.copyFailed);
  };
  return (
    <Button size="small" type="text" onClick={() => void copy()}>
      {askMessages.copy}
    </Button>
  );
}
