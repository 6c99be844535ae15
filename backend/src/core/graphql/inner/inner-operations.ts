import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { type DocumentNode, execute, type ExecutionArgs, type ExecutionResult, getOperationAST, GraphQLError, subscribe } from 'graphql';
import type { GraphqlContext } from '../../access/request-context.js';
import { APP_CONFIG, type AppConfig } from '../../config/config.js';
import { answerBudget } from '../../answers/answer-budget.js';
import { Answers } from '../../answers/answers.js';
import { AppError, type FieldError } from '../../errors/app-error.js';
import { formatGraphqlError, logOutages } from '../answers/format-graphql-error.js';
import { unlessSpent } from '../answers/bounded-operations.js';
import { operationCost, variableErrors, type Variables } from '../operation-cost.js';

/** What refused an operation, in the words and codes that every client of GraphQL gets. */
export class OperationRefusedError extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly errors: readonly FieldError[] = [],
    readonly retryAfterSeconds?: number,
    readonly scopes?: readonly string[],
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
    private readonly answers: Answers,
  ) {}

  /**
   * @returns the data of the operation, complete
   * @throws OperationRefusedError with the first error, also where only a part of the operation failed
   */
  async run(document: DocumentNode, variables: Variables, context: GraphqlContext): Promise<Record<string, unknown>> {
    const prepared = this.prepared(document, variables, context);
    const leave = await this.begin(prepared, context);
    try {
      const result = await execute(prepared);
      const budget = answerBudget();
      return this.dataOf(budget ? unlessSpent(budget, result) : result, context);
    } finally {
      leave();
    }
  }

  /**
   * Runs a subscription until it ends. Leaving the loop ends it, and so does the signal of the context.
   * @returns the data of each event, complete
   * @throws OperationRefusedError; the signal's reason
   */
  async *follow(document: DocumentNode, variables: Variables, context: GraphqlContext): AsyncGenerator<Record<string, unknown>> {
    const prepared = this.prepared(document, variables, context);
    const counted = await this.begin(prepared, context);
    // A stream lasts as long as its client wants: only its beginning is counted.
    const begun = await Promise.resolve(subscribe(prepared)).finally(counted);
    if (!(Symbol.asyncIterator in begun)) {
      this.dataOf(begun, context);
      return;
    }
    const leave = () => void begun.return(undefined);
    context.signal?.addEventListener('abort', leave, { once: true });
    try {
      for await (const event of begun) yield this.dataOf(event, context);
    } catch (error) {
      context.signal?.throwIfAborted();
      if (error instanceof OperationRefusedError) throw error;
      // What the stream throws between two events reaches us bare.
      throw this.refusalOf(new GraphQLError(String(error), { originalError: error as Error }), context);
    } finally {
      context.signal?.removeEventListener('abort', leave);
    }
    context.signal?.throwIfAborted();
  }

  private prepared(document: DocumentNode, variables: Variables, { req, signal }: GraphqlContext): ExecutionArgs {
    const { schema } = this.modules.get(GraphQLSchemaHost, { strict: false });
    const operation = getOperationAST(document);
    const [unfit] = operation ? variableErrors(schema, operation, variables) : [];
    if (unfit) throw new OperationRefusedError(unfit.message, 'BAD_USER_INPUT');
    return { schema, document, variableValues: variables, contextValue: { req, signal } };
  }

  /** Counts the operation like one that its caller had sent, and waits for its turn. @throws OperationRefusedError */
  private async begin(args: ExecutionArgs, context: GraphqlContext): Promise<() => void> {
    const { schema, document, variableValues = {} } = args;
    const operation = getOperationAST(document);
    if (!operation) throw new Error('an operation of our own cannot be identified');
    const cost = operationCost(schema, document, operation, variableValues as Variables);
    return this.answers.begin(context.req, { cost, kind: operation.operation, signal: context.signal }).catch((error: unknown) => {
      throw error instanceof AppError ? this.refusalOf(new GraphQLError(error.message, { originalError: error }), context) : error;
    });
  }

  private dataOf({ data, errors }: ExecutionResult, context: GraphqlContext): Record<string, unknown> {
    const [first] = errors ?? [];
    if (first) throw this.refusalOf(first, context);
    return data ?? {};
  }

  private refusalOf(error: GraphQLError, { req }: GraphqlContext): OperationRefusedError {
    logOutages([error], req.id);
    const { message, extensions } = formatGraphqlError(error.toJSON(), error, req.id, this.config.graphqlIntrospection);
    const { code, errors: fields, retryAfterSeconds, scopes } = (extensions ?? {}) as Partial<OperationRefusedError>;
    return new OperationRefusedError(message, String(code), fields, retryAfterSeconds, scopes);
  }
}
