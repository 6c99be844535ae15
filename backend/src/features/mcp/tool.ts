import type { CallToolResult, McpServer, ToolAnnotations } from '@modelcontextprotocol/server';
import type { DocumentNode } from 'graphql';
import type { z } from 'zod';
import { loggers } from '../../core/observability/loggers.js';
import { OperationRefusedError } from '../../core/graphql/inner/inner-operations.js';
import type { Variables } from '../../core/graphql/operation-cost.js';

/** What a tool or resource has of the request that it serves. */
export interface Call {
  requestId: string;
  /**
   * Runs an operation on the GraphQL schema for the caller.
   * @throws OperationRefusedError
   */
  run: (document: DocumentNode, variables: Variables) => Promise<Record<string, unknown>>;
}

type Shape = z.ZodObject;

interface ToolSpec<Input extends Shape, Output extends Shape> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  annotations: ToolAnnotations;
  call(call: Call, args: z.output<Input>): Promise<z.output<Output>>;
  /** The output for people, and for models that do not read the structured one. */
  words(output: z.output<Output>): string;
}

/** Adds a tool to the server of one request. */
export type McpTool = (server: McpServer, call: Call) => void;

/** A tool that only reads what the product holds. */
export const READS: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };

/** A tool whose refusals are results in plain words, so that a model can act on them. */
export function tool<Input extends Shape, Output extends Shape>(spec: ToolSpec<Input, Output>): McpTool {
  const { name, title, description, output, annotations } = spec;
  // By its general type: the library's type of a handler cannot be worked out from a type parameter.
  const inputSchema: z.ZodObject = spec.input;
  return (server, call) =>
    void server.registerTool(name, { title, description, inputSchema, outputSchema: output, annotations }, async (args) => {
      try {
        const structured = await spec.call(call, args as z.output<Input>);
        return { structuredContent: structured, content: [{ type: 'text', text: spec.words(structured) }] };
      } catch (error) {
        return refusal(plainRefusal(error, call));
      }
    });
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

function refusal({ message, code, errors, retryAfterSeconds }: OperationRefusedError): CallToolResult {
  const fields = errors.map(({ field, message: wrong }) => `${toolName(field)}: ${wrong}`);
  const wait = retryAfterSeconds === undefined ? [] : [`Try again in ${retryAfterSeconds} s.`];
  return {
    isError: true,
    content: [{ type: 'text', text: [message, ...fields, ...wait, `(${code})`].join('\n') }],
    _meta: { code, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) },
  };
}
