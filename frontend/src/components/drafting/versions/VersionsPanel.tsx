import { useState } from 'react';
import type { Drafting } from '../hooks/use-drafting.js';
import { RedlineDialog } from './RedlineDialog.js';
import type { Version } from './versions.operations.js';
import { VersionRow } from './VersionRow.js';
import styles from './versions.module.css';
import { useRestoreVersion } from './use-restore-version.js';

interface VersionsPanelProps {
  versions: readonly Version[];
  drafting: Drafting;
}

/** All stored versions of the draft: each can be compared with the current one and, by who may change it, restored. */
export function VersionsPanel({ versions, drafting }: VersionsPanelProps) {
  const { draft, replace, work, readOnly } = drafting;
  const [compared, setCompared] = useState<Version | null>(null);
  const restore = useRestoreVersion();
  return (
    <>
      <ol className={styles.list}>
        {versions.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            current={version.id === draft?.versionId}
            disabled={work !== null}
            onCompare={() => setCompared(version)}
            onRestore={
              readOnly
                ? undefined
                : async () => {
                    const restored = draft && (await restore(draft, version.id));
                    if (restored) replace(restored);
                  }
            }
          />
        ))}
      </ol>
      {compared && draft?.versionId && (
        <RedlineDialog from={compared} to={{ id: draft.versionId, number: draft.number ?? 0 }} onClosed={() => setCompared(null)} />
      )}
    </>
  );
}
