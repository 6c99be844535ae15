import { useState } from 'react';
import { fetchReceiptFile } from '../../shared/api/rest-client.js';
import { saveBlob } from '../../shared/api/save-blob.js';
import { notify } from '../../shared/notices/toasts.js';
import { useUserSession } from '../../shared/session/hooks.js';
import { receiptMessages as text } from './messages.js';

/** JSON, of which the hash is, and forms to be read. */
export const FORMATS = ['json', 'pdf', 'docx', 'txt'] as const;
type ReceiptFormat = (typeof FORMATS)[number];

/** Saves the receipt of an answer as a file. */
export function useSaveReceipt(ids: { conversationId: string; exchangeId: string }) {
  const { token } = useUserSession();
  const [saving, setSaving] = useState<ReceiptFormat | null>(null);
  const save = async (format: ReceiptFormat): Promise<void> => {
    setSaving(format);
    try {
      saveBlob(await fetchReceiptFile({ ...ids, format }, token), `receipt.${format}`);
    } catch {
      notify.error(text.saveFailed);
    } finally {
      setSaving(null);
    }
  };
  return { saving, save };
}
