import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../core/access/actor.js';
import { type DraftRequest, LanguageModel } from '../../../ports/language-model/language-model.js';
import { ModelUsageService } from '../../model-usage/model-usage.service.js';
import type { ChangePlace } from '../revision/change-places.js';
import type { Passage } from '../revision/passages.js';
import type { RedlineSegment } from '../revision/redline.js';
import type { SuggestionOutcome } from '../revision/revise.js';
import type { TemplateForm } from '../template/document-template.js';
import { DocumentThreads } from '../threads/document-threads.js';
import type { FormValues } from '../template/form-values.js';
import { answerLines } from '../values/allegations.js';
import type { QuotedLaw } from '../versions/version-seal.js';
import type { DraftStep } from './draft-step.js';
import { lawPassage, LawSearch } from './law-search.js';
import { type DraftChecks, improve } from './model-draft.js';
import { type Reference, ReferenceMaterial } from './reference-material.js';
import { revisionNotice } from './revision-notice.js';
import { withoutModel } from './without-model.js';

export interface Draft {
  content: string;
  draftedBy: string;
  promptVersion: string | null;
  notice: string | null;
  /** The form with what suggestions changed. */
  values: FormValues;
  citations: QuotedLaw[];
  /** What became of each suggestion; empty where a model followed them. */
  outcomes: SuggestionOutcome[];
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

/** One change that is proposed: an instruction that rules follow, or a passage that a model wrote. */
export interface ProposedPart {
  instruction: string | null;
  message: string;
  segments: RedlineSegment[];
  /** The same by its places in the draft that the changes are made to. */
  places: ChangePlace[];
  passage: Passage | null;
}

/** What suggestions would change, and all that is needed to keep a part of it later. */
export interface Proposed {
  /** The form that the changes are made to; with a model's passages, the form after them. */
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

/** Composes a document: clauses filled in, and improved by the language model where one is configured. */
@Injectable()
export class Drafting {
  constructor(
    private readonly model: LanguageModel,
    private readonly files: ReferenceMaterial,
    private readonly law: LawSearch,
    private readonly usage: ModelUsageService,
    private readonly threads: DocumentThreads,
  ) {}

  /** @throws FileNotFoundError, FileUnreadableError, LanguageModelError, InventedPartyError, TextTooComplexError, TooManyWaitingError, ModelBudgetError */
  async *draft(actor: Actor, order: DraftOrder): AsyncGenerator<DraftStep, Draft> {
    const { template, values, suggestions, previousDocument, signal } = order;
    const material = yield* this.gather(actor, order);
    const { extra, reference, citations } = material;
    yield { kind: 'stage', text: suggestions ? 'Making the suggested changes' : 'Assembling the clauses' };
    const turn = { userId: actor.userId, signal };
    const revision = await this.threads.revise(template, { values, extra, suggestions, previousDocument }, turn);
    // An earlier text is changed as it is: only what it still quotes is cited.
    const cited = citedIn(revision.content, citations);
    const assembled = {
      content: revision.content,
      draftedBy: EXTRACTIVE,
      promptVersion: null,
      values: revision.values,
      citations: cited,
      outcomes: revision.outcomes,
      unchanged: suggestions !== null && revision.content.trim() === previousDocument?.trim(),
    };
    const open = revision.outcomes.filter(({ applied }) => !applied).map(({ instruction }) => instruction);
    if (!this.model.generative) return { ...assembled, notice: joined(revisionNotice(revision.outcomes), material.notice) };
    const metered = (request: DraftRequest) =>
      this.usage.metered(this.model, { purpose: 'draft', userId: actor.userId, signal }, (terms) =>
        this.model.draft({ ...request, ...terms }),
      );
    const excerpt = reference && (await this.files.excerpt(reference, topicsOf(order), turn));
    const checks: DraftChecks = {
      inventedNames: (draft, given) => this.threads.inventedNames(draft, given, turn),
      objections: (draft, expected) => this.threads.objections(draft, expected, turn),
    };
    const drafting = improve(metered, checks, {
      scaffold: suggestions ? await this.threads.assemble(template, { values: revision.values, extra }, turn) : revision.content,
      template,
      values: revision.values,
      basis: revision.content,
      suggestions,
      open: open.join('\n') || null,
      previousDocument: suggestions ? previousDocument : null,
      reference: excerpt,
      citations: cited,
      signal,
    });
    const result = yield* withoutModel(drafting, { needsModel: open.length > 0 });
    if ('unused' in result) return { ...assembled, notice: joined(result.unused, revisionNotice(revision.outcomes), material.notice) };
    return { ...assembled, ...result, notice: material.notice, outcomes: [], unchanged: false };
  }

  /**
   * What suggestions would change, each change by itself. Where a language model wrote what rules could not, its passages are the
   * changes. Throws like `draft`.
   */
  async propose(actor: Actor, order: DraftOrder): Promise<Proposed> {
    const { template, values, signal } = order;
    const [suggestions, previousDocument] = [order.suggestions ?? '', order.previousDocument ?? ''];
    const { extra, citations, notice } = await finished(this.gather(actor, order));
    const turn = { userId: actor.userId, signal };
    const revision = { template: template.reference, values, extra, suggestions, previousDocument };
    const { changes, open } = await this.threads.propose(revision, turn);
    const byRules: Proposed = {
      values,
      extra,
      citations,
      notice,
      draftedBy: EXTRACTIVE,
      promptVersion: null,
      changes: changes.map((change) => ({ ...change, passage: null })),
      open,
    };
    if (!this.model.generative || open.length === 0) return byRules;
    const draft = await finished(this.draft(actor, order));
    if (draft.draftedBy === EXTRACTIVE) return { ...byRules, notice: joined(draft.notice) };
    const passages = await this.threads.passages({ before: previousDocument, after: draft.content }, turn);
    return {
      values: draft.values,
      extra,
      citations: draft.citations,
      notice: draft.notice,
      draftedBy: draft.draftedBy,
      promptVersion: draft.promptVersion,
      changes: passages.map(({ passage, segments, place }) => ({
        instruction: null,
        message: 'Passage reworded',
        segments,
        places: [place],
        passage,
      })),
      open: [],
    };
  }

  /** The draft with those changes of a proposal that were accepted. */
  async accept(actor: Actor, order: DraftOrder, proposed: Omit<Proposed, 'changes'>, changes: readonly ProposedPart[]): Promise<Draft> {
    const { template, signal } = order;
    const previousDocument = order.previousDocument ?? '';
    const { values, extra, citations, draftedBy, promptVersion, notice } = proposed;
    const passages = changes.flatMap(({ passage }) => passage ?? []);
    const same = { draftedBy, promptVersion, unchanged: false };
    if (passages.length > 0) {
      const content = await this.threads.withPassages({ before: previousDocument, passages }, { userId: actor.userId, signal });
      return { ...same, content, values, notice, outcomes: [], citations: citedIn(content, citations) };
    }
    const revision = await this.threads.accept(
      {
        template: template.reference,
        values,
        extra,
        previousDocument,
        instructions: changes.map(({ instruction }) => instruction ?? ''),
      },
      { userId: actor.userId, signal },
    );
    return { ...same, ...revision, notice: revisionNotice(revision.outcomes), citations: citedIn(revision.content, citations) };
  }

  private async *gather(actor: Actor, { template, values, referenceFilename, signal }: DraftOrder): AsyncGenerator<DraftStep, Material> {
    const material: Material = { extra: {}, reference: null, citations: [], notice: null };
    if (referenceFilename) {
      yield { kind: 'stage', text: 'Reading the reference document' };
      material.reference = await this.files.read(actor, referenceFilename, signal);
      const { whole } = material.reference;
      material.extra = { paragraphs: await this.threads.paragraphs(whole, { userId: actor.userId, signal }) };
    }
    if (template.context.includes(LAW)) {
      yield { kind: 'stage', text: 'Searching the library' };
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
