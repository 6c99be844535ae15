import { Injectable } from '@nestjs/common';
import type { Operation } from '@themis/draft';
import type { Actor } from '../../../core/access/actor.js';
import type { ChangePlace } from '../revision/change-places.js';
import type { Passage } from '../revision/passages.js';
import type { RedlineSegment } from '../revision/redline.js';
import type { SuggestionOutcome } from '../revision/revise.js';
import type { TemplateForm } from '../template/document-template.js';
import { DocumentThreads, type TextTurn } from '../threads/document-threads.js';
import type { EditPart } from '../threads/model-edits.js';
import type { FormValues } from '../template/form-values.js';
import { answerLines } from '../values/allegations.js';
import type { QuotedLaw } from '../versions/version-seal.js';
import type { DraftStep } from './draft-step.js';
import { lawPassage, LawSearch } from './law-search.js';
import { type ModelEdits, ModelEditor } from './model-editor.js';
import { type Reference, ReferenceMaterial } from './reference-material.js';
import { revisionNotice } from './revision-notice.js';

export interface Draft {
  content: string;
  draftedBy: string;
  promptVersion: string | null;
  notice: string | null;
  /** The form with what suggestions changed. */
  values: FormValues;
  citations: QuotedLaw[];
  /** What became of each suggestion. */
  outcomes: SuggestionOutcome[];
  /** Better wording of what the user typed, which a model offers; none of it is in the text. */
  offered: ProposedPart[];
  /** Who offers that; null where nothing is offered. */
  offeredBy: { draftedBy: string; promptVersion: string | null } | null;
  /** The suggestions changed nothing of the earlier text. */
  unchanged: boolean;
}

export interface DraftOrder {
  template: TemplateForm;
  values: FormValues;
  suggestions: string | null;
  previousDocument: string | null;
  referenceFilename: string | null;
  signal?: AbortSignal;
}

/** One change that is proposed: an instruction that rules follow, or operations that a model named. */
export interface ProposedPart {
  instruction: string | null;
  /** Whether the suggestions ask for it; another one is only offered. */
  asked: boolean;
  message: string;
  segments: RedlineSegment[];
  /** The same by its places in the draft that the changes are made to. */
  places: ChangePlace[];
  /** Null where rules make the change. */
  operations: readonly Operation[] | null;
  /** Only in proposals that were stored before there were operations. */
  passage: Passage | null;
}

/** What suggestions would change, and all that is needed to keep a part of it later. */
export interface Proposed {
  /** The form that the changes are made to. */
  values: FormValues;
  extra: Record<string, unknown>;
  citations: QuotedLaw[];
  notice: string | null;
  draftedBy: string;
  promptVersion: string | null;
  changes: ProposedPart[];
  /** Instructions that change nothing, with the reason. */
  open: SuggestionOutcome[];
}

/** What a draft is made from besides the form. */
interface Material {
  /** For the clauses of the template. */
  extra: Record<string, unknown>;
  reference: Reference | null;
  citations: QuotedLaw[];
  notice: string | null;
}

const EXTRACTIVE = 'extractive';
/** Name by which the clauses of a document that answers another one use the law that is found for it. */
const LAW = 'law';

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
    const { template, values, suggestions, previousDocument, signal } = order;
    const material = yield* this.gather(actor, order);
    const { extra, citations } = material;
    yield { stage: suggestions ? 'Making the suggested changes' : 'Assembling the clauses' };
    const turn = { userId: actor.userId, signal };
    if (suggestions && this.editor.isSet) return this.changed(actor, order, material);
    const revision = await this.threads.revise(template, { values, extra, suggestions, previousDocument }, turn);
    const assembled: Draft = {
      content: revision.content,
      draftedBy: EXTRACTIVE,
      promptVersion: null,
      notice: joined(revisionNotice(revision.outcomes), material.notice),
      values: revision.values,
      // An earlier text is changed as it is: only what it still quotes is cited.
      citations: citedIn(revision.content, citations),
      outcomes: revision.outcomes,
      offered: [],
      offeredBy: null,
      unchanged: suggestions !== null && revision.content.trim() === previousDocument?.trim(),
    };
    // What a model offers waits on the screen; programs have no use for it.
    if (suggestions || !this.editor.isSet || actor.key) return assembled;
    yield { stage: 'Reading what you wrote' };
    const { content } = revision;
    const wording = await this.editor.wording(actor, { template, values, content, reference: null }, signal);
    if (!wording) return assembled;
    const offered = wording.parts.map((part) => ({ ...proposedPart(part), instruction: null }));
    const said = offered.length > 0 ? offeredNotice(offered.length) : wording.notice;
    return {
      ...assembled,
      offered,
      offeredBy: { draftedBy: wording.editedBy, promptVersion: wording.promptVersion },
      notice: joined(assembled.notice, said),
    };
  }

  /** What suggestions would change, each change by itself. Throws like `draft`. */
  async propose(actor: Actor, order: DraftOrder): Promise<Proposed> {
    const { template, values, signal } = order;
    const [suggestions, previousDocument] = [order.suggestions ?? '', order.previousDocument ?? ''];
    const material = await finished(this.gather(actor, order));
    const { extra, citations, notice } = material;
    const turn = { userId: actor.userId, signal };
    const edits = this.editor.isSet ? await this.edits(actor, order, material, previousDocument) : null;
    const left = edits ? edits.left.join('\n') : suggestions;
    const rules = left
      ? await this.threads.propose({ template: template.reference, values, extra, suggestions: left, previousDocument }, turn)
      : { changes: [], open: [] };
    const byModel = (edits?.parts ?? []).map((part) => ({
      ...proposedPart(part),
      instruction: edits?.instructions[part.instruction] ?? null,
    }));
    return {
      values,
      extra,
      citations,
      notice: joined(edits?.notice ?? null, notice),
      draftedBy: byModel.length > 0 ? (edits?.editedBy ?? EXTRACTIVE) : EXTRACTIVE,
      promptVersion: byModel.length > 0 ? (edits?.promptVersion ?? null) : null,
      changes: [
        ...byModel.filter(({ asked }) => asked),
        ...rules.changes.map((change) => ({ ...change, asked: true, operations: null, passage: null })),
        ...byModel.filter(({ asked }) => !asked),
      ],
      open: [...rules.open, ...(edits?.questions ?? [])],
    };
  }

  /** The draft with those changes of a proposal that were accepted; one that does not fit with the others is an outcome that is not applied. */
  async accept(actor: Actor, order: DraftOrder, proposed: Omit<Proposed, 'changes'>, changes: readonly ProposedPart[]): Promise<Draft> {
    const { template, signal } = order;
    const turn = { userId: actor.userId, signal };
    const previousDocument = order.previousDocument ?? '';
    const { values, extra, citations } = proposed;
    const passages = changes.flatMap(({ passage }) => passage ?? []);
    const edits = changes.flatMap(({ operations, instruction, message }) =>
      operations ? [{ operations, instruction: instruction ?? message, message }] : [],
    );
    const after = passages.length > 0 ? await this.threads.withPassages({ before: previousDocument, passages }, turn) : previousDocument;
    const edited = await this.edited(after, edits, turn);
    const instructions = changes.flatMap(({ operations, passage, instruction }) => ((operations ?? passage) ? [] : (instruction ?? [])));
    const revision =
      instructions.length > 0
        ? await this.threads.accept({ template: template.reference, values, extra, previousDocument: edited.content, instructions }, turn)
        : { content: edited.content, values, outcomes: [] };
    const outcomes = [...edited.outcomes, ...revision.outcomes];
    const isByModel = passages.length > 0 || edits.length > 0;
    return {
      content: revision.content,
      values: revision.values,
      outcomes: passages.length > 0 ? [] : outcomes,
      draftedBy: isByModel ? proposed.draftedBy : EXTRACTIVE,
      promptVersion: isByModel ? proposed.promptVersion : null,
      notice: passages.length > 0 ? proposed.notice : revisionNotice(outcomes),
      citations: citedIn(revision.content, citations),
      offered: [],
      offeredBy: null,
      unchanged: false,
    };
  }

  /** A draft with what suggestions ask for; what a model offers besides is left out, and said. */
  private async changed(actor: Actor, order: DraftOrder, material: Material): Promise<Draft> {
    const { template, values, previousDocument, signal } = order;
    const { extra, citations, notice } = material;
    const turn = { userId: actor.userId, signal };
    const before = previousDocument ?? (await this.threads.assemble(template, { values, extra }, turn));
    const edits = await this.edits(actor, order, material, before);
    const named = edits.parts.map(({ instruction, ...part }) => ({ ...part, instruction: edits.instructions[instruction] ?? '' }));
    const edited = await this.edited(
      before,
      named.filter(({ asked }) => asked),
      turn,
    );
    const left = [...edits.left, ...edited.outcomes.flatMap(({ applied, instruction }) => (applied ? [] : instruction))];
    const suggestions = left.join('\n');
    const revision = suggestions
      ? await this.threads.revise(template, { values, extra, suggestions, previousDocument: edited.content }, turn)
      : { content: edited.content, values, outcomes: [] };
    const applied = edited.outcomes.filter((outcome) => outcome.applied);
    const outcomes = [...applied, ...revision.outcomes, ...edits.questions, ...named.flatMap((part) => (part.asked ? [] : leftOut(part)))];
    const isByModel = applied.length > 0;
    return {
      content: revision.content,
      draftedBy: isByModel ? edits.editedBy : EXTRACTIVE,
      promptVersion: isByModel ? edits.promptVersion : null,
      notice: joined(edits.notice, revisionNotice(outcomes), notice),
      values: revision.values,
      citations: citedIn(revision.content, citations),
      outcomes,
      offered: [],
      offeredBy: null,
      unchanged: previousDocument !== null && revision.content.trim() === before.trim(),
    };
  }

  private async edits(actor: Actor, order: DraftOrder, { reference, extra }: Material, content: string): Promise<ModelEdits> {
    const { template, values, suggestions, signal } = order;
    const turn = { userId: actor.userId, signal };
    // Only the model reads it: a search that fails costs it the passages, and nobody the draft.
    const excerpt = reference && (await this.files.excerpt(reference, topicsOf(order), turn).catch(() => null));
    signal?.throwIfAborted();
    const edits = await this.editor.suggested(actor, suggestions ?? '', { template, values, content, reference: excerpt }, signal);
    const byRules = new Set<number>();
    // Where a model does a part of what is asked and something else besides, a rule that does all of it is better.
    for (const index of mixedIn(edits)) {
      const instruction = edits.instructions[index] ?? '';
      const order = { template: template.reference, values, extra, suggestions: instruction, previousDocument: content };
      const { changes, open } = await this.threads.propose(order, turn);
      if (open.length === 0 && changes.length > 0) byRules.add(index);
    }
    return {
      ...edits,
      parts: edits.parts.filter(({ instruction }) => !byRules.has(instruction)),
      left: edits.instructions.filter((words, index) => edits.left.includes(words) || byRules.has(index)),
    };
  }

  private async edited(
    content: string,
    changes: readonly { operations: readonly Operation[]; instruction: string; message: string }[],
    turn: TextTurn,
  ): Promise<{ content: string; outcomes: SuggestionOutcome[] }> {
    if (changes.length === 0) return { content, outcomes: [] };
    const made = await this.threads.withChanges({ content, changes: changes.map(({ operations }) => operations) }, turn);
    return {
      content: made.content,
      outcomes: changes.map(({ instruction, message }, index) => ({ instruction, applied: !made.lost.includes(index), message })),
    };
  }

  private async *gather(actor: Actor, { template, values, referenceFilename, signal }: DraftOrder): AsyncGenerator<DraftStep, Material> {
    const material: Material = { extra: {}, reference: null, citations: [], notice: null };
    if (referenceFilename) {
      yield { stage: 'Reading the reference document' };
      material.reference = await this.files.read(actor, referenceFilename, signal);
      const { whole } = material.reference;
      material.extra = { paragraphs: await this.threads.paragraphs(whole, { userId: actor.userId, signal }) };
    }
    if (template.context.includes(LAW)) {
      yield { stage: 'Searching the library' };
      const { citations, notice } = await this.law.find(actor, lawTexts(values, material.reference), {
        only: values.law_relied_on !== undefined,
        signal,
      });
      Object.assign(material, { citations, notice });
      material.extra.law = citations.map(lawPassage);
    }
    return material;
  }
}

/**
 * Where a reply's law is looked for: in the provisions that were ticked, and nowhere else once somebody has gone through the allegations
 * one by one; else in the paper answered and in the answer to it.
 */
function lawTexts(values: FormValues, reference: Reference | null): string[] {
  const { law_relied_on, allegations, complaint_summary, answers, defenses, counter_arguments } = values;
  if (law_relied_on ?? allegations) return answerLines(law_relied_on ?? '');
  return [complaint_summary, reference?.whole, answers, defenses, counter_arguments].filter((text) => text !== undefined);
}

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

/** Instructions of which a model does a part as asked, and offers another one; the first of them. */
function mixedIn({ parts }: ModelEdits): number[] {
  const offered = new Set(parts.filter(({ asked }) => !asked).map(({ instruction }) => instruction));
  return parts.flatMap(({ asked, instruction }) => (asked && offered.has(instruction) ? [instruction] : [])).slice(0, MIXED_MAX);
}
const MIXED_MAX = 10;

const proposedPart = ({ asked, message, segments, places, operations }: EditPart) => ({
  asked,
  message,
  segments,
  places,
  operations,
  passage: null,
});

/** What a model offers besides, on the way that shows nothing before it is kept. */
const leftOut = ({ instruction, message }: { instruction: string; message: string }): SuggestionOutcome => ({
  instruction,
  applied: false,
  message: `Left out, since the suggestion does not ask for it: ${message}`,
});

const offeredNotice = (count: number): string =>
  `The language model offers better wording of what you wrote in ${count === 1 ? 'one place' : `${count} places`}; nothing of it is in the document until you accept it.`;
