import { LanguageModel, type AnswerEvent, type AnswerRequest } from '../language-model.js';
import { asksInHindi } from '../../../core/text/hinglish/asks-in-hindi.js';
import { withinTime } from '../../../core/concurrency/time-guard.js';
import { LIGHT_CHARACTERS, textThreads } from '../../../core/concurrency/text-threads.js';
import { leadInWords } from './lead-ins.js';
import { saysLine } from './place-names.js';
import type { SelectedPassage } from './select-passages.js';
import { SELECTION_TASKS, type SelectionOrder } from './selection-tasks.js';

const NAME = 'extractive';
/** Why it is this adapter that answers; that none is configured is nothing to who asks. */
const REASONS = {
  unavailable: 'The language model is not available at the moment',
  'over-budget': "Today's budget of the language model is used up",
  confidential: 'This matter is confidential, so no language model outside this installation was asked',
  'test-key': 'Test keys do without the language model',
} as const;
const NO_SOURCES =
  'I did not find anything on this question in the library, so there is nothing to quote. ' +
  'It helps to name the act and the section, or to ask your administrator to load the law that applies.';
const HINDI_REASONS = {
  unavailable: 'भाषा मॉडल इस समय उपलब्ध नहीं है',
  'over-budget': 'भाषा मॉडल का आज का बजट पूरा हो चुका है',
  confidential: 'यह मामला गोपनीय है, इसलिए इस संस्थापन के बाहर के किसी भाषा मॉडल से नहीं पूछा गया',
  'test-key': 'परीक्षण कुंजी से भाषा मॉडल नहीं चलता',
} as const;
const NOT_RELEVANT =
  'Nothing in the passages found is about this question, so none is quoted. ' +
  'It helps to use the words of the law, or to name the act and the section.';

/** What is said before quotations. @param why it only quotes; '' where that is how it is set up */
const leadOf = (why: string, inHindi: boolean): string => {
  if (inHindi) return `ये अंश आपके सवाल से जुड़े हैं। ${why ? `${why}, इसलिए ` : ''}ये शब्दशः दिए गए हैं; आपके मामले में इनका असर यहाँ नहीं बताया गया है।`;
  const quoted = why ? `${why}, so this answer only quotes; it does` : 'They are quoted word for word; this answer does';
  return `These passages bear on your question. ${quoted} not interpret or apply the law to your case.`;
};

/** Quotes the sources word for word and writes nothing of its own beyond fixed lead-ins: the default when no model is configured. */
export class ExtractiveLanguageModel extends LanguageModel {
  readonly generative = false;
  readonly host = null;
  private readonly standsInFor: keyof typeof REASONS | 'not-configured';
  /** Started by the first long sources, ended when idle. */
  private readonly threads = textThreads<typeof SELECTION_TASKS>(new URL('./selection.worker.js', import.meta.url));

  constructor({ standsInFor = 'not-configured' }: { standsInFor?: keyof typeof REASONS | 'not-configured' } = {}) {
    super();
    this.standsInFor = standsInFor;
  }

  describe(): string {
    return 'extractive (no language model configured)';
  }

  /** @throws TextTooComplexError, TooManyWaitingError for long sources; the signal's reason */
  async *answer({
    question,
    userId,
    related,
    sources,
    notFound = NO_SOURCES,
    file,
    standsInBecause,
    signal,
  }: AnswerRequest): AsyncIterable<AnswerEvent> {
    signal?.throwIfAborted();
    const because = standsInBecause ?? this.standsInFor;
    const inHindi = asksInHindi(question);
    const reason = because === 'not-configured' ? '' : (inHindi ? HINDI_REASONS : REASONS)[because];
    const passages = await this.select({ question, sources, related }, userId, signal);
    if (passages.length === 0) {
      const why = reason && ` ${reason}${inHindi ? '।' : '.'}`;
      const nothing = `${sources.length === 0 ? notFound : NOT_RELEVANT}${why}`;
      const ofFile = file?.facts ? `This answer only quotes.${why}` : file && `${file.silent} ${nothing}`;
      yield { type: 'text', text: ofFile ?? nothing, citations: [] };
    } else {
      const isQuoted = passages.some(({ source }) => source.origin === 'reference');
      if (file && !file.facts && !isQuoted) yield { type: 'text', text: `${file.silent}\n\n`, citations: [] };
      yield* quote(passages, leadOf(reason, inHindi), inHindi);
    }
    yield { type: 'done', answeredBy: NAME, usage: null, promptVersion: null, stopReason: 'complete' };
  }

  private async select(order: SelectionOrder, userId = '', signal?: AbortSignal): Promise<SelectedPassage[]> {
    const length = order.sources.reduce((sum, { text }) => sum + text.length, 0);
    return length <= LIGHT_CHARACTERS
      ? await withinTime(() => SELECTION_TASKS.select(order))
      : this.threads.call(userId, 'select', order, { signal });
  }

  override close(): Promise<void> {
    return this.threads.close();
  }
}

function* quote(passages: readonly SelectedPassage[], lead: string, hindi: boolean): Generator<AnswerEvent> {
  yield { type: 'text', text: lead, citations: [] };
  for (const { source, quotations, partial } of passages) {
    for (const [index, { text: quotation, lead }] of quotations.entries())
      yield {
        type: 'text',
        text: `${index === 0 ? `\n\n${saysLine(source, partial, hindi)}\n` : '\n'}${leadInWords(lead, hindi)}“${quotation.replace(/\s+/gu, ' ')}”`,
        citations: [{ sourceId: source.id, quotation }],
      };
  }
}
