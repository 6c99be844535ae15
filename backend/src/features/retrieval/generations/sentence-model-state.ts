import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { SupplyState } from '../../../ports/embedder/embedder.js';

export interface StoredModelState {
  /** `none` or a model of the catalogue; null: as the settings say. */
  choice: string | null;
  /** No vectors are made until an administrator starts again. */
  paused: boolean;
  /** Of the worker that fetches it, as last reported; null when none does. */
  supply: SupplyState | null;
  /** How far a worker is with the vectors of the guide's ways of asking; null before any was begun. */
  topics: TopicVectorsMade | null;
}

export interface TopicVectorsMade {
  /** The model that makes them. */
  model: string;
  done: number;
  total: number;
}

/** How long a worker's report is believed. */
const FRESH_SECONDS = 60;

/** What all processes share about the sentence model, in the database. */
@Injectable()
export class SentenceModelState {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async read(): Promise<StoredModelState> {
    const [row] = await this.database.query<[StoredModelState]>(
      `select choice, paused, case when supply_at > now() - $1 * interval '1 second' then supply end as supply, topics
       from sentence_model`,
      [FRESH_SECONDS],
    );
    return row;
  }

  async isPaused(): Promise<boolean> {
    return (await this.read()).paused;
  }

  /** @returns the choice before */
  async choose(manager: EntityManager, choice: string | null): Promise<string | null> {
    const [before] = await manager.query<[{ choice: string | null }]>('select choice from sentence_model for update');
    await manager.query('update sentence_model set choice = $1, paused = false, supply = null, supply_at = null', [choice]);
    return before.choice;
  }

  async pause(manager: EntityManager, paused: boolean): Promise<void> {
    await manager.query('update sentence_model set paused = $1', [paused]);
  }

  /** @param topics how far the vectors of the guide's ways of asking are */
  async reportTopics(topics: TopicVectorsMade): Promise<void> {
    await this.database.query('update sentence_model set topics = $1', [JSON.stringify(topics)]);
  }

  /** @param supply null: nobody is fetching any more */
  async report(supply: SupplyState | null): Promise<void> {
    await this.database.query('update sentence_model set supply = $1, supply_at = now()', [supply && JSON.stringify(supply)]);
  }
}
