import { useQuery } from '@apollo/client/react';
import type { Template_TemplateFragment } from '../../../shared/gql/graphql.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { DOCUMENT_TEMPLATES, TEMPLATE } from '../drafting.operations.js';

export type Template = Template_TemplateFragment;

interface Templates {
  templates: readonly Template[];
  loading: boolean;
  failed: boolean;
  reload: () => void;
}

/** Everything that can be drafted, with its price. */
export function useTemplates(): Templates {
  const { data, loading, error, refetch } = useQuery(DOCUMENT_TEMPLATES);
  return {
    templates: data ? getFragmentData(TEMPLATE, data.documentTemplates) : [],
    loading: loading && !data,
    failed: Boolean(error) && !data,
    reload: () => void refetch().catch(() => undefined),
  };
}
