import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { GraphQLResolveInfo } from 'graphql';
import { ForbiddenError, UnauthenticatedError } from '../../errors/common-errors.js';
import { databaseFailure } from '../../errors/database-errors.js';
import { httpContext } from '../../requests/http-context.js';
import { countedCalls } from '../../limits/counted-calls.js';
import { requireShownAnswer } from '../keys/answer-fields.js';
import { ACCESS_LEVEL, type AccessLevel, KEY_SCOPES, KEYS_ONLY } from '../access.decorator.js';
import type { Actor } from '../actor.js';
import { KeyAccess } from './key-access.js';
import { requireShownFields } from '../keys/key-fields.js';
import { type ActorKey, KeyNotAllowedError, KeyRequiredError, type KeyScope, requireScope } from '../keys/key-scopes.js';
import { NEEDS_REAUTHENTICATION, Reauthentication } from '../reauthentication/reauthentication.js';
import { type AccessRequest, requestOf } from '../request-context.js';
import { SocketAccess } from './socket-access.js';

/** Field resolvers are reached only through a guarded root field, which looks at what an API key asks for below it. */
const ROOT_TYPES = new Set(['Query', 'Mutation', 'Subscription']);

const OTHER_LOGIN = {
  admin: 'This is for administrators: please sign in to the panel.',
  user: "This is for users: an administrator's login opens the panel only.",
};

/** The login is good, but of the other kind than is needed. Not 401: a client must not end it. */
export class OtherLoginError extends ForbiddenError {
  constructor(needed: 'user' | 'admin') {
    super(OTHER_LOGIN[needed], 'LOGIN_OF_OTHER_KIND');
  }
}

function bearerGuard(kind: 'user' | 'admin') {
  return class BearerGuard extends AuthGuard(kind) {
    override getRequest(context: ExecutionContext) {
      return requestOf(context);
    }

    override handleRequest<T>(error: unknown, actor: T): T {
      // An invalid token arrives here without an error. An error means that the token could not be checked, which is not the caller's fault.
      if (error) throw databaseFailure(error) ?? (error as Error);
      if (!actor) throw new UnauthenticatedError();
      return actor;
    }
  };
}

const UserBearerGuard = bearerGuard('user');
const AdminBearerGuard = bearerGuard('admin');

/** The only guard of both APIs: it refuses everybody unless the handler says who may call it. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly guards = { user: new UserBearerGuard({ property: 'actor' }), admin: new AdminBearerGuard({ property: 'actor' }) };

  /** The outcome of checking each request's token, by access level. */
  private readonly looked = new WeakMap<object, Partial<Record<'user' | 'admin', Promise<Actor>>>>();

  constructor(
    private readonly reflector: Reflector,
    private readonly keys: KeyAccess,
    private readonly anyLogin: SocketAccess,
    private readonly reauthentication: Reauthentication,
  ) {}

  /**
   * Authenticates a REST request before its body is read; `canActivate` reuses the outcome and looks at the scopes of a key.
   * @returns the caller; one with a key may be of the other kind
   * @throws UnauthenticatedError, OtherLoginError, AdminAddressError, KeyAddressError, RateLimitedError
   */
  admit(level: 'user' | 'admin', request: AccessRequest, reply: object): Promise<Actor> {
    return this.authenticateOnce(level, httpContext(request, reply), request);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (isNestedField(context)) return true;
    const handled = [context.getHandler(), context.getClass()];
    const level = this.reflector.getAllAndOverride<AccessLevel | undefined>(ACCESS_LEVEL, handled);
    if (level === 'public') return true;
    if (level === undefined) throw new ForbiddenError();
    const actor = await this.authenticateOnce(level, context, requestOf(context));
    countedCalls()?.isOf(actor.userId);
    requireScope(actor, ...(this.reflector.getAllAndOverride<KeyScope[] | undefined>(KEY_SCOPES, handled) ?? []));
    if (actor.kind !== level) throw new KeyNotAllowedError();
    if (actor.key) requireShown(actor.key, context);
    else if (this.reflector.getAllAndOverride<boolean | undefined>(KEYS_ONLY, handled)) throw new KeyRequiredError();
    if (this.reflector.getAllAndOverride<boolean | undefined>(NEEDS_REAUTHENTICATION, handled)) await this.reauthentication.require(actor);
    return true;
  }

  /**
   * Checks token and database once for all root fields of an operation, which share one request object. Who is calling is settled when
   * the first of them starts, as it is for REST. Each level has its own outcome, so that a field never sees an actor who was admitted
   * at another level.
   */
  private authenticateOnce(level: 'user' | 'admin', context: ExecutionContext, request: AccessRequest): Promise<Actor> {
    const looked = this.looked.get(request) ?? {};
    this.looked.set(request, looked);
    return (looked[level] ??= this.authenticate(level, context, request));
  }

  private async authenticate(level: 'user' | 'admin', context: ExecutionContext, request: AccessRequest): Promise<Actor> {
    const held = await this.keys.holderOf(request);
    // The scopes of a key are those of its kind: what it lacks is told by them.
    if (held) return (request.actor = held.actor);
    try {
      await this.guards[level].canActivate(context);
    } catch (error) {
      if (!(error instanceof UnauthenticatedError)) throw error;
      const { actor } = await this.anyLogin.authenticate(request);
      throw actor.kind === level ? error : new OtherLoginError(level);
    }
    if (request.actor?.kind !== level) throw new UnauthenticatedError();
    return request.actor;
  }
}

/** Looks at everything that a key would be answered with. @throws KeyScopeError, KeyNotAllowedError */
function requireShown(key: ActorKey, context: ExecutionContext): void {
  if (context.getType<'http' | 'graphql'>() === 'graphql') requireShownFields(key, context.getArgByIndex<GraphQLResolveInfo>(3));
  else requireShownAnswer(key, context.getHandler());
}

function isNestedField(context: ExecutionContext): boolean {
  if (context.getType<'http' | 'graphql'>() !== 'graphql') return false;
  const info = context.getArgByIndex<{ parentType: { name: string } }>(3);
  return !ROOT_TYPES.has(info.parentType.name);
}
