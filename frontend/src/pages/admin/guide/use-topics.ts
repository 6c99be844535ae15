import { useQuery } from '@apollo/client/react';
import type { GuideTopicsQueryVariables, TopicOrigin, TopicRow_TopicFragment } from '../../../shared/gql/graphql.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { useNumberedPage } from '../../../shared/url/use-numbered-page.js';
import { choiceOf, useUrlParams } from '../../../shared/url/use-url-params.js';
import { GUIDE_TOPICS, TOPIC_ROW } from './guide.operations.js';

export type Topic = TopicRow_TopicFragment;

export const ORIGINS: readonly TopicOrigin[] = ['SHIPPED', 'OWN'];
const STATES = ['on', 'off'] as const;

type TopicFilter = 'q' | 'field' | 'act' | 'origin' | 'state';

/** The topics that the URL selects, with the functions that change the selection. */
export function useTopics() {
  const { params, change } = useUrlParams();
  const place = useNumberedPage();
  const [search, field, act] = ['q', 'field', 'act'].map((name) => params.get(name) ?? '');
  const origin = choiceOf(params.get('origin'), ORIGINS);
  const state = choiceOf(params.get('state'), STATES);
  const variables: GuideTopicsQueryVariables = {
    first: place.size,
    offset: place.offset,
    search: search || null,
    field: field || null,
    act: act || null,
    origin,
    enabled: state && state === 'on',
  };
  const { data, previousData, error, refetch } = useQuery(GUIDE_TOPICS, { variables });
  const page = (data ?? previousData)?.guideTopics;
  return {
    search: search ?? '',
    field: field ?? '',
    act: act ?? '',
    origin,
    state,
    place,
    filtered: Boolean(search || field || act || origin || state),
    topics: page && getFragmentData(TOPIC_ROW, page.nodes),
    total: page?.totalCount,
    stale: !data && Boolean(previousData),
    failed: Boolean(error) && !data,
    reload: () => void refetch().catch(() => undefined),
    filter: (changes: Partial<Record<TopicFilter, string | null>>, options?: { replace?: boolean }) =>
      change({ ...changes, page: null }, options),
  };
}
