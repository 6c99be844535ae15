import { Button, Switch } from 'antd';
import type { DataColumn } from '../../../components/ui/data-table/data-column.js';
import styles from './guide.module.css';
import { guideMessages as text } from './messages.js';
import { plainTextMessages as plainText } from './plain-texts/messages.js';
import { PlainTextCell } from './plain-texts/PlainTextCell.js';
import type { Topic } from './use-topics.js';

interface TopicColumnsOptions {
  onSwitch: (topic: Topic, enabled: boolean) => void;
  onEdit: (topic: Topic) => void;
  onDelete: (topic: Topic) => void;
  onPlainText: (topic: Topic) => void;
}

/** The sections of a topic, each saying if the library lacks it or its act. */
function Sections({ law }: { law: Topic['law'] }) {
  return (
    <ul className={styles.list}>
      {law.map(({ act, section, held }) => (
        <li key={`${act} ${section}`}>
          {text.place(section, act)} {held !== 'HELD' && <span className={styles.missing}>({text.held(held)})</span>}
        </li>
      ))}
    </ul>
  );
}

function Ways({ asks: { en, hi, hinglish } }: { asks: Topic['asks'] }) {
  const ways = [...en, ...hi, ...hinglish];
  return (
    <details className={styles.ways}>
      <summary>{text.wayCount(ways.length)}</summary>
      <ul className={styles.list} tabIndex={0} aria-label={text.ways}>
        {ways.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </details>
  );
}

/** Columns of the list of topics. */
export function topicColumns({ onSwitch, onEdit, onDelete, onPlainText }: TopicColumnsOptions): DataColumn<Topic>[] {
  return [
    {
      key: 'name',
      title: text.topic,
      card: 'heading',
      render: ({ name, field, origin }) => (
        <>
          <span>{name}</span>
          <span className={styles.hint}>{[field, text.originName(origin)].filter(Boolean).join(' · ')}</span>
        </>
      ),
    },
    { key: 'law', title: text.sections, width: 300, render: ({ law }) => <Sections law={law} /> },
    { key: 'ways', title: text.ways, width: 240, spare: true, render: ({ asks }) => <Ways asks={asks} /> },
    { key: 'plain', title: plainText.column, width: 200, render: (topic) => <PlainTextCell topic={topic} onOpen={onPlainText} /> },
    {
      key: 'enabled',
      title: text.answers,
      width: 120,
      render: (topic) => (
        <Switch
          size="small"
          aria-label={text.switchNamed(topic.name)}
          checked={topic.enabled}
          onChange={(enabled) => onSwitch(topic, enabled)}
        />
      ),
    },
    {
      key: 'actions',
      title: text.actions,
      width: 160,
      card: 'actions',
      render: (topic) =>
        topic.origin === 'OWN' && (
          <div className={styles.actions}>
            <Button size="small" aria-label={text.editNamed(topic.name)} onClick={() => onEdit(topic)}>
              {text.edit}
            </Button>
            <Button size="small" danger type="text" aria-label={text.deleteNamed(topic.name)} onClick={() => onDelete(topic)}>
              {text.delete}
            </Button>
          </div>
        ),
    },
  ];
}
