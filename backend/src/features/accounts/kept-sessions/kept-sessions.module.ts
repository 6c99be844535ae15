import { Module } from '@nestjs/common';
import { KeptSessionsController } from './kept-sessions.controller.js';
import { KeptSessions } from './kept-sessions.service.js';
import { RenewalSecrets } from './renewal-secrets.js';

/** Sessions that stay open on a device for weeks. */
@Module({
  controllers: [KeptSessionsController],
  providers: [KeptSessions, RenewalSecrets],
  exports: [KeptSessions],
})
export class KeptSessionsModule {}
