import { withinTime } from '../../../core/concurrency/time-guard.js';
import type { PassagePayload } from '../library/passage-payload.js';
import type { CanonicalText } from '../library/source-text.js';
import { PREPARATION_TASKS } from '../preparation/preparation-tasks.js';
import { searchText } from '../preparation/text-search.js';
import { SAMPLE_ACTS } from './sample-acts.js';

/** A sample act as it was read. */
export interface SampleText {
  title: string;
  source: CanonicalText;
}

/** What a question finds in the sample library. */
export interface FoundSamples {
  /** Best first. */
  passages: PassagePayload[];
  /** Every act, by the id that passages name. */
  texts: ReadonlyMap<string, SampleText>;
}

/** Invented acts that test keys ask in the place of the library. They are in no index: read with the first question, and ranked as one text. */
export class SampleLibrary {
  private read: FoundSamples | undefined;

  /** @param first the most passages */
  async search(question: string, first: number): Promise<FoundSamples> {
    const { passages, texts } = (this.read ??= await withinTime(readAll));
    return { passages: await withinTime(() => searchText(passages, question, first)), texts };
  }
}

function readAll(): FoundSamples {
  const texts = new Map<string, SampleText>();
  const passages = SAMPLE_ACTS.flatMap(({ id, title, text }) => {
    const prepared = PREPARATION_TASKS.prepare({ pages: [{ number: null, text }], type: 'act', filename: `${id}.txt` });
    if ('garbledPage' in prepared) throw new Error(`the sample act ${id} cannot be read`);
    texts.set(id, { title, source: prepared.source });
    return PREPARATION_TASKS.payloads({ identity: { documentId: id, version: 1, documentType: 'act', title }, source: prepared.source });
  });
  return { passages, texts };
}
