import { describe, expect, it } from '@jest/globals';
import type { DailyCounts } from '../../core/observability/daily-counts.js';
import type { TokensService } from '../tokens/tokens.service.js';
import type { UsersService } from '../accounts/users.service.js';
import { OverviewService } from './overview.service.js';

describe('OverviewService', () => {
  it('gives every day up to today, also across the end of a month, with 0 where nothing was done', async () => {
    const asked: string[] = [];
    const counts = (day: string, count: number) => (since: Date) => {
      asked.push(since.toISOString());
      return Promise.resolve(new Map([[day, count]]));
    };
    const overview = new OverviewService(
      { createdSince: counts('2026-02-01', 2) } as unknown as UsersService,
      { settledSince: counts('2026-01-31', 3) } as unknown as TokensService,
      {
        since: (since: Date, what: string) => counts('2026-02-01', what === 'question.answered' ? 5 : 1)(since),
      } as unknown as DailyCounts,
    );
    expect(await overview.activity(3, new Date('2026-02-01T23:59:00Z'))).toEqual([
      { day: '2026-01-30', newUsers: 0, drafts: 0, answered: 0, unanswered: 0 },
      { day: '2026-01-31', newUsers: 0, drafts: 3, answered: 0, unanswered: 0 },
      { day: '2026-02-01', newUsers: 2, drafts: 0, answered: 5, unanswered: 1 },
    ]);
    expect(new Set(asked)).toEqual(new Set(['2026-01-30T00:00:00.000Z']));
  });
});
