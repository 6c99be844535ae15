import { useMemo } from 'react';
import type { DataColumn } from '../../../components/ui/data-table/data-column.js';
import { formatNumber } from '../../../shared/format/numbers.js';
import type { ModelUse_TotalsFragment } from '../../../shared/gql/graphql.js';
import { languageModelMessages as text } from './messages.js';

export interface UseRow extends ModelUse_TotalsFragment {
  name: string;
}

/** Columns of what a model was used for. @param title of the first one */
export const useColumns = (title: string): DataColumn<UseRow>[] =>
  useMemo(
    () => [
      { key: 'name', title, card: 'heading', render: ({ name }) => name },
      { key: 'calls', title: text.calls, width: 90, render: ({ calls }) => formatNumber(calls) },
      { key: 'failures', title: text.failures, width: 90, render: ({ failures }) => formatNumber(failures) },
      {
        key: 'read',
        title: text.read,
        width: 130,
        render: ({ inputTokens, cacheReadTokens, cacheWriteTokens }) => formatNumber(inputTokens + cacheReadTokens + cacheWriteTokens),
      },
      { key: 'written', title: text.written, width: 130, render: ({ outputTokens }) => formatNumber(outputTokens) },
      { key: 'duration', title: text.duration, width: 110, render: ({ meanDurationMs }) => text.seconds(meanDurationMs) },
      { key: 'cost', title: text.cost, width: 90, render: ({ costMicroUsd }) => text.dollars(costMicroUsd) },
    ],
    [title],
  );
