import { CloseOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import type { Template } from '../../components/drafting/hooks/use-templates.js';
import styles from './gallery.module.css';
import { galleryMessages as text } from './gallery-messages.js';
import { documentMessages } from './messages.js';
import { matchesTemplate } from './template-search.js';

interface TemplateGalleryProps {
  templates: readonly Template[];
  /** The type that is on the screen. */
  current: string;
  onChoose: (documentType: string) => void;
  onClose: () => void;
}

const SEARCH_MAX = 100;

/** All kinds of document in their groups, with what each is for and its price; found by purpose and everyday words. */
export function TemplateGallery({ templates, current, onChoose, onClose }: TemplateGalleryProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  useEffect(() => dialog.current?.showModal(), []);
  const found = templates.filter((template) => matchesTemplate(template, wanted));
  const choose = (documentType: string): void => {
    onChoose(documentType);
    dialog.current?.close();
  };
  return (
    <dialog ref={dialog} className={styles.gallery} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={titleId}>{text.title}</h2>
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden />}
          aria-label={text.close}
          className={styles.close}
          onClick={() => dialog.current?.close()}
        />
        <Input
          type="search"
          autoFocus
          allowClear
          maxLength={SEARCH_MAX}
          aria-label={text.search}
          placeholder={text.hint}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p role="status" className={styles.count}>
          {text.count(found.length)}
        </p>
      </div>
      <div className={styles.groups}>
        {found.length === 0 && (
          <p className={styles.none}>
            {text.none(wanted.trim())} <Button onClick={() => setSearch('')}>{text.all}</Button>
          </p>
        )}
        {Object.entries(documentMessages.categories).map(([category, heading]) => {
          const members = found.filter((template) => template.category === category);
          return (
            members.length > 0 && (
              <section key={category}>
                <h3>{heading}</h3>
                <ul>
                  {members.map(({ documentType, label, summary, cost }) => (
                    <li key={documentType}>
                      <button type="button" aria-current={documentType === current || undefined} onClick={() => choose(documentType)}>
                        <strong>{label}</strong>
                        <span>{summary}</span>
                        <span className={styles.price}>{text.price(cost)}</span>
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
    </dialog>
  );
}
