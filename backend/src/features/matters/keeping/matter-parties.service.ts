import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, IsNull } from 'typeorm';
import type { Actor } from '../../../core/access/actor.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { normalized } from '../../../core/text/normalized.js';
import { ROWS_AT_ONCE } from './matter-limits.js';
import { MatterSeal } from './matter-seal.js';
import { Matter } from './matters.entity.js';

/** A name as it is compared: in any case of letters and with any white space. */
export const comparedName = (name: string): string => normalized(name, 'NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();

/** Which matters somebody takes part in. */
@Injectable()
export class MatterParties {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly seal: MatterSeal,
    private readonly limits: RateLimits,
  ) {}

  /**
   * The owner's matters that name a party so. What stands in matters is sealed: all of them are opened, in batches.
   * @param most as many are told at most
   * @throws RateLimitedError
   */
  async mattersOf({ userId: ownerId }: Actor, name: string, most: number): Promise<{ id: string; title: string }[]> {
    await this.limits.consume('matter-search-user', ownerId);
    const found: { id: string; title: string }[] = [];
    const wanted = comparedName(name);
    const rows = await this.database.manager.find(Matter, {
      where: { ownerId, deletedAt: IsNull() },
      order: { updatedAt: 'DESC', id: 'DESC' },
    });
    for (const [index, { id, sealed }] of rows.entries()) {
      if (index > 0 && index % ROWS_AT_ONCE === 0) await setImmediate();
      const { title, parties } = this.seal.facts(id, sealed);
      if (parties.some((party) => comparedName(party.name) === wanted)) found.push({ id, title });
      if (found.length >= most) break;
    }
    return found;
  }
}
