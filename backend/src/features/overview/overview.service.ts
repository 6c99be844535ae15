import { Injectable } from '@nestjs/common';
import { DailyCounts } from '../../core/observability/daily-counts.js';
import { TokensService } from '../tokens/tokens.service.js';
import { UsersService } from '../accounts/users.service.js';
import type { DayOfActivity } from './overview.views.js';

const DAY_MS = 86_400_000;

/** What was done with the product, day by day. */
@Injectable()
export class OverviewService {
  constructor(
    private readonly users: UsersService,
    private readonly tokens: TokensService,
    private readonly counts: DailyCounts,
  ) {}

  /** @param days how many; today is the last of them. @returns each of them, oldest first, also those on which nothing was done */
  async activity(days: number, now = new Date()): Promise<DayOfActivity[]> {
    const today = Math.floor(now.getTime() / DAY_MS);
    const since = new Date((today - days + 1) * DAY_MS);
    const [newUsers, drafts, answered, unanswered] = await Promise.all([
      this.users.createdSince(since),
      this.tokens.settledSince(since),
      this.counts.since(since, 'question.answered'),
      this.counts.since(since, 'question.unanswered'),
    ]);
    return Array.from({ length: days }, (_, index) => {
      const day = new Date(since.getTime() + index * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
      const of = (counts: ReadonlyMap<string, number>): number => counts.get(day) ?? 0;
      return { day, newUsers: of(newUsers), drafts: of(drafts), answered: of(answered), unanswered: of(unanswered) };
    });
  }
}
