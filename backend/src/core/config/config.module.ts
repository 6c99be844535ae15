import { type DynamicModule, Module } from '@nestjs/common';
import { APP_CONFIG, SECRETS, type AppConfig, type Secrets } from './config.js';

@Module({})
export class ConfigModule {
  /** Makes the decided configuration and the secrets injectable everywhere. */
  static forRoot(config: AppConfig, secrets: Secrets): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [
        { provide: APP_CONFIG, useValue: config },
        { provide: SECRETS, useValue: secrets },
      ],
      exports: [APP_CONFIG, SECRETS],
    };
  }
}
