import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { type DocumentNode, execute, getOperationAST } from 'graphql';
import type { GraphqlContext } from '../../access/request-context.js';
import { APP_CONFIG, type AppConfig } from '../../config/config.js';
import type { FieldError } from '../../errors/app-error.js';
import { formatGraphqlError, logOutages } from '../../errors/format-graphql-error.js';
import { variableErrors, type Variables } from '../operation-cost.js';

/** What refused an operation, in the words and codes that every client of GraphQL gets. */
export class OperationRefusedError extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly errors: readonly FieldError[] = [],
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = 'OperationRefusedError';
  }
}

/**
 * Runs operations of our own on the GraphQL schema for a caller whose request came another way. Guards, scopes, limits and validation are
 * those of the fields. The rules that bound what strangers write are not applied: the operations are ours.
 */
@Injectable()
export class InnerOperations {
  constructor(
    private readonly modules: ModuleRef,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /**
   * @returns the data of the operation, complete
   * @throws OperationRefusedError with the first error, also where only a part of the operation failed
   */
  async run(document: DocumentNode, variables: Variables, { req, signal }: GraphqlContext): Promise<Record<string, unknown>> {
    const { schema } = this.modules.get(GraphQLSchemaHost, { strict: false });
    const operation = getOperationAST(document);
    const [unfit] = operation ? variableErrors(schema, operation, variables) : [];
    if (unfit) throw new OperationRefusedError(unfit.message, 'BAD_USER_INPUT');
    const { data, errors } = await execute({ schema, document, variableValues: variables, contextValue: { req, signal } });
    const [first] = errors ?? [];
    if (!first) return data ?? {};
    logOutages([first], req.id);
    const { message, extensions } = formatGraphqlError(first.toJSON(), first, req.id, this.config.graphqlIntrospection);
    const { code, errors: fields, retryAfterSeconds } = (extensions ?? {}) as Partial<OperationRefusedError>;
    throw new OperationRefusedError(message, String(code), fields, retryAfterSeconds);
  }
}
