import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { catchError, map, type Observable } from 'rxjs';
import type { FieldError } from '../errors/app-error.js';
import { UnknownFieldError, ValidationError } from '../errors/common-errors.js';
import { boundInput } from '../validation/input-size.js';
import { type RestField, restFieldsOf } from '../descriptions/api-field.js';
import { bodyTypeOf } from '../descriptions/body-type.js';
import { queryParametersOf } from '../descriptions/query-parameters.js';
import { answerShapeOf } from '../descriptions/describes.decorator.js';
import { inShape } from '../descriptions/shape.js';
import { ignoresUnknownFields } from '../descriptions/unknown-fields.js';
import { nearestName } from '../text/spelling/nearest-name.js';

/** Of the fields that an input does not have, how many are named in the refusal. */
const NAMED_MAX = 20;
const SHOWN_NAME = 60;

/**
 * The border between the names of the code and those of REST: a body comes in, and an answer and the names of failing fields go
 * out, in snake_case. A body with a field that its input does not have is refused, unless the input ignores such, and so is an address
 * with a parameter that the handler does not take. An answer holds what `@Describes` says and nothing else. Inputs and answers without
 * `@ApiField`s pass as they are.
 */
@Injectable()
export class RestNames implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    refuseOtherParameters(context, request.query);
    const input = inputOf(context);
    if (input) {
      boundInput(request.body);
      const unknown: FieldError[] = [];
      request.body = withNamesOfCode(request.body, input, '', unknown);
      if (unknown.length > 0) throw new UnknownFieldError(unknown);
    }
    const shape = answerShapeOf(context.getHandler());
    return next.handle().pipe(
      // The events of a stream are put into their shape one by one.
      map((answer: unknown) =>
        answer === undefined || shape === undefined || answer instanceof StreamableFile ? answer : inShape(answer, shape),
      ),
      catchError((error: unknown) => {
        throw error instanceof ValidationError ? withNamesOfRest(error, fieldsOf(context)) : error;
      }),
    );
  }
}

/** @throws UnknownFieldError for parameters that a handler does not take; one that takes none ignores what is there */
function refuseOtherParameters(context: ExecutionContext, query: unknown): void {
  const taken = queryParametersOf(context.getClass(), context.getHandler().name);
  if (!taken || typeof query !== 'object' || query === null) return;
  const given = new Set(Object.keys(query));
  const others = [...given].filter((name) => !taken.names.includes(name));
  const unknown = refused(others, { ...taken, given, what: 'parameter' });
  if (unknown.length > 0) throw new UnknownFieldError(unknown);
}

/** All fields that a handler takes, in the body or the address. */
function fieldsOf(context: ExecutionContext): readonly RestField[] {
  const prototype = context.getClass().prototype as object;
  // TypeScript writes the types of the parameters of decorated methods down.
  const types = (Reflect.getMetadata('design:paramtypes', prototype, context.getHandler().name) ?? []) as object[];
  return types.flatMap((type) => restFieldsOf(type));
}

/** The class of a handler's body, if it has `@ApiField`s. */
function inputOf(context: ExecutionContext): object | undefined {
  const body = bodyTypeOf(context.getClass(), context.getHandler().name);
  return restFieldsOf(body).length > 0 ? body : undefined;
}

/**
 * @param at the path to the body in REST, with a point at its end
 * @param unknown takes the fields that no input has, of this body and of those inside of it
 */
function withNamesOfCode(body: unknown, input: object, at: string, unknown: FieldError[]): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const fields = restFieldsOf(input);
  const given = new Map(Object.entries(body));
  const others = [...given.keys()].filter((name) => !fields.some(({ restName }) => restName === name));
  const known: Known = {
    names: fields.map(({ restName }) => restName),
    ignoresOthers: ignoresUnknownFields(input),
    given,
    what: 'field',
  };
  for (const { field, message } of unknown.length < NAMED_MAX ? refused(others, known) : []) unknown.push({ field: at + field, message });
  return Object.fromEntries(
    fields.flatMap(({ property, restName, type }) =>
      given.has(restName) ? [[property, withInnerNames(given.get(restName), innerInput(type), `${at}${restName}.`, unknown)]] : [],
    ),
  );
}

interface Known {
  readonly names: readonly string[];
  readonly ignoresOthers: boolean;
  /** What was given, the unknown among it. */
  readonly given: { has: (name: string) => boolean };
  readonly what: 'field' | 'parameter';
}

/** What is wrong with names that an input does not have; nothing, where it ignores them and they are like none that was left out. */
function refused(others: readonly string[], { names, ignoresOthers, given, what }: Known): FieldError[] {
  return others.slice(0, NAMED_MAX).flatMap((field): FieldError[] => {
    const meant = nearestName(
      field,
      names.filter((name) => !given.has(name)),
    );
    if (ignoresOthers && meant === undefined) return [];
    const help = meant === undefined ? `Known ${what}s: ${names.join(', ')}` : `Did you mean ${meant}?`;
    return [{ field, message: `Unknown ${what}: ${field.slice(0, SHOWN_NAME)}. ${help}` }];
  });
}

/** The class of what a field holds, itself or in a list; none where that is no input of its own. */
function innerInput(type: RestField['type']): object | undefined {
  const declared: unknown = type();
  const inner: unknown = Array.isArray(declared) ? declared[0] : declared;
  return restFieldsOf(inner).length > 0 ? (inner as object) : undefined;
}

/** An input inside of another one, or a list of them, with the names of the code. */
function withInnerNames(given: unknown, input: object | undefined, at: string, unknown: FieldError[]): unknown {
  if (!input) return given;
  if (!Array.isArray(given)) return withNamesOfCode(given, input, at, unknown);
  return given.map((each: unknown, place) => withNamesOfCode(each, input, `${at}${place}.`, unknown));
}

/** The names of REST for a path to a field, such as `parties`, `0`, `isClient`; the place in a list has no name. */
function restNameOf([first, ...inner]: readonly string[], fields: readonly RestField[]): string[] {
  if (first === undefined) return [];
  const field = fields.find(({ property }) => property === first);
  return [field?.restName ?? first, ...restNameOf(inner, field ? restFieldsOf(innerInput(field.type)) : fields)];
}

function withNamesOfRest(error: ValidationError, fields: readonly RestField[]): ValidationError {
  const renamed = (error.errors ?? []).map(({ field, message }) => ({ field: restNameOf(field.split('.'), fields).join('.'), message }));
  return new ValidationError(renamed, error.code);
}
