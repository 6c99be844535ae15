import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { requireAdminAddress } from '../../../../core/access/addresses/admin-address.js';
import { requestOf } from '../../../../core/access/request-context.js';
import { APP_CONFIG, type AppConfig } from '../../../../core/config/config.js';

/** Turns a foreign address away before the credentials are even validated: guards run before pipes. */
@Injectable()
export class AdminAddressGuard implements CanActivate {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  canActivate(context: ExecutionContext): boolean {
    requireAdminAddress(requestOf(context).clientAddress, this.config.admin.allowedAddresses);
    return true;
  }
}
