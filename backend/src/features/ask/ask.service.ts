import { Injectable } from '@nestjs/common';
import type { Actor } from '../../core/access/actor.js';
import { ConfidentialMatterError } from '../../core/confidentiality/confidential-matter.error.js';
import { ApprovedTexts } from '../../core/approval/approved-texts.js';
import { withinTime } from '../../core/concurrency/time-guard.js';
import { isTest, requireScope } from '../../core/access/keys/key-scopes.js';
import { asksInHindi } from '../../core/text/hinglish/asks-in-hindi.js';
import { AppError } from '../../core/errors/app-error.js';
import { UnavailableError } from '../../core/errors/common-errors.js';
import { databaseRefusal } from '../../core/errors/database-errors.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { DailyCounts } from '../../core/observability/daily-counts.js';
import { Metrics, secondsSince } from '../../core/observability/metrics/metrics.js';
import { loggers } from '../../core/observability/loggers.js';
import { LanguageModelError } from '../../ports/language-model/errors.js';
import {
  type ClaimedCitation,
  FallbackLanguageModel,
  LanguageModel,
  type StandInReason,
} from '../../ports/language-model/language-model.js';
import { ModelBudgetError } from '../model-usage/model-usage.errors.js';
import { ModelUsageService } from '../model-usage/model-usage.service.js';
import { type Gathered, AnswerSources } from './answer-sources.js';
import { AnswerFailedError } from './ask.errors.js';
import { type AskInput, ChatRole } from './ask.inputs.js';
import { type AnswerEvent, AnswerEventKind } from './answer-events.views.js';
import { type Answer, MissingLawReason, StatementSupport } from './ask.views.js';
import { explanationLead, explanationView, helplineLead, helplineViews } from './explained/explanation-lead.js';
import { answerFrame, NO_FRAME } from './frame/answer-frame.js';
import { CitedText } from './checked-text/cited-text.js';
import { lawNotQuoted } from './frame/law-before-quoting.js';
import { lawOfDay } from './frame/law-of-day.js';
import { gateNote } from './frame/notes/gate-note.js';
import { mattersNote } from './frame/notes/matters-note.js';
import { numberNote } from './frame/notes/number-note.js';
import { repeatedNote } from './frame/notes/repeated-note.js';
import { premiseNote, type PremiseNote } from './frame/notes/premise-note.js';
import type { NoticeFacts } from './own-file/notice-facts.js';
import { factsLead, notSearched, type SelectedFile } from './own-file/own-file.js';
import { KeptAnswers } from './kept-answers.js';
import { notFound } from './frame/not-found.js';
import { smallTalk } from './frame/small-talk.js';
import { lastTurns, withinReach } from './prompt-bounds.js';

const CUT_SHORT = '\n\nThe answer stops here because it reached its maximum length.';

@Injectable()
export class AskService {
  constructor(
    private readonly sources: AnswerSources,
    private readonly model: LanguageModel,
    private readonly fallback: FallbackLanguageModel,
    private readonly limits: RateLimits,
    private readonly usage: ModelUsageService,
    private readonly kept: KeptAnswers,
    private readonly metrics: Metrics,
    private readonly counts: DailyCounts,
    private readonly approved: ApprovedTexts,
  ) {}

  /** @throws KeyNotAllowedError, AnswerFailedError, LibraryUnavailableError, FileNotFoundError, FileUnreadableError, RateLimitedError */
  async answer(actor: Actor, input: AskInput, signal?: AbortSignal): Promise<Answer> {
    for await (const event of this.stream(actor, input, signal)) if (event.answer) return event.answer;
    throw new AnswerFailedError(new Error('the answer ended early'));
  }

  /**
   * Stages, checked pieces of text, then the whole answer. Nothing unchecked ever leaves. The signal stops the work, unless a
   * conversation keeps it. Throws like `answer`, and what keeping a question throws.
   */
  async *stream(actor: Actor, input: AskInput, signal?: AbortSignal): AsyncGenerator<AnswerEvent> {
    const { conversationId, replaces } = input;
    // Its earlier messages speak through the answer, and the question changes or replaces what is kept.
    if (conversationId || replaces) requireScope(actor, 'CONVERSATIONS');
    await this.limits.consume('ask-user', actor.userId);
    const needsApproval = await this.approved.isNeeded(actor.userId);
    const compose = (asked: AskInput, stop?: AbortSignal) => this.attempt(actor, asked, needsApproval, stop);
    yield* conversationId ? this.kept.stream(actor, conversationId, input, compose, signal) : compose(input, signal);
  }

  private async *attempt(actor: Actor, input: AskInput, needsApproval: boolean, signal?: AbortSignal): AsyncGenerator<AnswerEvent> {
    const begun = performance.now();
    let outcome = 'abandoned';
    try {
      for await (const event of this.compose(actor, input, signal)) {
        if (event.answer) outcome = event.answer.citations.length > 0 ? 'cited' : 'without_citations';
        yield event.answer ? { ...event, answer: { ...event.answer, needsApproval } } : event;
      }
    } catch (error) {
      const refused = error instanceof AppError && error.status < 500;
      outcome = refused ? 'refused' : signal?.aborted ? 'abandoned' : 'failed';
      if (refused) throw error;
      if (error instanceof UnavailableError) throw error;
      if (!signal?.aborted) loggers.model.warn({ err: error }, 'answer failed');
      throw databaseRefusal(error) ?? new AnswerFailedError(error);
    } finally {
      this.metrics.answers.observe({ outcome }, secondsSince(begun));
    }
  }

  private async *compose(actor: Actor, input: AskInput, signal?: AbortSignal): AsyncGenerator<AnswerEvent> {
    const reply = await withinTime(() => smallTalk(input.question));
    if (reply !== null) {
      yield { kind: AnswerEventKind.TEXT, text: reply };
      yield { kind: AnswerEventKind.DONE, answer: plainAnswer(reply) };
      return;
    }
    if (isTest(actor)) {
      yield stage('Searching the sample library');
      const samples = await this.sources.gatherSamples(actor, input, signal);
      yield* this.write(this.fallback, actor, input, samples, signal, SAMPLES);
      return;
    }
    yield stage('Searching the library');
    const gathered = await this.sources.gather(actor, input, signal);
    const { length } = gathered.sources.filter(({ ofFile }) => ofFile !== 'whole');
    yield stage(length === 1 ? 'Reading 1 source' : `Reading ${length} sources`);
    let begun = false;
    try {
      for await (const event of this.write(this.model, actor, input, gathered, signal)) {
        begun ||= event.kind === AnswerEventKind.TEXT;
        this.count(event);
        yield event;
      }
    } catch (error) {
      const substitute = signal?.aborted ? null : substitution(error);
      if (!substitute) throw error;
      loggers.model.warn({ reason: substitute.logged, begun }, 'the fallback answers');
      yield stage(substitute.stage);
      for await (const event of this.write(this.fallback, actor, input, gathered, signal, substitute)) {
        this.count(event);
        // What the model had begun to say is not part of the answer; readers replace the pieces by the whole answer.
        if (!begun || event.kind !== AnswerEventKind.TEXT) yield event;
      }
    }
  }

  /** Answers to questions, not to greetings. */
  private count({ answer }: AnswerEvent): void {
    if (answer) this.counts.note(answer.citations.length > 0 ? 'question.answered' : 'question.unanswered');
  }

  /** @throws LanguageModelError, and what reading a source can throw */
  private async *write(
    model: LanguageModel,
    { userId }: Actor,
    input: AskInput,
    { question, related, sources, gate, generation, consulted, explanation, deadlines, file, origin, leftOut }: Gathered,
    signal?: AbortSignal,
    substitute?: Substitution,
  ): AsyncGenerator<AnswerEvent> {
    const history = input.history ?? [];
    const { nothing, premise, beforeLaw } = await withinTime(() => ({
      nothing:
        consulted && sources.every(({ ofFile }) => ofFile === 'opening' || ofFile === 'whole')
          ? notFound(consulted, input.question)
          : undefined,
      premise: premiseNote(consulted, input.question),
      beforeLaw: [
        ...[mattersNote, gateNote, numberNote, lawNotQuoted].map((note) => note(consulted, input.question)),
        repeatedNote(consulted, sources, history.findLast(({ role }) => role === ChatRole.ASSISTANT)?.text ?? '', input.question),
      ]
        .filter(Boolean)
        .join(' '),
    }));
    // What was not found, the nearest headings and what the product explains may be named as well as what the person names.
    const lead = explanationLead(explanation, input.question);
    const facts = file?.facts ?? [];
    const ours = [
      nothing,
      beforeLaw,
      premise?.text,
      lead?.text,
      file?.silent,
      ...[...facts, ...(file?.whole ?? [])].map(({ text }) => text),
    ].filter((words) => words !== undefined);
    const named = [...history.map(({ text }) => text), input.question, ...ours].join('\n');
    const cited = new CitedText(gate, sources, named, !model.generative);
    const asked = model.generative ? input.question : question;
    const danger = helplineLead(explanation, input.question);
    if (danger) yield { kind: AnswerEventKind.TEXT, text: cited.addOwn(danger.text, danger.sentences, StatementSupport.GENERAL) };
    // A model writes in words of its own, unless there is nothing that it could cite.
    const explainedAt = lead && (!model.generative || explanation.isAlone) ? cited.text.length : null;
    if (lead && explainedAt !== null)
      yield { kind: AnswerEventKind.TEXT, text: cited.addOwn(lead.text, lead.sentences, StatementSupport.EXPLANATION) };
    // A model says it in words of its own; with quotations alone, readers would have to find out themselves.
    if (!model.generative) {
      if (beforeLaw) yield { kind: AnswerEventKind.TEXT, text: await cited.add(`${beforeLaw}\n\n`, []) };
      if (file && facts.length > 0) yield* factsSaid(cited, file, facts, sources, { question: input.question, after: '\n\n' });
      if (premise) yield { kind: AnswerEventKind.TEXT, text: await cited.add(`${premise.text}\n\n`, claimsOf(premise, sources)) };
    }
    const begins = cited.text;
    let answeredBy = '';
    const standsInBecause = substitute?.reason;
    const request = {
      question: asked,
      userId,
      related,
      sources: withinReach(readBy(model, sources)),
      notFound: nothing,
      file: file && { facts: facts.map(({ text }) => text).join('\n'), silent: file.silent },
      explanation: lead?.text,
      history: lastTurns(history),
      standsInBecause,
    };
    const events = this.usage.metered(model, { purpose: 'ask', userId, origin, signal }, (terms) => model.answer({ ...request, ...terms }));
    for await (const event of events) {
      if (event.type === 'text') {
        yield { kind: AnswerEventKind.TEXT, text: await cited.add(event.text, event.citations) };
        continue;
      }
      ({ answeredBy } = event);
      if (cited.text.trim() === begins.trim())
        throw new LanguageModelError('invalid-response', { cause: new Error(`nothing written: ${event.stopReason}`) });
      if (event.stopReason === 'length') yield { kind: AnswerEventKind.TEXT, text: await cited.add(CUT_SHORT, []) };
    }
    if (file && model.generative && !cited.citations.some(({ documentId }) => documentId === null)) {
      // What is known is told whatever the model says; otherwise that nothing stands behind its words, with the headings.
      if (facts.length > 0) yield* factsSaid(cited, file, facts, sources, { question: input.question, before: '\n\n' });
      else if (!cited.text.includes(file.silent)) yield { kind: AnswerEventKind.TEXT, text: cited.addGeneral(`\n\n${file.unquoted}`) };
    }
    // A model has read a short file whole.
    if (file?.whole && !model.generative) yield* factsSaid(cited, file, file.whole, sources, { question: input.question, before: '\n\n' });
    const closing = cited.close(asksInHindi(input.question));
    if (closing) yield { kind: AnswerEventKind.TEXT, text: closing };
    const { text, citations, statements, withheldQuotations, withheldReferences, withheld } = cited;
    for (const [kind, count] of [...withheld, ['quotation', withheldQuotations] as const]) this.metrics.withheld.inc({ kind }, count);
    yield {
      kind: AnswerEventKind.DONE,
      answer: {
        text,
        citations,
        statements,
        answeredBy,
        needsApproval: false,
        notice:
          [
            lawOfDay(consulted, input.asOn),
            notSearched(leftOut, input.question),
            ...(model.generative ? [beforeLaw, premise?.text] : []),
            substitute?.notice,
          ]
            .filter(Boolean)
            .join(' ') || null,
        generation,
        withheldQuotations,
        withheldReferences,
        ...withLacking(await withinTime(() => answerFrame(consulted, input.question, citations)), explanation.text?.lacking ?? []),
        explanation: explanationView(explanation, input.question, lead, explainedAt),
        helplines: helplineViews(explanation, input.question),
        deadlines,
      },
    };
  }
}

/** Names the acts that an explanation rests on and the library does not hold. */
function withLacking<T extends Pick<Answer, 'missingLaw'>>(frame: T, lacking: readonly string[]): T {
  const named = new Set(frame.missingLaw.map(({ act }) => act));
  const more = lacking.filter((act) => !named.has(act)).map((act) => ({ act, section: null, reason: MissingLawReason.ACT }));
  return { ...frame, missingLaw: [...frame.missingLaw, ...more] };
}

/** How a test key is answered: free, and never from the real library. */
const SAMPLES: Substitution = {
  reason: 'test-key',
  logged: '',
  stage: '',
  notice: 'A test key was used: the answer quotes invented sample law only, which is not the law of any place.',
};

/** How a question of a confidential matter is answered where the language model is outside of this installation. */
const CONFIDENTIAL: Substitution = {
  reason: 'confidential',
  logged: 'confidential matter',
  stage: 'This matter is confidential: quoting the sources without the language model',
  notice:
    'This matter is confidential: nothing of it was sent to a service outside this installation, so the answer quotes the sources without the language model.',
};

/** Why and how the fallback answers instead of the model. */
interface Substitution {
  reason: StandInReason;
  logged: string;
  stage: string;
  /** For the reader, in addition to what the answer itself says. */
  notice: string | null;
}

/** An answer that quotes the law is better than none, whether the model failed or its budget is used up. Null for any other error. */
function substitution(error: unknown): Substitution | null {
  if (error instanceof ModelBudgetError)
    return {
      reason: 'over-budget',
      logged: `over budget: ${error.scope}`,
      stage: "Today's budget of the language model is used up; quoting the sources instead",
      notice: `${error.message} Until then answers quote the law without the language model.`,
    };
  if (error instanceof ConfidentialMatterError) return CONFIDENTIAL;
  if (!(error instanceof LanguageModelError)) return null;
  const stage = 'The language model is not available; quoting the sources instead';
  return { reason: 'unavailable', logged: error.reason, stage, notice: null };
}

/** What is known of what a file says, with its quotations. */
async function* factsSaid(
  cited: CitedText,
  file: SelectedFile,
  facts: NoticeFacts,
  sources: Gathered['sources'],
  { question, before = '', after = '' }: { question: string; before?: string; after?: string },
): AsyncGenerator<AnswerEvent> {
  const sourceId = sources.find(({ origin }) => origin === 'reference')?.id ?? '';
  yield { kind: AnswerEventKind.TEXT, text: await cited.add(before + factsLead(file, question), []) };
  for (const { text, quotation } of facts)
    yield { kind: AnswerEventKind.TEXT, text: await cited.add(`\n${text}`, [{ sourceId, quotation }]) };
  if (after) yield { kind: AnswerEventKind.TEXT, text: await cited.add(after, []) };
}

/** A model reads a short file as a whole; what only quotes looks at the passages that bear on the question. */
function readBy({ generative }: LanguageModel, sources: Gathered['sources']): Gathered['sources'] {
  const isWhole = sources.some(({ ofFile }) => ofFile === 'whole');
  return sources.filter(({ ofFile }) => (generative ? !(isWhole && ofFile === 'found') : ofFile !== 'whole' && ofFile !== 'opening'));
}

/** An answer to something that is not a question of law: one line that quotes nothing. */
const plainAnswer = (text: string): Answer => ({
  text,
  citations: [],
  statements: [],
  answeredBy: 'extractive',
  notice: null,
  needsApproval: false,
  generation: null,
  withheldQuotations: 0,
  withheldReferences: 0,
  ...NO_FRAME,
  explanation: null,
  helplines: [],
  deadlines: [],
});

/** The words of a section that a note on the question's premise quotes. */
function claimsOf({ quotations, documentId }: PremiseNote, sources: Gathered['sources']): ClaimedCitation[] {
  return quotations.flatMap((quotation) => {
    const source = sources.find((each) => each.documentId === documentId && each.text.includes(quotation));
    return source ? [{ sourceId: source.id, quotation }] : [];
  });
}

const stage = (words: string): AnswerEvent => ({ kind: AnswerEventKind.STAGE, stage: words });
