import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { cleanText } from '../../text-cleaning.js';
import { utf16Text } from '../pdfium-memory.js';

/** Files inside of a file that are named, and the length of their names. */
const MAX_ATTACHMENTS = 20;
const MAX_NAME_BYTES = 400;

/** Names of the files inside of a file, some of them. */
export function attachmentsOf(pdfium: WrappedPdfiumModule, document: number): string[] {
  const count = Math.min(pdfium.FPDFDoc_GetAttachmentCount(document), MAX_ATTACHMENTS);
  return Array.from({ length: Math.max(0, count) }, (_, i) => {
    const attachment = pdfium.FPDFDoc_GetAttachment(document, i);
    const name = attachment
      ? utf16Text(pdfium, MAX_NAME_BYTES, (buffer, bytes) => pdfium.FPDFAttachment_GetName(attachment, buffer, bytes))
      : '';
    return cleanText(name).trim();
  }).filter(Boolean);
}
