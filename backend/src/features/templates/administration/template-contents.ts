import { enumValue } from '../../../core/graphql/enum-value.js';
import type { TemplateContent } from '../custom/custom-templates.entity.js';
import { TemplateCategory } from '../custom/template-category.js';
import { shippedSource } from '../engine/document-template.js';
import { type TemplateContentView, TemplateLanguage, TemplateUnit } from './templates.views.js';

/** A short undertaking that could be published as it is: what an administrator who begins from nothing sees first. */
export const starter = (label: string): TemplateContent => ({
  label,
  category: 'business',
  unit: 'clause',
  language: 'en',
  context: [],
  fields: [
    { name: 'document_date', label: 'Date', type: 'text', required: true, format: 'date' },
    { name: 'signer_name', label: 'Name of the signer', type: 'text', required: true },
    { name: 'statement', label: 'What the signer undertakes', type: 'textarea', required: true },
  ],
  clauses: `# ${label.replace(/[{}%*_\\#]/g, '').toUpperCase()}

Dated {{ document_date | long_date }}

{% clause undertaking "Undertaking" %}

{% sub %}{{ signer_name }} undertakes as follows: {{ statement | one_line | full_stop }}

{% clause effect "Effect" %}

{% sub %}The undertaking in {% ref undertaking %} binds {{ signer_name }} from its date.

{% sign "SIGNER" name: signer_name %}
`,
  sample: { document_date: '2026-11-02', signer_name: 'Asha Verma', statement: 'To return the keys by 30 November 2026' },
});

type Optional = 'unit' | 'language' | 'context';
/** `template.json`, as far as it is copied. */
type WrittenTemplateFile = Omit<TemplateContent, 'clauses' | 'sample' | Optional> & Partial<Pick<TemplateContent, Optional>>;

/** The field that chooses between clauses in two languages. */
const LANGUAGE_FIELD = 'language';

/** A shipped template as an administrator would have written it: with its English clauses, and so without a choice of their language. */
export function shippedContent(documentType: string): TemplateContent {
  const { data, clauses, sample } = shippedSource(documentType);
  const { label, category, unit = 'clause', language = 'en', context = [], fields } = data as WrittenTemplateFile;
  const { [LANGUAGE_FIELD]: _chosen, ...values } = sample as Record<string, unknown>;
  const asked = fields.filter((field) => !('name' in field) || field.name !== LANGUAGE_FIELD);
  return { label, category, unit, language, context, fields: asked, clauses, sample: values };
}

export const contentView = ({ category, unit, language, signingNotes, ...same }: TemplateContent): TemplateContentView => ({
  ...same,
  signingNotes: signingNotes ?? true,
  category: enumValue(TemplateCategory, category),
  unit: enumValue(TemplateUnit, unit),
  language: enumValue(TemplateLanguage, language),
});
