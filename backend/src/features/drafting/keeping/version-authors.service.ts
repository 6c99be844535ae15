import { Injectable } from '@nestjs/common';
import { AccountDirectory } from '../../../core/access/account-directory.js';
import type { Actor } from '../../../core/access/actor.js';
import type { DocumentVersion } from '../versions/versions.entity.js';
import type { VersionAuthor } from './version-author.views.js';

/** Names who made versions, for somebody who reads them. */
@Injectable()
export class VersionAuthors {
  constructor(private readonly accounts: AccountDirectory) {}

  /** In the order of the versions; null where it was not noted, or the account is gone. */
  async of({ userId }: Actor, versions: readonly Pick<DocumentVersion, 'authorId'>[]): Promise<(VersionAuthor | null)[]> {
    const ids = new Set(versions.flatMap(({ authorId }) => authorId ?? []));
    const people = await this.accounts.people([...ids]);
    return versions.map(({ authorId }) => {
      const person = authorId === null ? undefined : people.get(authorId);
      return authorId !== null && person ? { userId: authorId, name: person.name, isYou: authorId === userId } : null;
    });
  }
}
