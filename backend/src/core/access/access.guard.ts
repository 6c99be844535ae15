import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { AuthGuard } from '@nestjs/passport';
import { ForbiddenError, UnauthenticatedError } from '../errors/common-errors.js';
import { databaseFailure } from '../errors/database-errors.js';
import { ACCESS_LEVEL, type AccessLevel } from './access.decorator.js';
import type { Actor } from './actor.js';
import { requestOf } from './request-context.js';

/** Field resolvers are reached only through a guarded root field. */
const ROOT_TYPES = new Set(['Query', 'Mutation', 'Subscription']);

function bearerGuard(kind: 'user' | 'admin') {
  return class BearerGuard extends AuthGuard(kind) {
    override getRequest(context: ExecutionContext) {
      return requestOf(context);
    }

    override handleRequest<T>(error: unknown, actor: T): T {
      // A token that does not count comes without an error. An error says that nobody could look, which is no fault of the caller's.
      if (error) throw databaseFailure(error) ?? (error as Error);
      if (!actor) throw new UnauthenticatedError();
      return actor;
    }
  };
}

const UserBearerGuard = bearerGuard('user');
const AdminBearerGuard = bearerGuard('admin');

/** The one guard of both doors: closed unless the handler says who may enter. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly guards = { user: new UserBearerGuard({ property: 'actor' }), admin: new AdminBearerGuard({ property: 'actor' }) };

  /** Requests of REST that were let in before their body was read, and as what. */
  private readonly admitted = new WeakMap<object, AccessLevel>();

  constructor(private readonly reflector: Reflector) {}

  /**
   * Authenticates a request of REST before its body is read; `canActivate` then knows it.
   * @returns the caller
   * @throws UnauthenticatedError, AdminAddressError
   */
  async admit(level: 'user' | 'admin', request: object, reply: object): Promise<Actor> {
    const actor = await this.authenticate(level, new ExecutionContextHost([request, reply]), request);
    this.admitted.set(request, level);
    return actor;
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (isNestedField(context)) return true;
    const level = this.reflector.getAllAndOverride<AccessLevel | undefined>(ACCESS_LEVEL, [context.getHandler(), context.getClass()]);
    if (level === 'public') return true;
    if (level === undefined) throw new ForbiddenError();
    const request = requestOf(context);
    if (context.getType<'http' | 'graphql'>() === 'http' && this.admitted.get(request) === level) return true;
    // One GraphQL operation resolves several root fields at once on one request object: never trust an actor left by another field.
    await this.authenticate(level, context, request);
    return true;
  }

  private async authenticate(level: 'user' | 'admin', context: ExecutionContext, request: { actor?: Actor }): Promise<Actor> {
    await this.guards[level].canActivate(context);
    if (request.actor?.kind !== level) throw new UnauthenticatedError();
    return request.actor;
  }
}

function isNestedField(context: ExecutionContext): boolean {
  if (context.getType<'http' | 'graphql'>() !== 'graphql') return false;
  const info = context.getArgByIndex<{ parentType: { name: string } }>(3);
  return !ROOT_TYPES.has(info.parentType.name);
}
