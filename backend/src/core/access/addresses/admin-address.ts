import { ForbiddenError } from '../../errors/common-errors.js';
import { addressInRanges, type AddressRange } from '../../addresses/address-ranges.js';

export class AdminAddressError extends ForbiddenError {
  constructor() {
    super('Access denied: Admin login not allowed from this IP address. Please contact your system administrator.', 'ADDRESS_NOT_ALLOWED');
  }
}

/** @throws AdminAddressError for a client address outside `ADMIN_ALLOWED_IPS` */
export function requireAdminAddress(address: string, allowed: readonly AddressRange[]): void {
  if (!addressInRanges(address, allowed)) throw new AdminAddressError();
}
