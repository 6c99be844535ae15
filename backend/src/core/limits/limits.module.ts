import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { type LimitsBackend, type LimitStore, openLimitStore } from './limit-store.js';
import { type Limit, type LimitName, LIMITS } from './limits.js';
import { RateLimits } from './rate-limits.js';

const LIMIT_STORE = Symbol('LimitStore');

/** Makes `RateLimits` injectable everywhere. */
@Module({})
export class LimitsModule implements OnApplicationShutdown {
  constructor(@Inject(LIMIT_STORE) private readonly store: LimitStore) {}

  /** @param overrides limits that differ from the table, by name */
  static forRoot(backend: LimitsBackend, overrides: Partial<Record<LimitName, Limit>> = {}): DynamicModule {
    return {
      module: LimitsModule,
      global: true,
      providers: [
        { provide: LIMIT_STORE, useFactory: () => openLimitStore(backend) },
        {
          provide: RateLimits,
          inject: [LIMIT_STORE],
          useFactory: (store: LimitStore) => new RateLimits(store, { ...LIMITS, ...overrides }),
        },
      ],
      exports: [RateLimits],
    };
  }

  onApplicationShutdown(): Promise<void> {
    return this.store.close();
  }
}
