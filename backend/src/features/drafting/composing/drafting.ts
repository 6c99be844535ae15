import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../core/access/actor.js';
import type { ContentOrigin } from '../../../core/confidentiality/content-origin.js';
import { withValues } from '../../editing/making/form-change.js';
import type { EditPart } from '../../editing/parts/edit-part.js';
import type { FollowedParts } from '../../editing/parts/followed-parts.js';
import { DocumentThreads } from '../threads/document-threads.js';
import type { TextTurn } from '../../../core/concurrency/text-threads.js';
import type { FormValues } from '../../templates/form/form-values.js';
import { ValidationError } from '../../../core/errors/common-errors.js';
import { admissionQuestion } from '../../templates/values/admissions.js';
import { answerLines } from '../../templates/values/allegations.js';
import type { QuotedLaw } from '../versions/version-seal.js';
import type { Draft, DraftOrder, Proposed } from './composed-draft.js';
import type { DraftStep } from './draft-step.js';
import { lawPassage, LawSearch } from './law-search.js';
import { type ModelEdits, ModelEditor } from '../../editing/model/model-editor.js';
import { type Reference, ReferenceMaterial } from '../../notices/reference-material.js';
import { revisionNotice } from '../../editing/revision-notice.js';
import { ASKED_FIRST, EXTRACTIVE, LEFT_OUT, madeBy, mixedIn, offeredNotice, outcomeOf, type Suggested, WAITING } from './suggested.js';

/** What a draft is made from besides the form. */
interface Material {
  /** For the clauses of the template. */
  extra: Record<string, unknown>;
  reference: Reference | null;
  citations: QuotedLaw[];
  notice: string | null;
}

const NOTHING_FOLLOWED: FollowedParts = { parts: [], questions: [], open: [] };

/** A draft that nobody changed, and no model made. */
const NO_CHANGE = {
  draftedBy: EXTRACTIVE,
  promptVersion: null,
  outcomes: [],
  questions: [],
  offered: [],
  offeredBy: null,
  unchanged: false,
} satisfies Partial<Draft>;

/** Name by which the clauses of a document that answers another one use the law that is found for it. */
const LAW = 'law';
/** What a template needs that answers another paper. */
const ANSWERED = 'paragraphs';

/** Composes a document: clauses filled in, and changed as suggested, by the language model where one is configured, and by rules. */
@Injectable()
export class Drafting {
  constructor(
    private readonly editor: ModelEditor,
    private readonly files: ReferenceMaterial,
    private readonly law: LawSearch,
    private readonly threads: DocumentThreads,
  ) {}

  /** @throws FileNotFoundError, FileUnreadableError, TextTooComplexError, TooManyWaitingError */
  async *draft(actor: Actor, order: DraftOrder): AsyncGenerator<DraftStep, Draft> {
    const { template, values, suggestions, signal } = order;
    const material = yield* this.gather(actor, order);
    const { extra, citations } = material;
    yield { stage: suggestions ? 'Making the suggested changes' : 'Assembling the clauses' };
    const turn = { userId: actor.userId, signal };
    if (suggestions) return this.changed(actor, order, material);
    const content = await this.threads.assemble(template, { values, extra }, turn);
    const assembled: Draft = { ...NO_CHANGE, content, values, notice: material.notice, citations: citedIn(content, citations) };
    // What a model offers waits on the screen; programs have no use for it.
    if (!this.editor.isSet || actor.key) return assembled;
    yield { stage: 'Reading what you wrote' };
    const wording = await this.editor.wording(
      actor,
      { template, values, extra, content, reference: null, origin: originOf(order, material) },
      signal,
    );
    if (!wording) return assembled;
    const said = wording.parts.length > 0 ? offeredNotice(wording.parts.length) : wording.notice;
    return {
      ...assembled,
      offered: wording.parts,
      offeredBy: { draftedBy: wording.editedBy, promptVersion: wording.promptVersion },
      notice: joined(assembled.notice, said),
    };
  }

  /** What suggestions would change, each change by itself. Throws like `draft`. */
  async propose(actor: Actor, order: DraftOrder): Promise<Proposed> {
    const { values } = order;
    const material = await finished(this.gather(actor, order));
    const { extra, citations, notice } = material;
    const { parts, questions, open, ...by } = await this.suggested(actor, order, material, order.previousDocument ?? '');
    return {
      values,
      extra,
      citations,
      notice: joined(by.notice, notice),
      ...madeBy(parts, by),
      changes: parts,
      questions,
      open,
    };
  }

  /** The draft with those changes of a proposal that were accepted; one that does not fit with the others is an outcome that is not applied. */
  async accept(actor: Actor, order: DraftOrder, proposed: Omit<Proposed, 'changes'>, changes: readonly EditPart[]): Promise<Draft> {
    const turn = { userId: actor.userId, signal: order.signal };
    const made = await this.made(order.previousDocument ?? '', proposed.values, changes, turn);
    return {
      ...NO_CHANGE,
      ...made,
      draftedBy: proposed.draftedBy,
      promptVersion: proposed.promptVersion,
      notice: revisionNotice(made.outcomes),
      citations: citedIn(made.content, proposed.citations),
    };
  }

  /** A draft with what suggestions ask for; what a model offers besides is left out, and said. Where something has to be asked first, nothing changes. */
  private async changed(actor: Actor, order: DraftOrder, material: Material): Promise<Draft> {
    const { template, values, previousDocument, signal } = order;
    const { extra, citations, notice } = material;
    const turn = { userId: actor.userId, signal };
    const before = previousDocument ?? (await this.threads.assemble(template, { values, extra }, turn));
    const { parts, questions, open, ...by } = await this.suggested(actor, order, material, before);
    const asked = questions.length > 0 ? [] : parts.filter((part) => part.asked);
    const made = await this.made(before, values, asked, turn);
    const waiting = questions.length > 0 ? parts.filter((part) => part.asked).map((part) => outcomeOf(part, WAITING)) : [];
    const left = parts.filter((part) => !part.asked).map((part) => outcomeOf(part, LEFT_OUT));
    const outcomes = [...made.outcomes, ...waiting, ...open, ...left];
    return {
      ...NO_CHANGE,
      ...made,
      ...madeBy(asked, by),
      notice: joined(by.notice, questions.length > 0 ? ASKED_FIRST : revisionNotice(outcomes), notice),
      citations: citedIn(made.content, citations),
      outcomes,
      questions,
      unchanged: previousDocument !== null && made.content.trim() === before.trim(),
    };
  }

  /** What suggestions would change, by the model where one is set, and by rules for what it leaves. */
  private async suggested(actor: Actor, order: DraftOrder, material: Material, content: string): Promise<Suggested> {
    const { template, values, suggestions, signal } = order;
    const { extra } = material;
    const turn = { userId: actor.userId, signal };
    const edits = this.editor.isSet ? await this.edits(actor, order, material, content) : null;
    const left = edits ? edits.left.join('\n') : (suggestions ?? '');
    const rules = left ? await this.threads.follow(template, { values, extra, content, suggestions: left }, turn) : NOTHING_FOLLOWED;
    const byModel = edits?.parts ?? [];
    return {
      parts: [...byModel.filter(({ asked }) => asked), ...rules.parts, ...byModel.filter(({ asked }) => !asked)],
      questions: [...rules.questions, ...(edits?.questions ?? [])],
      open: rules.open,
      byModel,
      notice: edits?.notice ?? null,
      draftedBy: edits?.editedBy ?? EXTRACTIVE,
      promptVersion: edits?.promptVersion ?? null,
    };
  }

  private async edits(actor: Actor, order: DraftOrder, material: Material, content: string): Promise<ModelEdits> {
    const { reference, extra } = material;
    const { template, values, suggestions, signal } = order;
    const turn = { userId: actor.userId, signal };
    // Only the model reads it: a search that fails costs it the passages, and nobody the draft.
    const excerpt = reference && (await this.files.excerpt(reference, topicsOf(order), turn).catch(() => null));
    signal?.throwIfAborted();
    const edits = await this.editor.suggested(
      actor,
      suggestions ?? '',
      { template, values, extra, content, reference: excerpt, origin: originOf(order, material) },
      signal,
    );
    const byRules = new Set<string>();
    // Where a model does a part of what is asked and something else besides, a rule that does all of it is better.
    for (const instruction of mixedIn(edits)) {
      const { parts, questions, open } = await this.threads.follow(template, { values, extra, content, suggestions: instruction }, turn);
      if (open.length + questions.length === 0 && parts.length > 0) byRules.add(instruction);
    }
    return {
      ...edits,
      parts: edits.parts.filter(({ instruction }) => instruction === null || !byRules.has(instruction)),
      left: edits.instructions.filter((words) => edits.left.includes(words) || byRules.has(words)),
    };
  }

  /** A draft with several changes, and the form with what they change of it. */
  private async made(
    content: string,
    values: FormValues,
    changes: readonly EditPart[],
    turn: TextTurn,
  ): Promise<Pick<Draft, 'content' | 'values' | 'outcomes'>> {
    if (changes.length === 0) return { content, values, outcomes: [] };
    const made = await this.threads.withChanges({ content, changes: changes.map(({ operations }) => operations) }, turn);
    const isLost = (index: number) => made.lost.includes(index);
    return {
      content: made.content,
      values: changes.reduce((form, change, index) => (isLost(index) ? form : withValues(form, change.values)), values),
      outcomes: changes.map((change, index) => ({
        instruction: change.instruction ?? change.message,
        applied: !isLost(index),
        message: change.message,
      })),
    };
  }

  private async *gather(
    actor: Actor,
    { template, values, referenceFilename, previousDocument, matterId, signal }: DraftOrder,
  ): AsyncGenerator<DraftStep, Material> {
    const material: Material = { extra: {}, reference: null, citations: [], notice: null };
    if (referenceFilename) {
      yield { stage: 'Reading the reference document' };
      material.reference = await this.files.read(actor, referenceFilename, matterId, signal);
      const { whole } = material.reference;
      material.extra = { paragraphs: await this.threads.paragraphs(whole, { userId: actor.userId, signal }) };
    }
    if (template.context.includes(ANSWERED) && previousDocument === null)
      await this.refuseUnmeant(material, values, { userId: actor.userId, signal });
    if (template.context.includes(LAW)) {
      yield { stage: 'Searching the library' };
      const { citations, notice } = await this.law.find(actor, lawTexts(values), {
        only: values.law_relied_on !== undefined,
        signal,
      });
      Object.assign(material, { citations, notice });
      material.extra.law = citations.map(lawPassage);
    }
    return material;
  }

  /** @throws ValidationError that asks about each admission of a debt, a signature, a tenancy or guilt which nobody has said to be meant */
  private async refuseUnmeant({ extra }: Material, values: FormValues, turn: TextTurn): Promise<void> {
    const unmeant = await this.threads.admissions({ values, extra }, turn);
    if (unmeant.length > 0)
      throw new ValidationError(unmeant.map((admission) => ({ field: 'admissions_meant', message: admissionQuestion(admission) })));
  }
}

/**
 * Where a reply's law is looked for: in the provisions that were ticked, and nowhere else once somebody has gone through the allegations
 * one by one; else in what the reply itself says. What the other side cites is not what the reply relies on.
 */
function lawTexts(values: FormValues): string[] {
  const { law_relied_on, allegations, answers, defenses, counter_arguments } = values;
  if (law_relied_on ?? allegations) return answerLines(law_relied_on ?? '');
  return [answers, defenses, counter_arguments].filter((text) => text !== undefined);
}

const originOf = ({ matterId, documentId }: DraftOrder, { reference }: Material): ContentOrigin => ({
  matterId,
  documentId,
  fileId: reference?.id,
});

const citedIn = (content: string, citations: readonly QuotedLaw[]): QuotedLaw[] =>
  citations.filter((citation) => content.includes(lawPassage(citation).text));

/** The final result of a generator whose steps nobody watches. */
async function finished<T>(steps: AsyncGenerator<DraftStep, T>): Promise<T> {
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value;
  }
}

/** What a draft is about, for a search in its reference document: what is to change, then what the form says, longest first. */
const topicsOf = ({ template, values, suggestions }: DraftOrder): string[] => [
  ...(suggestions ? [suggestions] : []),
  template.label,
  ...Object.values(values).sort((a, b) => b.length - a.length),
];

const joined = (...notices: (string | null)[]): string | null => notices.filter((notice) => notice !== null).join(' ') || null;
