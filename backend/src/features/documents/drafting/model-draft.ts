import type { DraftEvent, DraftRequest } from '../../../ports/language-model/language-model.js';
import type { TemplateForm } from '../template/document-template.js';
import type { FormValues } from '../template/form-values.js';
import type { QuotedLaw } from '../versions/version-seal.js';
import type { DraftExpectations } from '../checks/draft-check.js';
import type { DraftStep } from './draft-step.js';

export interface ModelOrder {
  template: TemplateForm;
  values: FormValues;
  /** The clauses filled in. */
  scaffold: string;
  /** What would be given without a model. */
  basis: string;
  suggestions: string | null;
  /** Those of them that are not plain. */
  open: string | null;
  previousDocument: string | null;
  reference: { filename: string; text: string } | null;
  citations: readonly QuotedLaw[];
  signal?: AbortSignal;
}

export interface ModelDraft {
  content: string;
  draftedBy: string;
  promptVersion: string | null;
}

/** One call of the model. */
export type DraftCall = (request: DraftRequest) => AsyncIterable<DraftEvent>;

export interface DraftChecks {
  /** Persons and companies that the draft names and `given` does not. */
  inventedNames: (draft: string, given: string) => Promise<string[]>;
  /** Why a draft is not good enough; none when it is. */
  objections: (draft: string, expected: DraftExpectations) => Promise<string[]>;
}

/** A second draft, after one that loses or changes something. */
const ATTEMPTS = 2;

/** A model named somebody that nobody spoke of; its draft is not shown to anyone who could sign it. */
export class InventedPartyError extends Error {
  constructor() {
    super('the draft names a party that was not given');
  }
}

/**
 * Lets the model finish a document, and looks at what it did. A draft that loses a value, a clause or a reference is asked for once
 * more; then its objections are the result.
 * @throws InventedPartyError, LanguageModelError
 */
export async function* improve(
  draftWith: DraftCall,
  checks: DraftChecks,
  order: ModelOrder,
): AsyncGenerator<DraftStep, ModelDraft | { objections: string[] }> {
  const { template, values, basis, suggestions, open, citations } = order;
  const request = requestOf(order);
  let objections: string[] = [];
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    yield { kind: 'stage', text: attempt === 1 ? 'Drafting' : 'Drafting once more' };
    const draft = yield* written(draftWith, { ...request, objections });
    yield { kind: 'stage', text: 'Checking the draft' };
    if ((await checks.inventedNames(draft.content, givenTo(request))).length > 0) throw new InventedPartyError();
    objections = await checks.objections(draft.content, {
      fields: template.fields,
      values,
      basis,
      open,
      revising: suggestions !== null,
      citations,
    });
    if (objections.length === 0) return draft;
    yield { kind: 'restart', text: '' };
  }
  return { objections };
}

function requestOf({ template, values, scaffold, suggestions, previousDocument, reference, signal }: ModelOrder): DraftRequest {
  return {
    scaffold,
    documentLabel: template.label,
    values: template.fields.flatMap(({ name, label }) => (values[name] ? [{ label, value: values[name] }] : [])),
    suggestions: suggestions ?? undefined,
    previousDocument: previousDocument ?? undefined,
    reference: reference ?? undefined,
    signal,
  };
}

const givenTo = ({ scaffold, values, suggestions, previousDocument, reference }: DraftRequest): string =>
  [scaffold, ...values.map(({ value }) => value), suggestions, previousDocument, reference?.text].filter(Boolean).join('\n');

async function* written(draftWith: DraftCall, request: DraftRequest): AsyncGenerator<DraftStep, ModelDraft> {
  let content = '';
  let draftedBy = '';
  let promptVersion: string | null = null;
  for await (const event of draftWith(request)) {
    if (event.type === 'text') {
      content += event.text;
      yield { kind: 'text', text: event.text };
    } else {
      if (event.stopReason !== 'complete') throw new Error(`the model stopped early: ${event.stopReason}`);
      ({ draftedBy, promptVersion } = event);
    }
  }
  if (content.trim() === '') throw new Error('the model wrote nothing');
  return { content, draftedBy, promptVersion };
}
