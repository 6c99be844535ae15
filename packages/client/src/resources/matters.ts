import type {
  AddMatterDeadlineInput,
  CreateMatterInput,
  DeleteMatterMutation,
  MatterDeadlinePartsFragment,
  MatterDeadlinesQueryVariables,
  MatterPartsFragment,
  MattersQueryVariables,
  MoveToMatterInput,
  UpdateMatterDeadlineInput,
  UpdateMatterInput,
} from '../gql/graphql.js';
import {
  ADD_MATTER_DEADLINE,
  CREATE_MATTER,
  DELETE_MATTER,
  DELETE_MATTER_DEADLINE,
  MATTER,
  MATTER_DEADLINES,
  MATTERS,
  MOVE,
  RESTORE_MATTER,
  UPDATE_MATTER,
  UPDATE_MATTER_DEADLINE,
} from '../operations/matters.js';
import { sent } from '../errors.js';
import { everyRow } from '../pages.js';
import type { CallOptions, Transport } from '../transport.js';

export type Matter = MatterPartsFragment;
export type DeletedMatter = DeleteMatterMutation['deleted'];
export type MatterDeadline = MatterDeadlinePartsFragment;
export type MatterFilter = Omit<MattersQueryVariables, 'first' | 'after'>;
export type MatterDeadlineFilter = Omit<MatterDeadlinesQueryVariables, 'first' | 'after'>;

/** Matters with what belongs to them. Needs the scope MATTERS. */
export class Matters {
  /** The dates of matters. */
  readonly deadlines: MatterDeadlines;

  constructor(private readonly transport: Transport) {
    this.deadlines = new MatterDeadlines(transport);
  }

  /** Every matter; `updatedAfter` is for a program that keeps up with changes. */
  list(filter: MatterFilter = {}, options: CallOptions = {}): AsyncGenerator<Matter> {
    return everyRow(async (place) => (await this.transport.read(MATTERS, { ...filter, ...place }, options)).page);
  }

  async get(id: string, options: CallOptions = {}): Promise<Matter> {
    return sent((await this.transport.read(MATTER, { id }, options)).matter);
  }

  async create(input: CreateMatterInput, options: CallOptions = {}): Promise<Matter> {
    return (await this.transport.change(CREATE_MATTER, { input }, options)).matter;
  }

  /** Changes what is named. @throws RefusedError with `MATTER_CHANGED` where `version` is not the one that stands now */
  async update(id: string, input: UpdateMatterInput, options: CallOptions = {}): Promise<Matter> {
    return (await this.transport.change(UPDATE_MATTER, { id, input }, options)).matter;
  }

  /** Deletes a matter with all that is in it; until `restorableUntil` it can be restored. */
  async delete(id: string, options: CallOptions = {}): Promise<DeletedMatter> {
    return (await this.transport.change(DELETE_MATTER, { id }, options)).deleted;
  }

  async restore(id: string, options: CallOptions = {}): Promise<Matter> {
    return (await this.transport.change(RESTORE_MATTER, { id }, options)).matter;
  }

  /** Moves conversations, documents and files into a matter, or out of theirs without `matterId`: all of them or none. @returns how many */
  async move(input: MoveToMatterInput, options: CallOptions = {}): Promise<number> {
    return (await this.transport.change(MOVE, { input }, options)).result.moved;
  }
}

/** Dates of matters, typed in or counted by the calendar of the law. Needs the scope MATTERS. */
export class MatterDeadlines {
  constructor(private readonly transport: Transport) {}

  list(filter: MatterDeadlineFilter = {}, options: CallOptions = {}): AsyncGenerator<MatterDeadline> {
    return everyRow(async (place) => (await this.transport.read(MATTER_DEADLINES, { ...filter, ...place }, options)).page);
  }

  async add(input: AddMatterDeadlineInput, options: CallOptions = {}): Promise<MatterDeadline> {
    return (await this.transport.change(ADD_MATTER_DEADLINE, { input }, options)).deadline;
  }

  async update(id: string, input: UpdateMatterDeadlineInput, options: CallOptions = {}): Promise<MatterDeadline> {
    return (await this.transport.change(UPDATE_MATTER_DEADLINE, { id, input }, options)).deadline;
  }

  async delete(id: string, options: CallOptions = {}): Promise<void> {
    await this.transport.change(DELETE_MATTER_DEADLINE, { id }, options);
  }
}
