import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { copyText } from '../../shared/lib/clipboard.js';
import { notify } from '../../shared/notices/toasts.js';
import { libraryMessages as text } from './messages.js';

/** Copies a citation, and says which. @param short shows the sign only */
export function CopyCitation({ citation, short = false }: { citation: string; short?: boolean }) {
  const copy = async (): Promise<void> => {
    if (await copyText(citation)) notify.success(text.copied(citation));
    else notify.error(text.copyFailed);
  };
  return (
    <Button
      size="small"
      type={short ? 'text' : 'default'}
      icon={<CopyOutlined aria-hidden />}
      aria-label={text.copyOf(citation)}
      title={citation}
      onClick={() => void copy()}
    >
      {!short && text.copy}
    </Button>
  );
}
