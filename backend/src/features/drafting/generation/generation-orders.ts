import { Injectable } from '@nestjs/common';
import { withinTime } from '../../../core/concurrency/time-guard.js';
import type { Actor } from '../../../core/access/actor.js';
import { holdsScope } from '../../../core/access/keys/key-scopes.js';
import type { GenerateDocumentInput } from '../documents.inputs.js';
import { suggestionsOf } from './generation-request.js';
import type { DraftOrder } from '../composing/composed-draft.js';
import { MatterAccess } from '../../../core/sharing/matter-access.js';
import { MattersService } from '../../matters/matters.service.js';
import { TemplateCatalogue } from '../../templates/custom/template-catalogue.js';
import { checkedValues, type FormValues } from '../../templates/form/form-values.js';
import { VersionReader } from '../versions/version-reader.js';
import type { VersionForm } from '../versions/version-seal.js';
import { DocumentOutsideMatterError, OtherDocumentTypeError } from '../versions/versions.errors.js';

/** A request that passed every check which costs nothing. */
export interface GenerationOrder extends DraftOrder {
  /** The form as it was sent; `values` are with what earlier suggestions changed. */
  given: FormValues;
}

/** Reads a request for a document: form, suggestions, and which kept document it goes on from. */
@Injectable()
export class GenerationOrders {
  constructor(
    private readonly templates: TemplateCatalogue,
    private readonly reader: VersionReader,
    private readonly matters: MattersService,
    private readonly access: MatterAccess,
  ) {}

  /** @throws UnknownDocumentTypeError, TemplateWithdrawnError, ValidationError, SuggestionsMissingError, DocumentNotFoundError, OtherDocumentTypeError, MatterNotFoundError, DocumentOutsideMatterError */
  async from(actor: Actor, input: GenerateDocumentInput, signal?: AbortSignal): Promise<GenerationOrder> {
    const template = await this.templates.get(input.documentType);
    const given = await withinTime(() => checkedValues(template.fields, input.templateData));
    const suggestions = suggestionsOf(input);
    const previousDocument = input.regenerateFresh ? null : input.previousDocument?.replace(/\r\n?/g, '\n') || null;
    const base = await this.base(actor, input, previousDocument);
    return {
      template,
      given,
      values: base.form ? carriedOver(given, base.form) : given,
      suggestions,
      previousDocument,
      referenceFilename: input.referenceFilename ?? null,
      documentId: base.documentId,
      matterId: await this.matterOf(actor, input.matterId ?? null, base.documentId),
      signal,
    };
  }

  /**
   * The matter that a document is drafted in: its own, so that no client can forget the wall; whoever drafts has to be able to write in it.
   * @param matterId where a new document begins
   * @throws KeyScopeError, MatterNotFoundError, MatterRoleError, DocumentOutsideMatterError
   */
  async matterOf(actor: Actor, matterId: string | null, documentId: string | null): Promise<string | null> {
    const named = matterId === null ? null : await this.matters.require(actor, matterId, 'write');
    const document = documentId === null ? undefined : (await this.reader.documentsById(actor.userId, [documentId])).get(documentId);
    if (!document) return named;
    const { matterId: own } = document;
    if (named !== null && named !== own) throw new DocumentOutsideMatterError();
    await this.access.ensure(actor.userId, 'write', document);
    return own;
  }

  /** The kept version that a previous text is, or comes from. */
  private async base(actor: Actor, input: GenerateDocumentInput, previousDocument: string | null) {
    const { userId } = actor;
    const document = input.documentId ? await this.reader.document(userId, input.documentId) : null;
    if (document && document.documentType !== input.documentType) throw new OtherDocumentTypeError();
    if (!previousDocument) return { documentId: document?.id ?? null, form: null };
    const version =
      (await this.reader.withContent(userId, input.documentType, previousDocument, document?.id)) ??
      // A form that is not behind the text which was sent would speak through the draft.
      (document && holdsScope(actor, 'DOCUMENTS_READ') ? (await this.reader.newest(userId, [document.id])).get(document.id) : null);
    return {
      documentId: document?.id ?? version?.documentId ?? null,
      form: version ? await this.reader.formOf(userId, version.id) : null,
    };
  }
}

/** What earlier suggestions changed stays changed, unless the form itself says something new. */
function carriedOver(given: FormValues, { given: before, values }: VersionForm): FormValues {
  const carried = new Map(Object.entries(given));
  for (const name of Object.keys({ ...before, ...values })) {
    if (given[name] !== before[name]) continue;
    if (values[name] === undefined) carried.delete(name);
    else carried.set(name, values[name]);
  }
  return Object.fromEntries(carried);
}
