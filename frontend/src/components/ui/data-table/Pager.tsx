import { DoubleLeftOutlined, DoubleRightOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { PAGE_SIZES, type NumberedPage } from '../../../shared/url/use-numbered-page.js';
import { Placeholder } from '../placeholder/Placeholder.js';
import styles from './data-table.module.css';
import { dataTableMessages as text } from './messages.js';

interface PagerProps {
  /** Accessible name of the list. */
  label: string;
  place: NumberedPage;
  /** Rows in the whole list; undefined while the first page is loading. */
  total: number | undefined;
}

const sizes = PAGE_SIZES.map((size) => ({ value: Number(size), label: text.perPage(size) }));

/** Page navigation for a list with numbered pages; none for a list without rows. */
export function Pager({ label, place, total }: PagerProps) {
  const { page, size, offset, goTo, resize } = place;
  if (total === 0) return null;
  const pages = Math.max(1, Math.ceil((total ?? 0) / size));
  const steps = [
    { name: text.first, icon: <DoubleLeftOutlined aria-hidden />, to: 1, off: page <= 1 },
    { name: text.previous, icon: <LeftOutlined aria-hidden />, to: Math.min(page - 1, pages), off: page <= 1 },
    { name: text.next, icon: <RightOutlined aria-hidden />, to: page + 1, off: page >= pages },
    { name: text.last, icon: <DoubleRightOutlined aria-hidden />, to: pages, off: page >= pages },
  ].map(({ name, icon, to, off }) => (
    <Button key={name} icon={icon} aria-label={name} title={name} disabled={off} onClick={() => goTo(to)} />
  ));
  return (
    <nav className={styles.pager} aria-label={text.pages(label)}>
      <span className={styles.range}>{total !== undefined && rangeOf(offset, size, total)}</span>
      <Select className={styles.size} aria-label={text.size} value={size} options={sizes} onChange={resize} />
      <span className={styles.steps}>
        {steps.slice(0, 2)}
        <span className={styles.place} role="status">
          {total === undefined ? <Placeholder width="88px" /> : text.page(page, pages)}
        </span>
        {steps.slice(2)}
      </span>
    </nav>
  );
}

function rangeOf(offset: number, size: number, total: number): string {
  return offset < total ? text.range(offset + 1, Math.min(offset + size, total), total) : text.range(0, 0, total);
}
