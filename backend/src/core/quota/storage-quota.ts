import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../config/config.js';
import { QuotaExceededError } from '../errors/common-errors.js';

/** Marks a provider that is a `StorageFreer`. */
export const FreesStorage = DiscoveryService.createDecorator();

/** Removes for good what an owner has deleted and could still restore. */
export interface StorageFreer {
  freeStorage(ownerId: string): Promise<void>;
}

/** Bytes that the product keeps for a user, and as many as it may. */
export interface StorageUse {
  used: number;
  limit: number;
}

/**
 * One quota for everything that a user keeps. Triggers of the database count it and refuse what exceeds it, so that writes at the same
 * time cannot; what is asked here saves work whose result could not be kept.
 */
@Injectable()
export class StorageQuota implements OnApplicationBootstrap {
  private freers: readonly StorageFreer[] | undefined;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly discovery: DiscoveryService,
  ) {}

  /** The triggers cannot read settings. */
  async onApplicationBootstrap(): Promise<void> {
    await this.database.query(
      `insert into storage_quota (bytes) values ($1) on conflict (only_row) do update set bytes = excluded.bytes
       where storage_quota.bytes <> excluded.bytes`,
      [this.config.userStorageQuotaBytes],
    );
  }

  async useOf(ownerId: string): Promise<StorageUse> {
    const [row] = await this.database.query<{ bytes: string }[]>('select bytes from stored_bytes where user_id = $1', [ownerId]);
    return { used: Number(row?.bytes ?? 0), limit: this.config.userStorageQuotaBytes };
  }

  /**
   * Makes sure, before anything is written, that an owner may keep so many more bytes. What was deleted and can still be restored gives
   * way when there is no room otherwise.
   * @throws QuotaExceededError
   */
  async ensureRoom(ownerId: string, bytes = 0): Promise<void> {
    if (await this.hasRoom(ownerId, bytes)) return;
    this.freers ??= this.discovery.getProviders({ metadataKey: FreesStorage.KEY }).map(({ instance }) => instance as StorageFreer);
    for (const freer of this.freers) await freer.freeStorage(ownerId);
    if (!(await this.hasRoom(ownerId, bytes))) throw new QuotaExceededError();
  }

  private async hasRoom(ownerId: string, bytes: number): Promise<boolean> {
    const { used, limit } = await this.useOf(ownerId);
    return used + bytes < limit;
  }
}
