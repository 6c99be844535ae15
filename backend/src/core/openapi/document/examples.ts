import type { MediaType, RestRoute } from './rest-routes.js';

/** A call that a test made: its body, if it had one, and what was answered. */
export interface Example {
  request?: unknown;
  status: number;
  /** Left out where the answer is a file. */
  answer?: unknown;
}

/** Calls by the ids of their operations. */
export type Examples = Readonly<Record<string, Example>>;

/** Gives each operation the call that stands for it. */
export function addExamples(routes: readonly RestRoute[], examples: Examples): void {
  for (const { operation } of routes) {
    const example = examples[operation.operationId ?? ''];
    if (!example) continue;
    const [body] = Object.values<MediaType>(operation.requestBody?.content ?? {});
    if (body && example.request !== undefined) body.example = example.request;
    const answered = operation.responses[example.status]?.content?.['application/json'];
    if (answered && example.answer !== undefined) answered.example = example.answer;
  }
}
