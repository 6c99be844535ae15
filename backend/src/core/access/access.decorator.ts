import type { IncomingMessage } from 'node:http';
import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { UnauthenticatedError } from '../errors/common-errors.js';
import type { Actor, AdminActor } from './actor.js';
import type { KeyScope } from './keys/key-scopes.js';
import { type CallOrigin, clientSignalOf, originOf, requestOf } from './request-context.js';

export type AccessLevel = 'public' | 'user' | 'admin';
export const ACCESS_LEVEL = 'themis:access';

/** Who may call this route or field. Without it, the handler refuses everybody. */
export const Access = (level: AccessLevel) => SetMetadata(ACCESS_LEVEL, level);

export const KEY_SCOPES = 'themis:key-scopes';

/** The scopes that open this route or field to API keys; any one of them is enough. Without it, only logins are let in. */
export const OpenToKeys = (...scopes: [KeyScope, ...KeyScope[]]) => SetMetadata(KEY_SCOPES, scopes);

export const KEYS_ONLY = 'themis:keys-only';

/** Opens a route to API keys with one of these scopes and closes it to logins, for what only programs call. */
export const OnlyForKeys = (...scopes: [KeyScope, ...KeyScope[]]): MethodDecorator & ClassDecorator =>
  applyDecorators(OpenToKeys(...scopes), SetMetadata(KEYS_ONLY, true));

/** The caller whom the guard let in. */
export const CurrentActor = createParamDecorator((_data: unknown, context: ExecutionContext): Actor => {
  const { actor } = requestOf(context);
  if (!actor) throw new UnauthenticatedError();
  return actor;
});

/** The caller of a handler that is for administrators. */
export const CurrentAdmin = createParamDecorator((_data: unknown, context: ExecutionContext): AdminActor => {
  const { actor } = requestOf(context);
  if (actor?.kind !== 'admin') throw new UnauthenticatedError();
  return actor;
});

/** The client's address as `TRUST_PROXY` decides it. */
export const ClientAddress = createParamDecorator((_data: unknown, context: ExecutionContext): string => requestOf(context).clientAddress);

/** Where the call came from, and when its client goes away. */
export const ClientOrigin = createParamDecorator((_data: unknown, context: ExecutionContext): CallOrigin => originOf(context));

/** Aborts when the client goes away before it has its answer. */
export const ClientSignal = createParamDecorator((_data: unknown, context: ExecutionContext): AbortSignal | undefined =>
  clientSignalOf(context),
);

/** The call as Node has it, with its cookies; undefined for an operation over a socket. */
export const BrowserCall = createParamDecorator(
  (_data: unknown, context: ExecutionContext): IncomingMessage | undefined => (requestOf(context) as { raw?: IncomingMessage }).raw,
);
