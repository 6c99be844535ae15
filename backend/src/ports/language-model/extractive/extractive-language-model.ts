import {
  LanguageModel,
  type AnswerEvent,
  type AnswerRequest,
  type AnswerSource,
  type DraftEvent,
  type DraftRequest,
} from '../language-model.js';
import { isProviso } from '../sentences.js';
import { selectPassages, type SelectedPassage } from './select-passages.js';

const NAME = 'extractive';
const NO_MODEL = 'No language model is configured, so this answer only quotes; it does not interpret or apply the law to your case.';
const NO_SOURCES =
  'The library holds nothing on this question, so there is nothing to quote. It helps to name the act and the section, or to ask your administrator to load the law that applies. ' +
  'No language model is configured.';
const NOT_RELEVANT =
  'Nothing in the passages found is about this question, so none is quoted. It helps to use the words of the law, or to name the act and the section. ' +
  'No language model is configured.';

/** Quotes the sources word for word and writes nothing of its own beyond fixed lead-ins: the default when no model is configured. */
export class ExtractiveLanguageModel extends LanguageModel {
  readonly generative = false;

  describe(): string {
    return 'extractive (no language model configured)';
  }

  async *answer({ question, sources, signal }: AnswerRequest): AsyncIterable<AnswerEvent> {
    signal?.throwIfAborted();
    const passages = selectPassages(question, sources);
    if (passages.length === 0) yield { type: 'text', text: sources.length === 0 ? NO_SOURCES : NOT_RELEVANT, citations: [] };
    else yield* quote(passages);
    yield { type: 'done', answeredBy: NAME, usage: null, promptVersion: null, stopReason: 'complete' };
  }

  async *draft({ scaffold, signal }: DraftRequest): AsyncIterable<DraftEvent> {
    signal?.throwIfAborted();
    yield { type: 'text', text: scaffold };
    yield { type: 'done', draftedBy: NAME, usage: null, promptVersion: null, stopReason: 'complete' };
  }
}

function* quote(passages: readonly SelectedPassage[]): Generator<AnswerEvent> {
  yield { type: 'text', text: `These passages bear on your question. ${NO_MODEL}`, citations: [] };
  for (const { source, quotations } of passages) {
    for (const [index, quotation] of quotations.entries()) {
      const lead = index === 0 ? `\n\n${nameOf(source)} says: ` : continuation(quotation);
      yield { type: 'text', text: `${lead}“${quotation.replace(/\s+/gu, ' ')}”`, citations: [{ sourceId: source.id, quotation }] };
    }
  }
}

function continuation(quotation: string): string {
  if (/^\W*Explanation/u.test(quotation)) return ' It is explained: ';
  return isProviso(quotation) ? ' This is limited: ' : ' It goes on: ';
}

function nameOf({ origin, title, headingPath }: AnswerSource): string {
  const place = headingPath === '' ? title : `${title}, ${headingPath},`;
  return origin === 'reference' ? `Your document ${place}` : place;
}
