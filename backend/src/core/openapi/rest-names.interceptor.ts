import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { catchError, map, type Observable } from 'rxjs';
import { ValidationError } from '../errors/common-errors.js';
import { boundInput } from '../validation/input-size.js';
import { type RestField, restFieldsOf } from '../descriptions/api-field.js';
import { answerShapeOf } from '../descriptions/describes.decorator.js';
import { inShape } from '../descriptions/shape.js';

const STRICT = Symbol('strict input');
const SHOWN_NAME = 60;

/** An input of REST in which a field that it does not have is a mistake, or an attempt, and is refused rather than dropped. */
export const RefusesUnknownFields = (): ClassDecorator => (target) => Reflect.defineMetadata(STRICT, true, target);

/**
 * The border between the names of the code and those of REST: a body comes in, and an answer and the names of failing fields go
 * out, in snake_case. An answer holds what `@Describes` says and nothing else. Inputs and answers without `@ApiField`s pass as they are.
 */
@Injectable()
export class RestNames implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const input = inputOf(context);
    const fields = restFieldsOf(input);
    if (input && fields.length > 0) {
      const request = context.switchToHttp().getRequest<FastifyRequest>();
      request.body = withNamesOfCode(request.body, fields, Reflect.getMetadata(STRICT, input) === true);
    }
    const shape = answerShapeOf(context.getHandler());
    return next.handle().pipe(
      // The events of a stream are put into their shape one by one.
      map((answer: unknown) =>
        answer === undefined || shape === undefined || answer instanceof StreamableFile ? answer : inShape(answer, shape),
      ),
      catchError((error: unknown) => {
        throw error instanceof ValidationError ? withNamesOfRest(error, fields) : error;
      }),
    );
  }
}

/** The class with `@ApiField`s among the types of a handler's arguments; TypeScript writes them down for decorated methods. */
function inputOf(context: ExecutionContext): object | undefined {
  const prototype = context.getClass().prototype as object;
  const types = (Reflect.getMetadata('design:paramtypes', prototype, context.getHandler().name) ?? []) as object[];
  return types.find((type) => restFieldsOf(type).length > 0);
}

/** @throws ValidationError for too many values, and for a name that a strict input does not have */
function withNamesOfCode(body: unknown, fields: readonly RestField[], strict: boolean): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  boundInput(body);
  const given = body as Record<string, unknown>;
  const known = fields.filter(({ restName }) => Object.hasOwn(given, restName));
  if (strict && known.length < Object.keys(given).length) {
    const unknown = Object.keys(given).filter((name) => !known.some(({ restName }) => restName === name));
    throw new ValidationError(unknown.map((field) => ({ field, message: `Unknown field: ${field.slice(0, SHOWN_NAME)}` })));
  }
  return Object.fromEntries(known.map(({ property, restName, type }) => [property, withInnerNames(given[restName], innerFields(type))]));
}

/** The fields of what a field holds, itself or in a list; none where that is no input of its own. */
function innerFields(type: RestField['type']): readonly RestField[] {
  const declared: unknown = type();
  return restFieldsOf(Array.isArray(declared) ? (declared as unknown[])[0] : declared);
}

/** An input inside of another one, or a list of them, with the names of the code. */
function withInnerNames(given: unknown, fields: readonly RestField[]): unknown {
  if (fields.length === 0) return given;
  return Array.isArray(given) ? given.map((each: unknown) => withNamesOfCode(each, fields, false)) : withNamesOfCode(given, fields, false);
}

/** The names of REST for a path to a field, such as `parties`, `0`, `isClient`; the place in a list has no name. */
function restNameOf([first, ...inner]: readonly string[], fields: readonly RestField[]): string[] {
  if (first === undefined) return [];
  const field = fields.find(({ property }) => property === first);
  return [field?.restName ?? first, ...restNameOf(inner, field ? innerFields(field.type) : fields)];
}

function withNamesOfRest(error: ValidationError, fields: readonly RestField[]): ValidationError {
  const renamed = (error.errors ?? []).map(({ field, message }) => ({ field: restNameOf(field.split('.'), fields).join('.'), message }));
  return new ValidationError(renamed, error.code);
}
