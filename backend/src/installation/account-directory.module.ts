import { Global, Module } from '@nestjs/common';
import { AccountDirectory } from '../core/access/account-directory.js';
import { UsersModule } from '../features/accounts/users.module.js';
import { UsersService } from '../features/accounts/users.service.js';

/** Binds the account look-up that `core/access` needs to the feature that owns the accounts. */
@Global()
@Module({
  imports: [UsersModule],
  providers: [{ provide: AccountDirectory, useExisting: UsersService }],
  exports: [AccountDirectory],
})
export class AccountDirectoryModule {}
