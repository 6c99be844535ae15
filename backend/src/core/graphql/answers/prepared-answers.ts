import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type FormattedExecutionResult, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import type { GraphqlContext } from '../../access/request-context.js';

/** Marks a provider that is a `PreparedList`. */
export const PreparesAnswers = DiscoveryService.createDecorator();

/** A public list that is the same for everybody until somebody changes it. */
export interface PreparedList {
  /** The query that gives it. */
  readonly field: string;
  /** @returns the same object as long as nothing has changed, in any process */
  version(): Promise<object>;
}

/** The parts of a request that decide what it is answered. */
interface Asked {
  query?: string;
  operationName?: string | null;
  variables?: Record<string, unknown>;
}

type Data = NonNullable<FormattedExecutionResult['data']>;

/** What differs in writing alone would fill any cache: operations of programs are few, and are sent again and again. */
const OPERATIONS_KEPT = 50;
const KEY_LENGTH_MAX = 8000;
/** Each may be as long as an answer; those of the front end take 60 KB. */
const BYTES_KEPT = 4 * 1024 * 1024;

/** Answers to operations on public lists, resolved and written as JSON once for each version of a list. */
@Injectable()
export class PreparedAnswers {
  private known: ReadonlyMap<string, PreparedList> | undefined;
  private readonly kept = new WeakMap<object, { answers: Map<string, Data>; bytes: number }>();
  private readonly latest = new Map<string, object>();
  private readonly texts = new WeakMap<Data, string>();

  constructor(private readonly discovery: DiscoveryService) {}

  /** Whether an operation will probably be answered with what is there. */
  has(operation: OperationDefinitionNode, asked: Asked): boolean {
    const list = this.listOf(operation);
    const version = list && this.latest.get(list.field);
    return version !== undefined && this.kept.get(version)?.answers.has(keyOf(asked)) === true;
  }

  readonly plugin: ApolloServerPlugin<GraphqlContext> = {
    requestDidStart: async () => {
      let missed: { version: object; key: string } | undefined;
      return {
        responseForOperation: async ({ operation, request, source }) => {
          const list = this.listOf(operation);
          // The document may have come as a hash: what it says is the source.
          const key = keyOf({ ...request, query: source });
          if (!list || key.length > KEY_LENGTH_MAX) return null;
          const version = await list.version();
          this.latest.set(list.field, version);
          const data = this.kept.get(version)?.answers.get(key);
          if (!data) {
            missed = { version, key };
            return null;
          }
          return { http: { headers: new HeaderMap(), status: undefined }, body: { kind: 'single', singleResult: { data } } };
        },
        willSendResponse: async ({ response: { body } }) => {
          if (!missed || body.kind !== 'single') return;
          const { data, errors } = body.singleResult;
          if (data && !errors) this.keep(missed.version, missed.key, data);
        },
      };
    },
  };

  /** The JSON of an answer, as Apollo wants it. */
  readonly stringify = (result: FormattedExecutionResult): string => {
    const bare = !result.errors && !result.extensions && result.data;
    return (bare && this.texts.get(bare)) || written(result);
  };

  private keep(version: object, key: string, data: Data): void {
    const kept = this.kept.get(version) ?? { answers: new Map<string, Data>(), bytes: 0 };
    this.kept.set(version, kept);
    const text = written({ data });
    if (kept.answers.size >= OPERATIONS_KEPT || kept.bytes + text.length > BYTES_KEPT) return;
    kept.answers.set(key, data);
    kept.bytes += text.length;
    this.texts.set(data, text);
  }

  /** The list that an operation asks for and nothing besides; directives may leave fields out, so those have no part in it. */
  private listOf({ operation, selectionSet }: OperationDefinitionNode): PreparedList | undefined {
    const names = new Set(
      selectionSet.selections.map((each) => (each.kind === Kind.FIELD && !each.directives?.length ? each.name.value : '')),
    );
    const [name = ''] = names;
    if (operation !== OperationTypeNode.QUERY || names.size !== 1) return undefined;
    return this.lists().get(name);
  }

  /** Not before the first operation: until then not every provider is there. */
  private lists(): ReadonlyMap<string, PreparedList> {
    this.known ??= new Map(
      this.discovery.getProviders({ metadataKey: PreparesAnswers.KEY }).map(({ instance }) => {
        const list = instance as PreparedList;
        return [list.field, list];
      }),
    );
    return this.known;
  }
}

const written = (result: FormattedExecutionResult): string => `${JSON.stringify(result)}\n`;

const keyOf = ({ query = '', operationName, variables }: Asked): string => JSON.stringify([query, operationName ?? null, variables ?? {}]);
