import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { EventBus } from './event-bus.js';
import { PostgresEventBus } from './postgres-event-bus.js';
import { RedisEventBus } from './redis-event-bus.js';

export interface EventsBackend {
  kind: 'postgres' | 'redis';
  url: string;
}

/** Makes the `EventBus` injectable everywhere; connected on the way up, closed after all others on the way down. */
@Module({})
export class EventsModule implements OnApplicationShutdown {
  constructor(@Inject(EventBus) private readonly bus: PostgresEventBus | RedisEventBus) {}

  static forRoot({ kind, url }: EventsBackend): DynamicModule {
    return {
      module: EventsModule,
      global: true,
      providers: [
        {
          provide: EventBus,
          useFactory: async (): Promise<EventBus> => {
            const bus = kind === 'redis' ? new RedisEventBus({ url }) : new PostgresEventBus({ url });
            await bus.init();
            return bus;
          },
        },
      ],
      exports: [EventBus],
    };
  }

  onApplicationShutdown(): Promise<void> {
    return this.bus.close();
  }
}
