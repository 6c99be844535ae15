import { useQuery } from '@apollo/client/react';
import { Button, Collapse } from 'antd';
import { useState } from 'react';
import { getFragmentData } from '../../../shared/gql/index.js';
import type { Drafting } from '../hooks/use-drafting.js';
import { versionMessages as text } from './messages.js';
import { RedlineDialog } from './RedlineDialog.js';
import { DOCUMENT_VERSIONS, VERSION_ROW, type Version } from './versions.operations.js';
import { VersionRow } from './VersionRow.js';
import styles from './versions.module.css';
import { useRestoreVersion } from './use-restore-version.js';

interface VersionsPanelProps {
  documentId: string;
  drafting: Drafting;
}

/** All stored versions of the draft: each can be compared with the current one and restored. */
export function VersionsPanel({ documentId, drafting }: VersionsPanelProps) {
  const { draft, replace, work } = drafting;
  const { data, error, refetch } = useQuery(DOCUMENT_VERSIONS, { variables: { id: documentId } });
  const [compared, setCompared] = useState<Version | null>(null);
  const restore = useRestoreVersion();
  const versions = data ? getFragmentData(VERSION_ROW, data.document.versions.nodes) : [];

  if (error && !data)
    return (
      <p className={styles.state} role="alert">
        {text.failed}{' '}
        <Button size="small" onClick={() => void refetch().catch(() => undefined)}>
          {text.retry}
        </Button>
      </p>
    );
  const list = (
    <ol className={styles.list}>
      {versions.map((version) => (
        <VersionRow
          key={version.id}
          version={version}
          current={version.id === draft?.versionId}
          disabled={work !== null}
          onCompare={() => setCompared(version)}
          onRestore={async () => {
            const restored = draft && (await restore(draft, version.id));
            if (restored) replace(restored);
          }}
        />
      ))}
    </ol>
  );
  return (
    <>
      <Collapse
        className={`${styles.panel} no-print`}
        items={[{ key: 'versions', label: data ? text.title(versions.length) : text.loading, children: list }]}
      />
      {compared && draft?.versionId && (
        <RedlineDialog from={compared} to={{ id: draft.versionId, number: draft.number ?? 0 }} onClosed={() => setCompared(null)} />
      )}
    </>
  );
}
