import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../core/access/actor.js';
import { LanguageModel, type DraftEvent } from '../../../ports/language-model/language-model.js';
import { ReferenceFilesService, type ReferenceText } from '../../reference-files/reference-files.service.js';
import { numberedParagraphs } from './numbered-paragraphs.js';
import { withSuggestions } from '../revision/suggestions.js';
import type { DocumentTemplate } from '../template-store.js';
import type { FormValues } from '../values.js';
import type { QuotedLaw } from '../versions/version-seal.js';

/** What happens while a document is drafted; `restart` withdraws the text so far. */
export interface DraftStep {
  kind: 'stage' | 'text' | 'restart';
  text: string;
}

export interface Draft {
  content: string;
  draftedBy: string;
  promptVersion: string | null;
  notice: string | null;
  /** The form with what suggestions changed. */
  values: FormValues;
  citations: QuotedLaw[];
}

export interface DraftOrder {
  template: DocumentTemplate;
  values: FormValues;
  suggestions: string | null;
  previousDocument: string | null;
  referenceFilename: string | null;
  signal?: AbortSignal;
}

/** Composes a document: clauses filled in, and improved by the language model where one is configured. */
@Injectable()
export class Drafting {
  constructor(
    private readonly model: LanguageModel,
    private readonly files: ReferenceFilesService,
  ) {}

  /** @throws FileNotFoundError, FileUnreadableError, LanguageModelError */
  async *draft(actor: Actor, order: DraftOrder): AsyncGenerator<DraftStep, Draft> {
    const { template, values, suggestions, previousDocument, signal } = order;
    const reference = order.referenceFilename ? await this.files.text(actor, order.referenceFilename, signal) : null;
    const extra = reference ? { reference_name: reference.filename, paragraphs: numberedParagraphs(wholeText(reference)) } : {};
    if (!this.model.generative) {
      const { content, notice } = withSuggestions(template, values, extra, suggestions);
      return { content, draftedBy: 'extractive', promptVersion: null, notice, values, citations: [] };
    }
    const scaffold = template.assemble(values, extra);
    const events = this.model.draft({
      scaffold,
      documentLabel: template.label,
      values: template.fields.flatMap(({ name, label }) => (values[name] ? [{ label, value: values[name] }] : [])),
      suggestions: suggestions ?? undefined,
      previousDocument: previousDocument ?? undefined,
      reference: reference ? { filename: reference.filename, text: wholeText(reference) } : undefined,
      signal,
    });
    return { ...(yield* collected(events)), values };
  }
}

const wholeText = ({ pages }: ReferenceText): string => pages.map(({ text }) => text).join('\n');

async function* collected(events: AsyncIterable<DraftEvent>): AsyncGenerator<DraftStep, Omit<Draft, 'values'>> {
  let content = '';
  let draftedBy = '';
  let promptVersion: string | null = null;
  for await (const event of events) {
    if (event.type === 'text') {
      content += event.text;
      yield { kind: 'text', text: event.text };
    } else {
      if (event.stopReason !== 'complete') throw new Error(`the model stopped early: ${event.stopReason}`);
      ({ draftedBy, promptVersion } = event);
    }
  }
  if (content.trim() === '') throw new Error('the model wrote nothing');
  return { content, draftedBy, promptVersion, notice: null, citations: [] };
}
