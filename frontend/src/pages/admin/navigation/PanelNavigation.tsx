import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.js';
import { useNarrow } from '../../../shared/lib/use-media.js';
import { adminMessages as text } from '../messages.js';
import styles from './navigation.module.css';
import { PANEL_GROUPS, searchOf } from './panel-parts.js';

/** Where the arrow keys lead from one of so many tabs. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

interface PanelNavigationProps {
  /** The id of the part that is shown, and of the element that shows it. */
  shown: string;
  panel: string;
}

/** The parts of the panel as a list of tabs by the job that they are for; on narrow screens it opens from a button. */
export function PanelNavigation({ shown, panel }: PanelNavigationProps) {
  const narrow = useNarrow();
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const current = PANEL_GROUPS.flatMap(({ parts }) => parts).find((part) => part.id === shown);

  const onKeyDown = (event: KeyboardEvent): void => {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    const step = STEPS[event.key];
    if (!step || at < 0) return;
    event.preventDefault();
    tabs[step(at, tabs.length)]?.focus();
  };
  return (
    <nav className={styles.navigation} aria-label={text.parts}>
      {narrow && (
        <Button block className={styles.menu} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <span className={styles.current}>{current?.label}</span>
          <DownOutlined aria-hidden rotate={open ? 180 : 0} />
        </Button>
      )}
      <div ref={list} id={id} className={styles.groups} hidden={narrow && !open} onKeyDown={onKeyDown}>
        {PANEL_GROUPS.map(({ title, parts }, at) => (
          <div key={title ?? ''} className={styles.group}>
            {title && (
              <h2 id={`${id}-${at}`} className={styles.title}>
                {title}
              </h2>
            )}
            <div
              role="tablist"
              aria-orientation="vertical"
              {...(title ? { 'aria-labelledby': `${id}-${at}` } : { 'aria-label': parts[0]?.label })}
            >
              {parts.map((part) => (
                <Link
                  key={part.id}
                  id={`${panel}-${part.id}`}
                  className={styles.part}
                  role="tab"
                  aria-selected={part.id === shown}
                  aria-controls={part.id === shown ? panel : undefined}
                  tabIndex={part.id === shown ? 0 : -1}
                  to={paths.admin + searchOf(part)}
                  preventScrollReset={!narrow}
                  onClick={() => setOpen(false)}
                >
                  {part.label}
                </Link>
              ))}
            </div>
          </div>
        ))}
      </div>
    </nav>
  );
}
