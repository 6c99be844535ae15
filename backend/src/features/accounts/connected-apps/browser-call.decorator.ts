import type { IncomingMessage } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { requestOf } from '../../../core/access/request-context.js';

/** The call as Node has it, with its cookies; undefined for an operation over a socket. */
export const BrowserCall = createParamDecorator(
  (_data: unknown, context: ExecutionContext): IncomingMessage | undefined => (requestOf(context) as { raw?: IncomingMessage }).raw,
);
