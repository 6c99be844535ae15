import { Progress } from 'antd';
import { formatSize } from '../../../shared/format/bytes.js';
import { dataMessages as text } from './messages.js';

const PERCENT = 100;
/** From here on the reader is told how to make room. */
const NEARLY_FULL = 90;

interface StorageUseProps {
  usedBytes: number;
  limitBytes: number;
}

/** How much of what a user may keep is used. */
export function StorageUse({ usedBytes, limitBytes }: StorageUseProps) {
  const percent = Math.min(PERCENT, Math.round((usedBytes / limitBytes) * PERCENT));
  const nearlyFull = percent >= NEARLY_FULL;
  return (
    <div>
      <p>{text.storage(formatSize(usedBytes), formatSize(limitBytes))}</p>
      <Progress percent={percent} status={nearlyFull ? 'exception' : 'normal'} showInfo={false} aria-label={text.storageLabel} />
      {nearlyFull && <p>{text.storageFull}</p>}
    </div>
  );
}
