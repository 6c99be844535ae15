import type { ExecutionContext, Type } from '@nestjs/common';

/** What a handler of Nest would be called with. */
interface Handled {
  controller: Type;
  handler: (...args: never[]) => unknown;
}

class Unrouted {
  handle(this: void): void {
    // Stands for the handler of a request for which none has been chosen yet.
  }
}

/** The context of a REST request as guards and interceptors take it, for where Nest makes none: ahead of its routing. */
export function httpContext(
  request: object,
  reply: object,
  { controller, handler }: Handled = { controller: Unrouted, handler: Unrouted.prototype.handle },
): ExecutionContext {
  const args: unknown[] = [request, reply];
  const wrongTransport = (): never => {
    throw new Error('a request of REST was taken for another transport');
  };
  // Nest's interface lets each caller name the type that it expects.
  const context: Record<keyof ExecutionContext, (index: number) => unknown> = {
    getType: () => 'http',
    getClass: () => controller,
    getHandler: () => handler,
    getArgs: () => args,
    getArgByIndex: (index) => args[index],
    switchToHttp: () => ({ getRequest: () => request, getResponse: () => reply, getNext: wrongTransport }),
    switchToRpc: wrongTransport,
    switchToWs: wrongTransport,
  };
  return context as unknown as ExecutionContext;
}
