import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { bodyTypeOf } from '../../descriptions/body-type.js';
import { descriptionOf } from '../../descriptions/describes.decorator.js';
import { BadRequestError, UnsupportedMediaTypeError } from '../../errors/common-errors.js';
import { hasBody } from './body-limits.js';

const JSON_TYPE = 'application/json';

/** Answers 415 to a body that is not of the type that its operation takes, and 400 to JSON that is no object, once it is known that the caller may call it. */
@Injectable()
export class ContentTypes implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const taken = takenBy(context);
    const given = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (taken.length > 0 && hasBody(request) && !taken.includes(given)) throw new UnsupportedMediaTypeError(taken[0] ?? JSON_TYPE);
    if (taken.includes(JSON_TYPE) && hasBody(request) && !isObject(request.body))
      throw new BadRequestError('The body must be a JSON object.');
    return next.handle();
  }
}

const isObject = (body: unknown): boolean => typeof body === 'object' && body !== null && !Array.isArray(body);

/** The media types that a handler takes; none where it takes no body, or reads what it gets itself. A form of a login may also be JSON. */
function takenBy(context: ExecutionContext): readonly string[] {
  const { multipart, form } = descriptionOf(context.getHandler());
  if (multipart) return ['multipart/form-data'];
  if (form) return ['application/x-www-form-urlencoded', JSON_TYPE];
  return bodyTypeOf(context.getClass(), context.getHandler().name) ? [JSON_TYPE] : [];
}
