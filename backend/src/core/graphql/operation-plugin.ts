import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { GraphQLError, OperationTypeNode } from 'graphql';
import type { GraphqlContext } from '../access/request-context.js';
import { answerBudget, AnswerTooLargeError } from '../answers/answer-budget.js';
import type { Answers } from '../answers/answers.js';
import { AppError } from '../errors/app-error.js';
import { bearerChallenge } from '../errors/bearer-challenge.js';
import { formatGraphqlError } from './answers/format-graphql-error.js';
import type { PreparedAnswers } from './answers/prepared-answers.js';
import { costOf, type OperationCost, pricedOperation, variableErrors, withCost } from './operation-cost.js';
import { GRAPHQL_LIMITS, NO_OPERATION, NO_SUBSCRIPTION } from './operation-limits.js';

/** What an answer costs that is there already. */
const PREPARED_COST = 100;

/** Request ids of errors that are about to be formatted: Apollo hands the formatter an error without its request. */
const requestIds = new WeakMap<object, string>();

/** @returns the id of the request that an error belongs to, when it came far enough to have a context */
export const requestIdOf = (thrown: unknown): string | undefined =>
  typeof thrown === 'object' && thrown !== null ? requestIds.get(thrown) : undefined;

/**
 * Over HTTP: refuses an operation that costs too much before it runs, has it wait for its turn, replaces an answer that has become too
 * large, and remembers whose an error is.
 */
export const operationPlugin = (answers: Answers, prepared: PreparedAnswers): ApolloServerPlugin<GraphqlContext> => ({
  requestDidStart: async () => {
    let told: OperationCost | undefined;
    return {
      didResolveOperation: async ({ schema, document, operation, request, source, contextValue: { req, signal } }) => {
        // Apollo would go on without one, and whoever reads the operation in between would fail at it.
        if (!operation) throw faultOfCaller(NO_OPERATION);
        if (operation.operation === OperationTypeNode.SUBSCRIPTION) throw faultOfCaller(NO_SUBSCRIPTION);
        const variables = request.variables ?? {};
        // Values that do not fit are refused, with a text on each, by the execution itself.
        if (variableErrors(schema, operation, variables).length > 0) return;
        const priced = pricedOperation(schema, document, operation, variables, GRAPHQL_LIMITS.cost);
        if ('refused' in priced) throw priced.refused;
        const budget = answerBudget();
        if (!budget) throw new Error('an operation over HTTP has no budget for its answer');
        // The document may have come as a hash: what it says is the source.
        const isThere = prepared.has(operation, { ...request, query: source });
        const cost = isThere ? PREPARED_COST : priced.cost;
        if (!isThere) told = costOf(priced.cost);
        budget.hold(await answers.begin(req, { cost, kind: operation.operation, signal }).catch(refuse));
      },
      didEncounterErrors: async ({ errors, contextValue: { req }, response }) => {
        for (const error of errors) {
          requestIds.set(error, req.id);
          answers.noteFailure(error.originalError);
        }
        const challenge = errors.map((error) => challengeOf(error, req)).find((found) => found !== undefined);
        if (challenge !== undefined) response.http.headers.set('www-authenticate', challenge);
      },
      willSendResponse: async ({ response, contextValue: { req } }) => {
        if (response.body.kind !== 'single') return;
        if (told) response.body.singleResult = withCost(response.body.singleResult, told);
        if (!answerBudget()?.spent) return;
        const error = new AnswerTooLargeError();
        response.body.singleResult = { errors: [formatGraphqlError(error, error, req.id, false)] };
        response.http.status = error.status;
      },
    };
  },
});

/** What a refused field says about the bearer token. The status of the answer stays the protocol's: other fields may have been answered. */
const challengeOf = ({ originalError }: GraphQLError, { headers }: GraphqlContext['req']): string | undefined =>
  originalError instanceof AppError ? bearerChallenge(originalError, headers.authorization !== undefined) : undefined;

/** The refusal of an operation that cannot be begun, with the status of the protocol. */
function faultOfCaller({ code, message }: { code: string; message: string }): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400, headers: new HeaderMap() } } });
}

/** Before an operation has begun, Apollo answers what it does not know with 500. */
function refuse(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  const { message, status, retryAfterSeconds } = error;
  const headers = new HeaderMap();
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds));
  throw new GraphQLError(message, { originalError: error, extensions: { http: { status, headers } } });
}
