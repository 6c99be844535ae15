import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { PreviewTemplateQuery } from '../../../../shared/gql/graphql.js';
import { PREVIEW_TEMPLATE } from '../templates.operations.js';
import type { TemplateContent } from './template-content.js';

export type Problem = PreviewTemplateQuery['previewTemplate']['problems'][number];

export interface Inspection {
  state: 'checking' | 'checked' | 'failed';
  problems: readonly Problem[];
  /** The document of the sample; null where there are problems. */
  text: string | null;
}

/** Milliseconds without a keystroke after which what was written is checked. */
const PAUSE_MS = 700;
const NONE: readonly Problem[] = [];

/** The faults of a template as it is written now, and its preview; the last result stays until the next one arrives. */
export function useInspection(documentType: string, content: TemplateContent, enabled: boolean): Inspection {
  const client = useApolloClient();
  const [inspection, setInspection] = useState<Inspection>({ state: 'checking', problems: NONE, text: null });
  useEffect(() => {
    if (!enabled) return;
    const left = new AbortController();
    const check = async (): Promise<void> => {
      setInspection((before) => ({ ...before, state: 'checking' }));
      try {
        const { data } = await client.query({
          query: PREVIEW_TEMPLATE,
          variables: { input: { documentType, content } },
          fetchPolicy: 'no-cache',
          context: { fetchOptions: { signal: left.signal } },
        });
        if (left.signal.aborted) return;
        if (data) setInspection({ state: 'checked', problems: data.previewTemplate.problems, text: data.previewTemplate.text });
        else setInspection((before) => ({ ...before, state: 'failed' }));
      } catch {
        if (!left.signal.aborted) setInspection((before) => ({ ...before, state: 'failed' }));
      }
    };
    const timer = setTimeout(() => void check(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [client, documentType, content, enabled]);
  return inspection;
}
