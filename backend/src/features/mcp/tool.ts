import type { CallToolResult, McpServer, ServerContext, ToolAnnotations } from '@modelcontextprotocol/server';
import type { DocumentNode } from 'graphql';
import { z } from 'zod';
import { loggers } from '../../core/observability/loggers.js';
import { OperationRefusedError } from '../../core/graphql/inner/inner-operations.js';
import type { Variables } from '../../core/graphql/operation-cost.js';

/** What a tool or resource has of the request that it serves. */
export interface Call {
  requestId: string;
  /** What goes with every result: the caller's texts need approval, and what a tool has just made cannot have it. Null for nothing. */
  mark: string | null;
  /**
   * Runs an operation on the GraphQL schema for the caller.
   * @throws OperationRefusedError
   */
  run: (document: DocumentNode, variables: Variables) => Promise<Record<string, unknown>>;
  /**
   * Runs a subscription on it, and gives the data of each event.
   * @throws OperationRefusedError
   */
  follow: (document: DocumentNode, variables: Variables) => AsyncIterable<Record<string, unknown>>;
}

/** Says how far a call has got, to a client that has asked to be told. */
export type Progress = (message: string) => Promise<void>;

type Shape = z.ZodObject;

interface ToolSpec<Input extends Shape, Output extends Shape> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  annotations: ToolAnnotations;
  call(call: Call, args: z.output<Input>, progress: Progress): Promise<z.output<Output>>;
  /** The output for people, and for models that do not read the structured one. */
  words(output: z.output<Output>): string;
}

const APPROVAL = z.string().optional().describe('Said to every reader with the result: a supervisor has not approved it.');

/** Adds a tool to the server of one request. */
export type McpTool = (server: McpServer, call: Call) => void;

/** A tool that only reads what the product holds. */
export const READS: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };

/** A tool whose refusals are results in plain words, so that a model can act on them. */
export function tool<Input extends Shape, Output extends Shape>(spec: ToolSpec<Input, Output>): McpTool {
  const { name, title, description, annotations } = spec;
  const output = spec.output.extend({ approval: APPROVAL });
  // By its general type: the library's type of a handler cannot be worked out from a type parameter.
  const inputSchema: z.ZodObject = spec.input;
  return (server, call) =>
    void server.registerTool(name, { title, description, inputSchema, outputSchema: output, annotations }, async (args, context) => {
      try {
        const structured = await spec.call(call, args as z.output<Input>, progressOf(context, call));
        const text = spec.words(structured);
        if (call.mark === null) return { structuredContent: structured, content: [{ type: 'text', text }] };
        const marked = [call.mark, text].map((words) => ({ type: 'text' as const, text: words }));
        return { structuredContent: { ...structured, approval: call.mark }, content: marked };
      } catch (error) {
        return refusal(plainRefusal(error, call));
      }
    });
}

/** What a client is told counts up from 1; nobody knows beforehand how many steps there will be. */
function progressOf({ mcpReq }: ServerContext, { requestId }: Call): Progress {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return () => Promise.resolve();
  let progress = 0;
  return async (message) => {
    progress += 1;
    const params = { progressToken, progress, message };
    // The work goes on without it; whoever has hung up ends it.
    await mcpReq
      .notify({ method: 'notifications/progress', params })
      .catch((error: unknown) => loggers.http.debug({ requestId, err: error }, 'progress over MCP was not sent'));
  };
}

/** A refusal that a tool makes itself. */
export const refused = (message: string, code: string): OperationRefusedError => new OperationRefusedError(message, code);

/** What went wrong in words that may leave the server; anything but a refusal is logged and named by the id of its request. */
export function plainRefusal(error: unknown, { requestId }: Call): OperationRefusedError {
  if (error instanceof OperationRefusedError) return error;
  loggers.http.error({ requestId, err: error }, 'a call over MCP failed');
  return refused(`Something went wrong. Request id: ${requestId}`, 'INTERNAL');
}

/** Fields as the tools write them, such as `as_on`. */
const toolName = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function refusal({ message, code, errors, retryAfterSeconds, scopes }: OperationRefusedError): CallToolResult {
  const fields = errors.map(({ field, message: wrong }) => `${toolName(field)}: ${wrong}`);
  const wait = retryAfterSeconds === undefined ? [] : [`Try again in ${retryAfterSeconds} s.`];
  return {
    isError: true,
    content: [{ type: 'text', text: [message, ...fields, ...wait, `(${code})`].join('\n') }],
    _meta: { code, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }), ...(scopes && { scopes }) },
  };
}
