const TEMPLATE_CONTENT =
  'content: { label: "", category: BUSINESS, unit: CLAUSE, language: EN, context: [], fields: [], clauses: "", sample: {} }';

/** The fields of the schema about templates of administrators, each with a harmless call of it. */
export const TEMPLATE_OPERATIONS = {
  documentTemplateSchema: { kind: 'query', access: 'public', call: 'documentTemplateSchema(documentType: "rent_agreement")' },
  adminTemplates: { kind: 'query', access: 'admin', call: 'adminTemplates { documentType }' },
  adminTemplate: { kind: 'query', access: 'admin', call: 'adminTemplate(documentType: "custom_absent") { documentType }' },
  templateVersion: { kind: 'query', access: 'admin', call: 'templateVersion(documentType: "custom_absent", number: 1) { label }' },
  previewTemplate: {
    kind: 'query',
    access: 'admin',
    call: `previewTemplate(input: { documentType: "custom_absent", ${TEMPLATE_CONTENT} }) { text }`,
  },
  createTemplate: {
    kind: 'mutation',
    access: 'admin',
    call: 'createTemplate(input: { documentType: "", label: "", baseTokens: 1 }) { documentType }',
  },
  saveTemplate: {
    kind: 'mutation',
    access: 'admin',
    call: `saveTemplate(input: { documentType: "custom_absent", revision: 1, ${TEMPLATE_CONTENT} }) { documentType }`,
  },
  publishTemplate: {
    kind: 'mutation',
    access: 'admin',
    call: 'publishTemplate(documentType: "custom_absent", revision: 1) { documentType }',
  },
  withdrawTemplate: { kind: 'mutation', access: 'admin', call: 'withdrawTemplate(documentType: "custom_absent") { documentType }' },
  removeTemplate: { kind: 'mutation', access: 'admin', call: 'removeTemplate(documentType: "custom_absent") { documentType }' },
  deleteTemplate: { kind: 'mutation', access: 'admin', call: 'deleteTemplate(documentType: "custom_absent")' },
  restoreTemplateVersion: {
    kind: 'mutation',
    access: 'admin',
    call: 'restoreTemplateVersion(documentType: "custom_absent", number: 1, revision: 1) { documentType }',
  },
  setTemplatePrice: {
    kind: 'mutation',
    access: 'admin',
    call: 'setTemplatePrice(input: { documentType: "custom_absent", baseTokens: 1 }) { documentType }',
  },
} as const;
