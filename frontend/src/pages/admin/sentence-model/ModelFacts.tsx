import { Progress } from 'antd';
import type { SentenceModel_ModelFragment } from '../../../shared/gql/graphql.js';
import { formatNumber } from '../../../shared/format/numbers.js';
import { type Fact, Facts } from '../components/Facts.js';
import styles from './sentence-model.module.css';
import { sentenceModelMessages as text } from './messages.js';

export type ModelState = SentenceModel_ModelFragment;

/** Whether the rebuild under way makes vectors. */
const isEmbedding = (stage: string | null | undefined): boolean => stage === 'embedding';

function vectorsOf({ inIndex, paused }: ModelState, stage: string | null | undefined): string {
  if (isEmbedding(stage)) return text.beingMade;
  if (inIndex) return text.inIndex;
  return paused ? text.stopped : text.notInIndex;
}

const languagesOf = (languages: readonly string[] | null | undefined): string => {
  if (!languages) return text.unknown;
  return languages.includes('mul') ? text.many : languages.join(', ');
};

/** What is known about the sentence model, with the progress of its fetch. @param stage of the rebuild under way */
export function ModelFacts({ model, stage }: { model: ModelState; stage: string | null | undefined }) {
  const { name, state, license, languages, dimensions, fetchedMegabytes, totalMegabytes, topicVectors } = model;
  const facts: Fact[] = [
    [text.model, name ?? text.noModel],
    [text.state, text.stateName(state)],
    ...(name
      ? ([
          [text.license, license ?? text.unknown],
          [text.languages, languagesOf(languages)],
          [text.dimensions, dimensions == null ? text.unknown : formatNumber(dimensions)],
          [text.vectors, vectorsOf(model, stage)],
          ...(topicVectors ? [[text.topics, text.topicVectors(topicVectors.done, topicVectors.total)] satisfies Fact] : []),
        ] satisfies Fact[])
      : []),
  ];
  return (
    <>
      <Facts facts={facts} />
      {state === 'FETCHING' && fetchedMegabytes != null && (
        <div className={styles.notice}>
          <Progress
            percent={totalMegabytes ? Math.min(99, Math.round((100 * fetchedMegabytes) / totalMegabytes)) : 0}
            size="small"
            status="active"
            aria-label={text.fetchProgress}
          />
          <span>{text.fetched(fetchedMegabytes, totalMegabytes ?? null)}</span>
        </div>
      )}
    </>
  );
}
