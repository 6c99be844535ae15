import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { copyText } from '../../shared/lib/clipboard.js';
import { notify } from '../../shared/notices/toasts.js';
import { sourceMessages as text } from './messages.js';

/** Copies a citation, and says which. @param short shows the icon only */
export function CopyCitation({ citation, short = false }: { citation: string; short?: boolean }) {
  const copy = async (): Promise<void> => {
    if (await copyText(citation)) notify.success(text.citationCopied(citation));
    else notify.error(text.copyFailed);
  };
  return (
    <Button
      size="small"
      type={short ? 'text' : 'default'}
      icon={<CopyOutlined aria-hidden />}
      aria-label={text.copyCitationOf(citation)}
      title={citation}
      onClick={() => void copy()}
    >
      {!short && text.copyCitation}
    </Button>
  );
}
