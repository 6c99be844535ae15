import { Module } from '@nestjs/common';
import { RecoveryModule } from '../recovery/recovery.module.js';
import { AppRequestsService } from './app-requests.service.js';
import { AuthorizationServer } from './authorization/authorization-server.js';
import { StoredRecords } from './authorization/stored-records.js';
import { ConnectedAppsResolver } from './connected-apps.resolver.js';
import { ConnectedAppsService } from './connected-apps.service.js';

/** Programs that users let in by OAuth, for `/mcp`. Who comes with a token of one is told by `KeyAccess` of `core/access`. */
@Module({
  imports: [RecoveryModule],
  providers: [ConnectedAppsService, AppRequestsService, AuthorizationServer, StoredRecords, ConnectedAppsResolver],
  exports: [ConnectedAppsService, AppRequestsService],
})
export class ConnectedAppsModule {}
