import { randomUUID } from 'node:crypto';
import type { Client } from './client.js';

/** Begins a template of an administrator and gives its type. */
export async function customTemplate(admin: Client): Promise<string> {
  const documentType = `custom_${randomUUID().replace(/[^a-f]/g, '')}audited`;
  const { errors } = await admin.graphql(
    `mutation { createTemplate(input: { documentType: "${documentType}", label: "Audited", baseTokens: 3 }) { documentType } }`,
  );
  if (errors) throw new Error(errors[0]?.message);
  return documentType;
}

/** Changes the label of a template that `customTemplate` began. */
export const saveTemplate = async (admin: Client, { prepared }: { prepared: string }, label = 'Audited anew') => {
  const content = 'label category unit language context fields clauses sample';
  const { data } = await admin.graphql<{ adminTemplate: { content: object } }>(
    `{ adminTemplate(documentType: "${prepared}") { content { ${content} } } }`,
  );
  return admin.graphql('mutation ($input: SaveTemplateInput!) { saveTemplate(input: $input) { documentType } }', {
    input: { documentType: prepared, revision: 1, content: { ...data?.adminTemplate.content, label } },
  });
};

export const publishTemplate = (admin: Client, { prepared }: { prepared: string }) =>
  admin.graphql(`mutation { publishTemplate(documentType: "${prepared}", revision: 1) { documentType } }`);

export async function publishedTemplate(admin: Client): Promise<string> {
  const prepared = await customTemplate(admin);
  await publishTemplate(admin, { prepared });
  return prepared;
}
