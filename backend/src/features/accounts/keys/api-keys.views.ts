import { ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import type { KeyScope } from '../../../core/access/keys/key-scopes.js';
import { ApiField } from '../../../core/descriptions/api-field.js';
import { pageOf } from '../../../core/pages/page.js';

export enum UserKeyScope {
  ASK = 'ASK',
  CONVERSATIONS = 'CONVERSATIONS',
  SEARCH = 'SEARCH',
  DOCUMENTS_READ = 'DOCUMENTS_READ',
  DOCUMENTS_WRITE = 'DOCUMENTS_WRITE',
  PROPOSALS = 'PROPOSALS',
  FILES = 'FILES',
  MATTERS = 'MATTERS',
  PARTIES = 'PARTIES',
  WEBHOOKS = 'WEBHOOKS',
}
export enum AdminKeyScope {
  LIBRARY_ADMIN = 'LIBRARY_ADMIN',
  USERS_ADMIN = 'USERS_ADMIN',
}
const USER_SCOPES = {
  ASK: { description: 'Ask questions.' },
  CONVERSATIONS: { description: 'Read, name, export and delete kept conversations; with ASK, also ask in them.' },
  SEARCH: { description: 'Search the library and read its sources.' },
  DOCUMENTS_READ: { description: 'Read documents, check and compare texts, and make files from them.' },
  DOCUMENTS_WRITE: { description: 'Draft, save, rename and delete documents, and read those. Drafting spends tokens.' },
  PROPOSALS: { description: 'Propose changes of documents and see, answer and discard what waits. Keeping changes is not among it.' },
  FILES: { description: 'Upload, list, read and delete reference files, also as part of a question or a draft.' },
  MATTERS: { description: 'Read and change matters and their dates, and ask inside of one.' },
  PARTIES: { description: 'Read, change, import and export the party book.' },
  WEBHOOKS: { description: 'Make, change, test and delete webhooks of the account, which are told of what happens in it.' },
};
const ADMIN_SCOPES = {
  LIBRARY_ADMIN: { description: 'Everything that administrators do to the library of law, its index and background work.' },
  USERS_ADMIN: { description: 'Accounts, balances and prices. Roles are changed by people only.' },
};
registerEnumType(UserKeyScope, { name: 'UserKeyScope', description: 'What a key of a user may do.', valuesMap: USER_SCOPES });
registerEnumType(AdminKeyScope, { name: 'AdminKeyScope', description: 'What a key of an administrator may do.', valuesMap: ADMIN_SCOPES });

/** The scopes of keys of both kinds. */
export const ApiKeyScope = { ...UserKeyScope, ...AdminKeyScope };
registerEnumType(ApiKeyScope, {
  name: 'ApiKeyScope',
  description: 'What an API key may do. Anything that no scope names is closed to keys.',
  valuesMap: { ...USER_SCOPES, ...ADMIN_SCOPES },
});

export enum ApiKeyState {
  ACTIVE = 'ACTIVE',
  EXPIRED = 'EXPIRED',
  REVOKED = 'REVOKED',
}
registerEnumType(ApiKeyState, {
  name: 'ApiKeyState',
  description: 'Whether a key can still be used.',
  valuesMap: {
    ACTIVE: { description: 'It can.' },
    EXPIRED: { description: 'It has expired.' },
    REVOKED: {
      description: 'It was revoked, or all sessions of its owner ended through a new password, a change of role or deactivation.',
    },
  },
});

@ShownToKeys()
@ObjectType('ApiKey', { description: 'A credential for programs, without its secret.' })
export class ApiKeyView {
  @ApiField(() => ID, { description: 'Stable unique identifier.' })
  id: string;

  @ApiField(() => String, { description: 'As its owner named it.' })
  name: string;

  @ApiField(() => String, { description: 'The part of the key that may be shown, such as `thm_4f1c09ab27de`.' })
  prefix: string;

  @ApiField(() => [ApiKeyScope], { description: 'What it may do.' })
  scopes: KeyScope[];

  @ApiField(() => ApiKeyState, { description: 'Whether it can still be used.' })
  state: ApiKeyState;

  @ApiField(() => Date, { description: 'When it was created.' })
  createdAt: Date;

  @ApiField(() => Date, { description: 'When it stops working.' })
  expiresAt: Date;

  @ApiField(() => Date, { nullable: true, description: 'When it was revoked; null unless it was.' })
  revokedAt: Date | null;

  @ApiField(() => [String], { description: 'Addresses and ranges that it may be used from; anywhere when there are none.' })
  allowedAddresses: string[];

  @ApiField(() => Boolean, { description: 'Whether it only tries things out: free, apart from what its owner keeps, with invented law.' })
  test: boolean;

  @ApiField(() => Int, {
    nullable: true,
    description: 'Calls that it may make in a minute, in addition to the limits of its owner; null for no limit of its own.',
  })
  callsPerMinute: number | null;

  @ApiField(() => Int, { nullable: true, description: 'Tokens that it may spend in total; null for no limit but the balance.' })
  tokenBudget: number | null;

  @ApiField(() => Int, { description: 'Tokens that it has spent, with those reserved for work under way.' })
  tokensSpent: number;

  @ApiField(() => Date, { nullable: true, description: 'When it was last used, to the minute; null before the first time.' })
  lastUsedAt: Date | null;

  @ApiField(() => String, { nullable: true, description: 'Client address of that use.' })
  lastUsedAddress: string | null;

  @ApiField(() => ID, { description: 'The account that it acts for.' })
  ownerId: string;

  @ApiField(() => String, { description: 'E-mail of that account.' })
  ownerEmail: string;
}

export const ApiKeyConnection = pageOf(ApiKeyView, 'ApiKeyConnection');

@ShownToKeys()
@ObjectType({ description: 'A new API key with its secret, which is never shown again.' })
export class CreatedApiKey {
  @ApiField(() => String, { description: 'To be sent as `Authorization: Bearer …`.' })
  secret: string;

  @ApiField(() => ApiKeyView, { description: 'What is kept of it.' })
  key: ApiKeyView;
}
