import { type BatchState, QuestionBatches, type SectionOutcome } from './question-batches.js';

const refuse = (): never => {
  throw new Error('There is no language model to write questions.');
};

/** Where no language model is set. */
export class NoQuestionBatches extends QuestionBatches {
  readonly available = false;

  tokensAtMost(): number {
    return refuse();
  }

  begin(): Promise<BatchState> {
    return refuse();
  }

  look(): Promise<BatchState | null> {
    return refuse();
  }

  recent(): Promise<BatchState[]> {
    return refuse();
  }

  outcomes(): AsyncIterable<SectionOutcome> {
    return refuse();
  }

  cancel(): Promise<void> {
    return refuse();
  }
}
