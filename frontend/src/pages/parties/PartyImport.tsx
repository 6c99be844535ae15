import { Button } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { partiesMessages as text } from './messages.js';
import type { PartyActions } from './use-party-actions.js';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.js')).ImportDialog }));

/** Takes parties in from a file; the dialog's code is fetched once a file was chosen. */
export function PartyImport(actions: Pick<PartyActions, 'foresee' | 'take'>) {
  const chooser = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const choose = (): void => chooser.current?.click();
  return (
    <>
      <Button onClick={choose}>{text.import}</Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".csv,text/csv"
        aria-label={text.import}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          // So that the same file can be chosen again once it was mended.
          target.value = '';
          if (chosen) setFile(chosen);
        }}
      />
      {file && (
        <Suspense>
          <ImportDialog {...actions} file={file} onAgain={choose} onClosed={() => setFile(null)} />
        </Suspense>
      )}
    </>
  );
}
