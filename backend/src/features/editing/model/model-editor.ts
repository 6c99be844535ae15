import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../core/access/actor.js';
import { ConfidentialMatterError } from '../../../core/confidentiality/confidential-matter.error.js';
import type { ContentOrigin } from '../../../core/confidentiality/content-origin.js';
import { TextTooComplexError } from '../../../core/concurrency/text-too-complex.error.js';
import { loggers } from '../../../core/observability/loggers.js';
import { LanguageModelError } from '../../../ports/language-model/errors.js';
import { type EditsEvent, type EditsRequest, LanguageModel, type ModelQuestion } from '../../../ports/language-model/language-model.js';
import { ModelBudgetError } from '../../model-usage/model-usage.errors.js';
import { ModelUsageService } from '../../model-usage/model-usage.service.js';
import type { ClaimedEdit } from '../judging/judge-edits.js';
import type { SuggestionQuestion } from '../following/follow-suggestions.js';
import type { EditPart } from '../parts/edit-part.js';
import type { ClaimedValue } from '../parts/judged-values.js';
import type { TemplateForm } from '../../templates/engine/document-template.js';
import type { FormValues } from '../../templates/form/form-values.js';
import { EditThreads } from '../threads/edit-threads.js';
import type { TextTurn } from '../../../core/concurrency/text-threads.js';
import { FREE_TEXTS } from './free-texts.js';
import { notUsed, refusedNotice, whyNot } from './model-notice.js';

/** A draft that a model is to propose changes of. */
export interface EditOrder {
  template: TemplateForm;
  values: FormValues;
  /** What the template needs besides the form. */
  extra: Record<string, unknown>;
  content: string;
  reference: { filename: string; text: string } | null;
  /** What all of it comes from. */
  origin: ContentOrigin;
}

/** What a model came to, as far as the draft and the instructions bear it out. */
export interface ModelEdits {
  instructions: readonly string[];
  parts: EditPart[];
  /** What it asks about instructions. */
  questions: SuggestionQuestion[];
  /** Instructions for which no part and no question is there; rules are to look at them. */
  left: string[];
  /** Edits that were refused. */
  refused: number;
  /** Why it was not used, in words for the reader; null where it was. */
  notice: string | null;
  editedBy: string;
  promptVersion: string | null;
}

const RULES_ALONE = 'so your suggestions were followed by rules alone.';
const AS_ASSEMBLED = 'so it looked at nothing that you wrote: the document is as assembled from your form.';

/** Asks the language model for changes of a draft, and keeps of them what the draft and the instructions bear out. It never fails for the model's sake. */
@Injectable()
export class ModelEditor {
  constructor(
    private readonly model: LanguageModel,
    private readonly usage: ModelUsageService,
    private readonly threads: EditThreads,
  ) {}

  /** Whether there is a model to be asked. */
  get isSet(): boolean {
    return this.model.generative;
  }

  /** Changes that suggestions ask for. @throws TextTooComplexError, TooManyWaitingError, the signal's reason */
  async suggested(actor: Actor, suggestions: string, order: EditOrder, signal?: AbortSignal): Promise<ModelEdits> {
    const turn = { userId: actor.userId, signal };
    const instructions = await this.threads.instructions(suggestions, turn);
    const asked = await this.ask({ task: 'suggestions', instructions }, order, RULES_ALONE, turn);
    if ('notice' in asked) return { ...NOTHING, instructions, left: [...instructions], notice: asked.notice };
    const { content, values, extra, template, reference } = order;
    const given = [...Object.values(values), reference?.text ?? ''].join('\n');
    const judging = { content, instructions, values, extra, ...claimed(asked.edits), given };
    const judged = await readInTime(this.threads.judge(template, judging, turn), turn);
    if (!judged) return { ...NOTHING, instructions, left: [...instructions], notice: notUsed('nothing', RULES_ALONE) };
    const { parts, refused } = judged;
    const questions = questionsOf(asked.questions, instructions, parts);
    const done = new Set([
      ...parts.flatMap(({ asked: isAsked, instruction }) => (isAsked ? (instruction ?? []) : [])),
      ...questions.map(({ instruction }) => instruction),
    ]);
    note(refused, asked);
    return {
      instructions,
      parts,
      questions,
      left: instructions.filter((instruction) => !done.has(instruction)),
      refused: refused.length + asked.unusable,
      notice: refusedNotice(refused.length + asked.unusable),
      editedBy: asked.editedBy,
      promptVersion: asked.promptVersion,
    };
  }

  /** Better wording of the free texts of a form, which is only offered. Null where the draft has none. Throws like `suggested`. */
  async wording(actor: Actor, order: EditOrder, signal?: AbortSignal): Promise<ModelEdits | null> {
    const turn = { userId: actor.userId, signal };
    const { template, values, content } = order;
    const fields = template.fields.filter(({ name, type }) => type === 'textarea' && FREE_TEXTS.test(name));
    const written = fields.flatMap(({ name, label }) => (values[name] ? [{ label, value: values[name] }] : []));
    const parts = written.length > 0 ? await this.threads.freeTexts({ content, parts: written }, turn) : [];
    if (parts.length === 0) return null;
    const instructions = parts.map(({ label }) => label);
    const asked = await this.ask({ task: 'wording', instructions }, order, AS_ASSEMBLED, turn);
    if ('notice' in asked) return { ...NOTHING, instructions, notice: asked.notice };
    const given = [content, ...Object.values(values)].join('\n');
    const { edits, sets } = claimed(asked.edits);
    const judged = await readInTime(this.threads.judgeWording({ content, parts, edits, given }, turn), turn);
    if (!judged) return { ...NOTHING, instructions, notice: notUsed('nothing', AS_ASSEMBLED) };
    note(judged.refused, asked);
    return {
      ...NOTHING,
      instructions,
      parts: judged.parts,
      refused: judged.refused.length + sets.length + asked.unusable,
      editedBy: asked.editedBy,
      promptVersion: asked.promptVersion,
    };
  }

  private async ask(
    { task, instructions }: Pick<EditsRequest, 'task' | 'instructions'>,
    { template, values, content, reference, origin }: EditOrder,
    instead: string,
    turn: TextTurn,
  ): Promise<EditsEvent | { notice: string }> {
    const lines = await this.threads.lines(content, turn);
    const request: EditsRequest = {
      task,
      documentLabel: template.label,
      lines,
      values: template.fields.flatMap(({ name, label }) => (values[name] ? [{ label, value: values[name] }] : [])),
      instructions,
      reference: reference ?? undefined,
    };
    try {
      const events = this.usage.metered(this.model, { purpose: 'draft', origin, ...turn }, (terms) =>
        this.model.edits({ ...request, ...terms }),
      );
      for await (const event of events) {
        if (event.stopReason !== 'complete') return { notice: notUsed(event.stopReason, instead) };
        return event;
      }
    } catch (error) {
      turn.signal?.throwIfAborted();
      if (error instanceof ConfidentialMatterError) return { notice: `The language model was not used, ${instead} ${error.message}` };
      if (!(error instanceof LanguageModelError) && !(error instanceof ModelBudgetError)) throw error;
      loggers.model.warn({ reason: error instanceof LanguageModelError ? error.reason : error.code }, 'a draft goes on without the model');
      return {
        notice: error instanceof ModelBudgetError ? `The language model was not used, ${instead} ${error.message}` : whyNot(error, instead),
      };
    }
    return { notice: notUsed('nothing', instead) };
  }
}

const NOTHING: ModelEdits = {
  instructions: [],
  parts: [],
  questions: [],
  left: [],
  refused: 0,
  notice: null,
  editedBy: '',
  promptVersion: null,
};

/** What a model writes may be too much to look at; null then. */
async function readInTime<T>(judging: Promise<T>, { signal }: TextTurn): Promise<T | null> {
  try {
    return await judging;
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof TextTooComplexError)) throw error;
    return null;
  }
}

/** Edits of lines, and values of the form. */
function claimed(proposed: EditsEvent['edits']): { edits: ClaimedEdit[]; sets: ClaimedValue[] } {
  return {
    edits: proposed.flatMap(({ instruction, ...operation }) => (operation.do === 'set_value' ? [] : [{ instruction, operation }])),
    sets: proposed.flatMap((edit) =>
      edit.do === 'set_value' ? [{ instruction: edit.instruction, field: edit.field, value: edit.value }] : [],
    ),
  };
}

/** The first question about each instruction that nothing else came of; a choice is sent with the instruction that it is about. */
function questionsOf(
  questions: readonly ModelQuestion[],
  instructions: readonly string[],
  parts: readonly EditPart[],
): SuggestionQuestion[] {
  const done = new Set(parts.flatMap((part) => (part.asked ? (part.instruction ?? []) : [])));
  const asked = new Map<string, ModelQuestion>();
  for (const question of questions) {
    const instruction = instructions[question.instruction - 1];
    if (instruction !== undefined && !done.has(instruction) && !asked.has(instruction)) asked.set(instruction, question);
  }
  return [...asked].map(([instruction, { question, choices }]) => ({
    instruction,
    question,
    choices: choices.map((label) => ({ label, suggestion: `${instruction.replace(/[.;\s]{1,10}$/, '')}: ${label}` })),
  }));
}

/** For operators, and without a word of anybody's text. */
function note(refused: readonly { reason: string }[], { edits, unusable }: EditsEvent): void {
  if (refused.length === 0 && unusable === 0) return;
  loggers.model.warn({ edits: edits.length, refused: refused.map(({ reason }) => reason), unusable }, 'edits of the model were refused');
}
