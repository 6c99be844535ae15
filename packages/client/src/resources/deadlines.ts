import type {
  CountDeadlineQuery,
  CountDeadlineQueryVariables,
  DeadlineRowPartsFragment,
  DeadlineRowsQueryVariables,
} from '../gql/graphql.js';
import { COUNT_DEADLINE, DEADLINE_ROWS } from '../operations/law.js';
import { everyRow } from '../pages.js';
import type { CallOptions, Transport } from '../transport.js';

export type DeadlineRow = DeadlineRowPartsFragment;
export type Deadline = CountDeadlineQuery['deadline'];
export type DeadlineFilter = Omit<DeadlineRowsQueryVariables, 'first' | 'after'>;

/** The calendar of the law. Needs the scope SEARCH. */
export class Deadlines {
  constructor(private readonly transport: Transport) {}

  /** Every period that fits, with the law that sets it. */
  rows(filter: DeadlineFilter = {}, options: CallOptions = {}): AsyncGenerator<DeadlineRow> {
    return everyRow(async (place) => (await this.transport.read(DEADLINE_ROWS, { ...filter, ...place }, options)).page);
  }

  /** Counts the period of a row from a date (`2026-04-01`), line by line. */
  async count(input: CountDeadlineQueryVariables, options: CallOptions = {}): Promise<Deadline> {
    return (await this.transport.read(COUNT_DEADLINE, input, options)).deadline;
  }
}
