import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { dayStart } from './budget-day.js';
import { ModelUsageRow, type UsagePurpose } from './model-usage.entity.js';
import { type ModelUsageReport, type ModelUsageTotals, UsagePurposeName } from './model-usage.views.js';
import { enumValue } from '../../core/graphql/enum-value.js';

const DAY_MS = 86_400_000;
/** Models that a report lists; those that cost most come first. */
const MODELS_MAX = 50;

const SUMS = `count(*)::int as calls, (count(*) filter (where outcome = 'failed'))::int as failures,
  coalesce(sum(input_tokens), 0)::float8 as "inputTokens", coalesce(sum(output_tokens), 0)::float8 as "outputTokens",
  coalesce(sum(cache_read_tokens), 0)::float8 as "cacheReadTokens", coalesce(sum(cache_write_tokens), 0)::float8 as "cacheWriteTokens",
  sum(cost_micro_usd)::float8 as "costMicroUsd", coalesce(round(avg(duration_ms)), 0)::int as "meanDurationMs"`;

type SumRow = ModelUsageTotals & { day: string | null; model: string | null; purpose: UsagePurpose | null };

/** What the language model has used, added up for administrators. */
@Injectable()
export class UsageReports {
  constructor(@InjectRepository(ModelUsageRow) private readonly rows: Repository<ModelUsageRow>) {}

  /** @param days today is the last of them; days are those of UTC */
  async report(days: number, now = new Date()): Promise<ModelUsageReport> {
    const since = firstDay(days, now);
    const rows = await this.rows.query<SumRow[]>(
      `select ${SUMS}, day, model, purpose
       from (select *, to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day from model_usage where at >= $1) as calls
       group by grouping sets ((), (day), (model), (purpose))
       order by day, "costMicroUsd" desc nulls last, model, purpose`,
      [since],
    );
    const part = <K extends 'day' | 'model' | 'purpose'>(key: K) =>
      rows.flatMap((row) => (row[key] === null ? [] : [{ key: row[key], totals: totalsOf(row) }]));
    const whole = rows.find(({ day, model, purpose }) => day === null && model === null && purpose === null);
    return {
      since,
      total: whole ? totalsOf(whole) : NOTHING,
      byDay: part('day').map(({ key, totals }) => ({ day: key, totals })),
      byModel: part('model')
        .slice(0, MODELS_MAX)
        .map(({ key, totals }) => ({ model: key, totals })),
      byPurpose: part('purpose').map(({ key, totals }) => ({ purpose: enumValue(UsagePurposeName, key), totals })),
    };
  }

  /** @see report */
  async totals(days: number, now = new Date()): Promise<ModelUsageTotals> {
    const [row] = await this.rows.query<ModelUsageTotals[]>(`select ${SUMS} from model_usage where at >= $1`, [firstDay(days, now)]);
    return row ?? NOTHING;
  }
}

const NOTHING: ModelUsageTotals = {
  calls: 0,
  failures: 0,
  inputTokens: 0,
  outputTokens: 0,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
  costMicroUsd: null,
  meanDurationMs: 0,
};

function totalsOf({ day: _day, model: _model, purpose: _purpose, ...totals }: SumRow): ModelUsageTotals {
  return totals;
}

/** Midnight of UTC at which the first of so many days began. */
const firstDay = (days: number, now: Date): Date => new Date(dayStart(now).getTime() - (days - 1) * DAY_MS);
