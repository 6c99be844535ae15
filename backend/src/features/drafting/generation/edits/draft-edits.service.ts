import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../core/access/actor.js';
import { ValidationError } from '../../../../core/errors/common-errors.js';
import { TemplateCatalogue } from '../../../templates/custom/template-catalogue.js';
import type { TypedEdit } from '../../../editing/parts/typed-edits.js';
import { DocumentThreads } from '../../threads/document-threads.js';
import { VersionReader } from '../../versions/version-reader.js';
import { DraftChangedError, VersionNotFoundError } from '../../versions/versions.errors.js';
import { VersionsService } from '../../versions/versions.service.js';
import type { DraftEditInput, EditDocumentInput } from './draft-edits.inputs.js';
import type { EditedDocumentView } from './draft-edits.views.js';

/** Changes kept documents by named operations, for programs that know which line they mean. */
@Injectable()
export class DraftEditsService {
  constructor(
    private readonly reader: VersionReader,
    private readonly versions: VersionsService,
    private readonly templates: TemplateCatalogue,
    private readonly threads: DocumentThreads,
  ) {}

  /**
   * Makes all of the edits and keeps the text as the next version, or none of them. Free of charge.
   * @throws DocumentNotFoundError, VersionNotFoundError, DraftChangedError, ValidationError, TooManyVersionsError, RateLimitedError, TextTooComplexError
   */
  async edit(actor: Actor, { documentId, versionId, edits }: EditDocumentInput, signal?: AbortSignal): Promise<EditedDocumentView> {
    const { userId } = actor;
    const document = await this.reader.document(userId, documentId);
    const base = await this.reader.version(userId, versionId);
    if (base.documentId !== document.id) throw new VersionNotFoundError();
    const newest = (await this.reader.newest(userId, [document.id])).get(document.id);
    if (newest?.id !== base.id) throw new DraftChangedError();
    const typed = edits.map(typedEdit);
    const [content, form] = [await this.reader.contentOf(userId, base.id), await this.reader.formOf(userId, base.id)];
    // A template that is gone has no form any more; the words of its drafts can be edited all the same.
    const template = typed.some((edit) => edit.do === 'set_value') ? await this.templates.get(document.documentType) : null;
    const made = await this.threads.edit(template, { values: form.values, content, edits: typed }, { userId, signal });
    if (made.problems.length > 0)
      throw new ValidationError(made.problems.map(({ index, message }) => ({ field: `edits.${index}`, message })));
    const version = await this.versions.saveEdits(actor, base, made);
    return { documentContent: made.content, version, versionId: version.id, suggestionReport: made.outcomes };
  }
}

const NEEDS: Readonly<Record<DraftEditInput['do'], readonly (keyof DraftEditInput)[]>> = {
  edit: ['line', 'old', 'new'],
  insert: ['line', 'text'],
  remove: ['line'],
  move: ['line', 'after'],
  merge: ['line', 'into'],
  split: ['line', 'at'],
  rename: ['from', 'to'],
  set_value: ['field', 'value'],
};

/** @throws ValidationError that names what an edit lacks, or has besides */
function typedEdit(edit: DraftEditInput, index: number): TypedEdit {
  const needed = NEEDS[edit.do];
  const given = (Object.keys(edit) as (keyof DraftEditInput)[]).filter((name) => edit[name] !== undefined && edit[name] !== null);
  const lacks = needed.filter((name) => !given.includes(name));
  const besides = given.filter((name) => name !== 'do' && name !== 'instruction' && !needed.includes(name));
  if (lacks.length + besides.length > 0)
    throw new ValidationError([{ field: `edits.${index}`, message: `${edit.do} takes ${needed.join(', ')}` }]);
  return { ...edit, instruction: edit.instruction ?? null } as TypedEdit;
}
