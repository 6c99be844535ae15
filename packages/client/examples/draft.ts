/** Drafts a reply to a notice. The key is made once and goes with every try, so that the draft is charged once. Needs the scope DOCUMENTS_WRITE. */
import { randomUUID } from 'node:crypto';
import { ThemisClient } from '@themis/client';

const { THEMIS_URL = 'http://localhost:3000', THEMIS_KEY = '' } = process.env;
const themis = new ThemisClient({ url: THEMIS_URL, key: THEMIS_KEY });

const template = (await themis.templates()).find(({ documentType }) => documentType === 'reply');
if (!template) throw new Error('There is no template "reply".');
const required = template.fields.filter((field) => field.required).map(({ name }) => name);
console.log(`${template.label}: ${template.cost} tokens; required: ${required.join(', ')}`);

const { content, remainingTokens, version } = await themis.draft({
  documentType: template.documentType,
  templateData: {
    complaint_summary: 'Rent is said to be unpaid',
    respondent_details: 'Ravi Kumar, tenant',
    defenses: 'The rent was paid by bank transfer',
  },
  idempotencyKey: randomUUID(),
});
console.log(`Version ${version?.number ?? 'not kept'}, ${remainingTokens} tokens left\n\n${content}`);
