import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { upload } from '../../shared/api/upload.js';
import { reload } from '../../shared/apollo/reload.js';
import { notify } from '../../shared/notices/toasts.js';
import { randomId } from '../../shared/lib/random-id.js';
import { asUser } from '../../shared/session/authorized.js';
import { referenceMessages } from './messages.js';
import { useMatterId } from '../matter/matter-context.js';
import { MOVE_FILE_TO_MATTER, REFERENCE_FILES } from './reference-files.operations.js';
import { type UploadSet, uploadSets } from './upload-sets.js';
import { uploadProblem } from './upload-problem.js';

export interface UploadItem {
  id: string;
  filename: string;
  /** 0 to 100. */
  percent: number;
  error?: string;
  /** The server works on photographs before it answers. */
  photographs: boolean;
}

interface UploadReference {
  items: readonly UploadItem[];
  busy: boolean;
  uploadFiles: (files: readonly File[]) => Promise<void>;
  dismiss: (id: string) => void;
}

/** Uploads files one after the other, photographs as one of them, into the matter that the screen works in, and selects each when it has arrived; an error stays in its own row. */
export function useUploadReference(onUploaded: (filename: string) => void): UploadReference {
  const client = useApolloClient();
  const matterId = useMatterId();
  const [items, setItems] = useState<readonly UploadItem[]>([]);

  const change = (id: string, changes: Partial<UploadItem>): void =>
    setItems((current) => current.map((item) => (item.id === id ? { ...item, ...changes } : item)));
  const dismiss = (id: string): void => setItems((current) => current.filter((item) => item.id !== id));

  const uploadOne = async ({ filename: name, path, files, photographs, problem }: UploadSet): Promise<void> => {
    const id = randomId();
    setItems((current) => [...current, { id, filename: name, percent: 0, error: problem, photographs }]);
    if (problem) {
      notify.error(problem);
      return;
    }
    try {
      const answer = await asUser((token) => upload({ path, fields: { files }, token, onProgress: (percent) => change(id, { percent }) }));
      const { id: fileId } = answer as { id?: unknown };
      if (matterId !== null && typeof fileId === 'string')
        await client.mutate({ mutation: MOVE_FILE_TO_MATTER, variables: { input: { matterId, files: [fileId] } } });
      // A request from before the upload may still be in flight; the first call only joins it.
      await reload(client, [REFERENCE_FILES]);
      await reload(client, [REFERENCE_FILES]);
      dismiss(id);
      const { filename } = answer as { filename?: unknown };
      onUploaded(typeof filename === 'string' ? filename : name);
      notify.success(referenceMessages.uploaded);
    } catch (error) {
      const text = uploadProblem(error);
      change(id, { error: text });
      notify.error(text);
    }
  };

  return {
    items,
    busy: items.some((item) => !item.error),
    uploadFiles: async (files) => {
      for (const set of uploadSets(files)) await uploadOne(set);
    },
    dismiss,
  };
}
