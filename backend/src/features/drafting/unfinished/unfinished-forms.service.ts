import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../../core/access/actor.js';
import { StorageQuota } from '../../../core/quota/storage-quota.js';
import { openForAnswer } from '../../../core/answers/answer-budget.js';
import { ValidationError } from '../../../core/errors/common-errors.js';
import { TemplateCatalogue } from '../../templates/custom/template-catalogue.js';
import { UnfinishedForm } from './unfinished-form.entity.js';
import { type UnfinishedEntries, UnfinishedSeal } from './unfinished-seal.js';
import type { UnfinishedFormInput } from './unfinished.inputs.js';
import type { DiscardedForm, UnfinishedFormView } from './unfinished.views.js';

/** Characters of all entries of one form with their names. */
const SIZE_MAX = 200_000;
const ENTRIES_MAX = 300;
const NAME_MAX = 255;
/** Unfinished forms of one user; there are fewer types. */
const FORMS_MAX = 500;

/**
 * Keeps what was entered in a form until a document is generated from it, so that neither a logout nor another device loses it: one form for
 * each user and document type, the last writer's.
 */
@Injectable()
export class UnfinishedForms {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly templates: TemplateCatalogue,
    private readonly seal: UnfinishedSeal,
    private readonly quota: StorageQuota,
  ) {}

  /**
   * The user's unfinished forms for an answer, last changed first.
   * @param documentType only that of this type
   * @throws AnswerTooLargeError before they are read
   */
  async listForAnswer(user: Pick<Actor, 'userId'>, documentType?: string | null): Promise<UnfinishedFormView[]> {
    const [stored] = await this.database.query<{ bytes: string }[]>(
      `select coalesce(sum(octet_length(sealed)), 0) as bytes from unfinished_forms where owner_id = $1 and coalesce(document_type = $2, true)`,
      [user.userId, documentType ?? null],
    );
    await openForAnswer(Number(stored?.bytes ?? 0));
    return this.list(user, documentType);
  }

  /** The user's unfinished forms, last changed first. @param documentType only that of this type */
  async list({ userId }: Pick<Actor, 'userId'>, documentType?: string | null): Promise<UnfinishedFormView[]> {
    const rows = await this.database.manager.find(UnfinishedForm, {
      where: documentType ? { ownerId: userId, documentType } : { ownerId: userId },
      select: { id: true, documentType: true, sealed: true, updatedAt: true },
      order: { updatedAt: 'DESC' },
      take: FORMS_MAX,
    });
    return rows.map((row) => ({
      documentType: row.documentType,
      updatedAt: row.updatedAt,
      ...this.seal.open(row.id, row.sealed),
    }));
  }

  /**
   * Keeps the entries in place of those that were kept for this type; a form without any entry is no longer kept.
   * @throws UnknownDocumentTypeError, TemplateWithdrawnError, ValidationError
   */
  async keep({ userId }: Actor, { documentType, templateData, extra }: UnfinishedFormInput): Promise<UnfinishedFormView> {
    const entries: UnfinishedEntries = { templateData: texts('template_data', templateData), extra: texts('extra', extra ?? {}) };
    const size = JSON.stringify(entries).length;
    if (size > SIZE_MAX)
      throw new ValidationError([{ field: 'template_data', message: `The entries must be at most ${SIZE_MAX} characters together` }]);
    await this.templates.get(documentType);
    const updatedAt = new Date();
    const isEmpty = [...Object.values(entries.templateData), ...Object.values(entries.extra)].every((text) => text.trim() === '');
    await this.quota.ensureRoom(userId, isEmpty ? 0 : size);
    if (isEmpty) await this.remove(this.database.manager, userId, documentType);
    else await this.write({ id: randomUUID(), ownerId: userId, documentType, updatedAt }, entries);
    return { documentType, updatedAt, ...entries };
  }

  /** What is sealed is bound to the id of its row, so that a row which is rewritten has a new one. */
  private async write({ id, ownerId, documentType, updatedAt }: Omit<UnfinishedForm, 'sealed'>, entries: UnfinishedEntries): Promise<void> {
    await this.database.query(
      `insert into unfinished_forms (id, owner_id, document_type, sealed, updated_at) values ($1, $2, $3, $4, $5)
       on conflict (owner_id, document_type) do update set id = excluded.id, sealed = excluded.sealed, updated_at = excluded.updated_at`,
      [id, ownerId, documentType, this.seal.seal(id, entries), updatedAt],
    );
  }

  /** Forgets the entries of this type; it is not an error if there were none. */
  async discard({ userId }: Actor, documentType: string): Promise<DiscardedForm> {
    await this.remove(this.database.manager, userId, documentType);
    return { documentType };
  }

  /** Once a document was generated from the form there is nothing unfinished. */
  async remove(manager: EntityManager, ownerId: string, documentType: string): Promise<void> {
    await manager.delete(UnfinishedForm, { ownerId, documentType });
  }
}

/** @throws ValidationError */
function texts(field: string, values: Record<string, unknown>): Record<string, string> {
  const entries = Object.entries(values).filter(([, value]) => value !== null);
  const isRight = entries.every(([name, value]) => name.length <= NAME_MAX && typeof value === 'string');
  if (!isRight || entries.length > ENTRIES_MAX)
    throw new ValidationError([{ field, message: `${field} must hold at most ${ENTRIES_MAX} texts by their names` }]);
  return Object.fromEntries(entries) as Record<string, string>;
}
