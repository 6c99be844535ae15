import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from './client.js';
import { eventually } from './eventually.js';

const SAMPLES = path.resolve(import.meta.dirname, '../../../test/journey/samples');

export const SAMPLE_ACT = 'sample-tenancy-act-2001.txt';
export const SAMPLE_LIBRARY = [
  [SAMPLE_ACT, 'act'],
  ['sample-judgment-mehta-v-kumar.txt', 'judgment'],
  ['sample-tenancy-rules-2003.txt', 'rule'],
] as const;

export const sampleText = (name: string): string => readFileSync(path.join(SAMPLES, name), 'utf8');

/** Loads the three sample sources and waits until they answer. */
export async function loadSampleLibrary(admin: Client): Promise<void> {
  for (const [name, type] of SAMPLE_LIBRARY) {
    const file = new File([sampleText(name)], name, { type: 'text/plain' });
    const { status } = await admin.multipart('/api/admin/upload-legal-document', {
      file,
      document_type: type,
      description: '',
      source: '',
    });
    if (status !== 201) throw new Error(`upload of ${name} answered ${status}`);
  }
  await eventually(
    async () => (await admin.get<{ documents: { status: string }[] }>('/api/admin/documents')).body.documents,
    (documents) => documents.every(({ status }) => status === 'indexed'),
  );
}
