import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Card } from '../../../components/ui/card/Card.js';
import { useConfirm } from '../../../components/ui/confirm/use-confirm.js';
import { DataTable } from '../../../components/ui/data-table/DataTable.js';
import { Pager } from '../../../components/ui/data-table/Pager.js';
import { LoadFailed } from '../components/LoadFailed.js';
import styles from './guide.module.css';
import { guideMessages as text } from './messages.js';
import { PlainTextDialog } from './plain-texts/PlainTextDialog.js';
import { topicColumns } from './topic-columns.js';
import { TopicDialog } from './TopicDialog.js';
import { TopicFilters } from './TopicFilters.js';
import { useDeleteTopic, useSwitchTopic } from './use-topic-actions.js';
import { type Topic, useTopics } from './use-topics.js';

/** The topics of the guide to the law: search, switch, add, edit, delete. */
export function Topics() {
  const list = useTopics();
  const { topics, total, stale, failed, filtered, place, reload } = list;
  const onSwitch = useSwitchTopic();
  const remove = useDeleteTopic();
  const [confirm, confirmation] = useConfirm();
  const [dialog, setDialog] = useState<{ topic: Topic | null } | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const withText = topics?.find(({ id }) => id === opened);
  const columns = useMemo(
    () =>
      topicColumns({
        onSwitch,
        onEdit: (topic) => setDialog({ topic }),
        onPlainText: ({ id }) => setOpened(id),
        onDelete: ({ id, name }) =>
          confirm({
            title: text.deleteTitle,
            text: text.deleteConfirm(name),
            confirm: text.delete,
            cancel: text.cancel,
            danger: true,
            onConfirm: () => remove(id),
          }),
      }),
    [onSwitch, confirm, remove],
  );
  return (
    <Card
      title={<h2 className={styles.title}>{text.title}</h2>}
      extra={
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => setDialog({ topic: null })}>
          {text.add}
        </Button>
      }
    >
      <p className={styles.intro}>{text.intro}</p>
      <TopicFilters topics={list} />
      {failed ? (
        <LoadFailed text={text.loadFailed} onRetry={reload} />
      ) : (
        <>
          <DataTable
            label={text.title}
            columns={columns}
            rows={topics}
            rowKey={({ id }) => id}
            stale={stale}
            empty={filtered ? text.noMatch : text.empty}
          />
          <Pager label={text.title} place={place} total={total} />
        </>
      )}
      {dialog && <TopicDialog topic={dialog.topic} onClosed={() => setDialog(null)} />}
      {withText && <PlainTextDialog topic={withText} onClosed={() => setOpened(null)} />}
      {confirmation}
    </Card>
  );
}
