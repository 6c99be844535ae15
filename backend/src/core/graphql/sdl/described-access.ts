import type { Type } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { RESOLVER_NAME_METADATA, RESOLVER_TYPE_METADATA } from '@nestjs/graphql';
import type { GraphQLSchema } from 'graphql';
import { ACCESS_LEVEL, type AccessLevel, KEY_SCOPES } from '../../access/access.decorator.js';
import { accessText } from '../../access/access-text.js';
import type { KeyScope } from '../../access/keys/key-scopes.js';
import { CONFIRMED_MINUTES, NEEDS_REAUTHENTICATION } from '../../access/reauthentication/reauthentication.js';

type Handler = () => unknown;

const reflector = new Reflector();

/**
 * Adds to the description of every query, mutation and subscription who may call it, as the guard decides it.
 * @param schema whose descriptions are changed
 * @param classes those with resolvers; others are passed over
 * @returns the same schema
 */
export function describeAccess(schema: GraphQLSchema, classes: readonly Type[]): GraphQLSchema {
  for (const resolver of new Set(classes)) {
    for (const [method, { value }] of Object.entries(Object.getOwnPropertyDescriptors(resolver.prototype as object))) {
      if (typeof value !== 'function') continue;
      const handler = value as Handler;
      const kind = Reflect.getMetadata(RESOLVER_TYPE_METADATA, handler) as string | undefined;
      const name = (Reflect.getMetadata(RESOLVER_NAME_METADATA, handler) as string | undefined) ?? method;
      const field = rootFields(schema, kind)?.[name];
      if (field) field.description = [field.description, ...confirmationOf([handler, resolver]), accessOf([handler, resolver])].join('\n');
    }
  }
  return schema;
}

function rootFields(schema: GraphQLSchema, kind: string | undefined) {
  if (kind === 'Query') return schema.getQueryType()?.getFields();
  if (kind === 'Mutation') return schema.getMutationType()?.getFields();
  return kind === 'Subscription' ? schema.getSubscriptionType()?.getFields() : undefined;
}

function accessOf(handled: [Handler, Type]): string {
  const level = reflector.getAllAndOverride<AccessLevel | undefined>(ACCESS_LEVEL, handled);
  return accessText(level, reflector.getAllAndOverride<KeyScope[] | undefined>(KEY_SCOPES, handled) ?? []);
}

/** What a session alone is not enough for. */
function confirmationOf(handled: [Handler, Type]): string[] {
  const needed = reflector.getAllAndOverride<boolean | undefined>(NEEDS_REAUTHENTICATION, handled);
  return needed ? [`Password and second factor must have been given in the last ${CONFIRMED_MINUTES} minutes.`] : [];
}
