import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { dataTableMessages as text } from './messages.js';

interface DetailToggleProps {
  /** Names the row. */
  name: string;
  open: boolean;
  onToggle: () => void;
}

/** Opens and closes the details of a row. */
export function DetailToggle({ name, open, onToggle }: DetailToggleProps) {
  const label = open ? text.close(name) : text.open(name);
  const Icon = open ? DownOutlined : RightOutlined;
  return (
    <Button type="text" size="small" icon={<Icon aria-hidden />} aria-expanded={open} aria-label={label} title={label} onClick={onToggle} />
  );
}
