import type { ContentOrigin } from '../../../../core/confidentiality/content-origin.js';
import type { OutgoingGate } from '../../../../core/confidentiality/outgoing-gate.js';
import type { Embedder, EmbeddingModel } from '../../../../ports/embedder/embedder.js';
import { EmbedderUnavailableError } from '../../../../ports/embedder/errors.js';
import type { SearchQuery } from '../../../../ports/retrieval-index/retrieval-index.js';
import { speaksHindi } from '../../guide/matching/question-words.js';
import type { NearWay } from '../../guide/matching/topic-matcher.js';
import type { TopicVectors } from '../../guide/matching/topic-vectors.js';

/** The meaning of a question, as the model sees it. */
export interface MeaningOfQuestion {
  /** Undefined where there is no model, it does not know the question's language, or it does not answer. */
  vector: SearchQuery['dense'];
  /** Topics that are near; undefined too while their vectors are being made. */
  near: ReadonlyMap<number, NearWay> | undefined;
  /** There is a model, but it does not answer. */
  unavailable: boolean;
}

/** Of a question that is not compared by meaning. */
export const NO_MEANING: MeaningOfQuestion = { vector: undefined, near: undefined, unavailable: false };

/** Asks the model what a question means; if the model does not answer, the answer is made without it. */
export class QuestionMeaning {
  /**
   * @param embedder null: words only
   * @param gate asked before a question is sent to a service; without it none is sent that says where it comes from
   * @param topics the vectors of the topics' ways of asking that a model made, once they are there
   */
  constructor(
    private readonly embedder: Embedder | null,
    private readonly topics: (model: EmbeddingModel) => TopicVectors | undefined = () => undefined,
    private readonly gate: Pick<OutgoingGate, 'allows'> | null = null,
  ) {}

  /** @param origin what the question comes from; of a confidential matter it goes to no service outside @throws the signal's reason */
  async of(question: string, { origin, signal }: { origin?: ContentOrigin; signal?: AbortSignal } = {}): Promise<MeaningOfQuestion> {
    try {
      const { embedder } = this;
      const model = embedder?.model();
      if (!embedder || !model || (model.languages && !understands(model.languages, question))) return NO_MEANING;
      if (origin && !(await this.gate?.allows(origin, embedder.host))) return NO_MEANING;
      const [vector] = await embedder.embed([question], 'query', signal);
      if (!vector) return NO_MEANING;
      return { vector: { vector, model: model.name }, near: this.topics(model)?.near(vector), unavailable: false };
    } catch (error) {
      if (error instanceof EmbedderUnavailableError) return { ...NO_MEANING, unavailable: true };
      throw error;
    }
  }
}

/** No model reads Hindi in Latin letters properly, though multilingual ones get something out of it. */
const understands = (languages: readonly string[], question: string): boolean => languages.includes('mul') || !speaksHindi(question);
