import { Input } from 'antd';
import type { TextAreaProps, TextAreaRef } from 'antd/es/input/TextArea';
import type { CSSProperties, Ref } from 'react';
import styles from './GrowingTextArea.module.css';

/** Browsers that size a field by its content do so while they lay the page out anyway. */
const SIZES_ITSELF = CSS.supports('field-sizing', 'content');

interface GrowingTextAreaProps extends Omit<TextAreaProps, 'autoSize' | 'rows'> {
  minRows?: number;
  /** From here on it scrolls. */
  maxRows: number;
  ref?: Ref<TextAreaRef>;
}

/**
 * A field for text that grows with it. Where the browser cannot do that, antd measures the text with every key, which lays the page out
 * again and draws the field three times.
 */
export function GrowingTextArea({ minRows = 1, maxRows, className = '', style, ...rest }: GrowingTextAreaProps) {
  if (!SIZES_ITSELF) return <Input.TextArea {...rest} className={className} style={style} autoSize={{ minRows, maxRows }} />;
  const rows = { '--min-rows': minRows, '--max-rows': maxRows } as CSSProperties;
  return <Input.TextArea {...rest} className={`${styles.area} ${className}`} style={{ ...style, ...rows }} />;
}
