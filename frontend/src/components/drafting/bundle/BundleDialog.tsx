import { useQuery } from '@apollo/client/react';
import { Alert, Modal, Progress, Select, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { BUNDLE } from '../../../shared/config/limits.js';
import { parseDocument } from '../../../shared/document/draft-tree.js';
import type { BundleFilesQuery } from '../../../shared/gql/graphql.js';
import { AnnexureList } from './AnnexureList.js';
import { type AnnexureRow, markOf, problemOf } from './annexure-rows.js';
import { BUNDLE_FILES } from './bundle.operations.js';
import styles from './bundle.module.css';
import { bundleMessages as text } from './messages.js';
import { useBundle } from './use-bundle.js';

interface BundleDialogProps {
  /** The draft's text as it stands. */
  content: string;
  documentType: string;
  letterhead: boolean;
  /** A court format by its id or `auto`; empty for none. */
  courtFormat: string;
  onClosed: () => void;
}

type OwnFile = BundleFilesQuery['referenceFiles']['nodes'][number];

const PDF = '.pdf';
const WORD_97 = '.doc';

/** Chooses the user's own files as annexures of the draft and has one PDF made of all. */
export function BundleDialog({ content, documentType, letterhead, courtFormat, onClosed }: BundleDialogProps) {
  const [open, setOpen] = useState(true);
  const [rows, setRows] = useState<readonly AnnexureRow[]>([]);
  const { data, error } = useQuery(BUNDLE_FILES, { fetchPolicy: 'cache-and-network' });
  const { percent, failure, make, stop, forget } = useBundle();
  const language = useMemo(() => parseDocument(content).language, [content]);
  const making = percent !== null;
  const problem = problemOf(rows, language, BUNDLE.bytes);
  const files = (data?.referenceFiles.nodes ?? []).filter(({ fileType }) => fileType !== WORD_97);
  const left = files.filter(({ id }) => !rows.some((row) => row.id === id));

  /** An error about other annexures does not apply to these. */
  const change = (next: readonly AnnexureRow[]): void => {
    setRows(next);
    forget();
  };
  const add = (id: string): void => {
    const file = left.find((each) => each.id === id);
    if (file) change([...rows, rowOf(file)]);
  };
  const order = async (): Promise<void> => {
    const annexures = rows.map((row, index) => ({
      file: row.id,
      mark: markOf(row, index, language).trim(),
      title: row.title.trim() || null,
    }));
    if (await make({ content, documentType, letterhead, courtFormat: courtFormat || null, annexures })) setOpen(false);
  };

  return (
    <Modal
      open={open}
      title={text.title}
      closable={{ 'aria-label': text.close }}
      mask={{ closable: !making }}
      okText={text.make}
      okButtonProps={{ disabled: rows.length === 0 || problem !== null, loading: making }}
      onOk={() => void order()}
      cancelText={making ? text.stop : text.close}
      onCancel={() => (making ? stop() : setOpen(false))}
      afterClose={onClosed}
      width={720}
    >
      <p className={styles.facts}>{text.intro(BUNDLE)}</p>
      <p className={styles.facts}>{text.kinds}</p>
      {error && !data && <Alert type="error" title={text.filesFailed} />}
      {!error && !data && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {data && files.length === 0 && <Alert type="info" title={text.noFiles} />}
      {files.length > 0 && (
        <Select<string>
          className={styles.add}
          aria-label={text.add}
          placeholder={text.addPlaceholder}
          value={null}
          disabled={making || left.length === 0 || rows.length >= BUNDLE.annexures}
          showSearch={{ optionFilterProp: 'label' }}
          options={left.map((file) => ({ value: file.id, label: labelOf(file), disabled: !canBeAdded(file) }))}
          onSelect={add}
        />
      )}
      {rows.length > 0 && <AnnexureList rows={rows} language={language} locked={making} onChange={change} />}
      {rows.length > 0 && (
        <p className={styles.facts}>
          {text.total(
            rows.length,
            rows.reduce((sum, { size }) => sum + size, 0),
          )}
        </p>
      )}
      {failure && !problem && <Alert type="error" title={failure} role="alert" />}
      {problem && <Alert type="warning" title={problem} role="alert" />}
      {making && <Progress percent={percent} aria-label={text.making} />}
    </Modal>
  );
}

/** A scan may have no readable text, but its pages can still be used as pictures. */
const canBeAdded = ({ fileType, status }: OwnFile): boolean => fileType === PDF || status === 'READY';

const labelOf = (file: OwnFile): string => (canBeAdded(file) ? file.filename : `${file.filename} (${text.notRead})`);

const rowOf = ({ id, filename, fileType, size }: OwnFile): AnnexureRow => ({
  id,
  filename,
  size,
  ownMark: null,
  title: filename.slice(0, -fileType.length).slice(0, BUNDLE.title),
});
