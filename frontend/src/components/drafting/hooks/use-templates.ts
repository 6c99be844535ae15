import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { Template_TemplateFragment } from '../../../shared/gql/graphql.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { templateName, templateText, translatesTemplates } from '../../../shared/i18n/template-texts.js';
import { DOCUMENT_TEMPLATES, TEMPLATE } from '../drafting.operations.js';

export type Template = Template_TemplateFragment;

interface Templates {
  templates: readonly Template[];
  loading: boolean;
  failed: boolean;
  reload: () => void;
}

/** Everything that can be drafted, with its price, in the reader's language where that is known. */
export function useTemplates(): Templates {
  const { data, loading, error, refetch } = useQuery(DOCUMENT_TEMPLATES);
  const templates = useMemo(() => (data ? getFragmentData(TEMPLATE, data.documentTemplates).map(inReadersLanguage) : []), [data]);
  return {
    templates,
    loading: loading && !data,
    failed: Boolean(error) && !data,
    reload: () => void refetch().catch(() => undefined),
  };
}

/** What people read of a template; the values that are entered and the draft stay in the language of the template. */
function inReadersLanguage(template: Template): Template {
  if (!translatesTemplates()) return template;
  const { documentType, label, summary, fields } = template;
  return {
    ...template,
    label: templateName(documentType, label),
    summary: templateText(summary),
    fields: fields.map(fieldInReadersLanguage),
  };
}

function fieldInReadersLanguage(field: Template['fields'][number]): Template['fields'][number] {
  const { label, placeholder, help, group, columns } = field;
  return {
    ...field,
    label: templateText(label),
    placeholder: placeholder && templateText(placeholder),
    help: help && templateText(help),
    group: group && templateText(group),
    columns: columns && columns.map((column) => ({ ...column, label: templateText(column.label) })),
  };
}
