import { vi } from 'vitest';

/** Milliseconds until a screen has opened a subscription: it may load its code first, on a busy machine. It only ends what hangs. */
const WAIT = { timeout: 60_000 };

interface ProtocolMessage {
  type: string;
  id?: string;
  payload?: unknown;
}

interface Subscription {
  id: string;
  operationName: string;
  variables: Record<string, unknown>;
  ended: boolean;
}

/** The server's end of every socket of a test, speaking `graphql-transport-ws`. */
export class FakeSocketServer {
  readonly subscriptions: Subscription[] = [];
  connectionParams: unknown;
  /** What each socket has shown when it opened. */
  readonly shown: unknown[] = [];
  /** False makes every connection fail, as behind a proxy that blocks sockets. */
  reachable = true;
  private socket: FakeWebSocket | undefined;

  install(): this {
    const accept = (socket: FakeWebSocket): this => {
      this.socket = socket;
      return this;
    };
    vi.stubGlobal(
      'WebSocket',
      class extends FakeWebSocket {
        constructor() {
          super(accept);
        }
      },
    );
    return this;
  }

  receive(message: ProtocolMessage): void {
    if (message.type === 'connection_init') {
      this.connectionParams = message.payload;
      this.shown.push(message.payload);
      this.socket?.deliver({ type: 'connection_ack' });
    }
    if (message.type === 'subscribe') {
      const { query, variables } = message.payload as Pick<Subscription, 'variables'> & { query: string };
      const operationName = /subscription (\w+)/.exec(query)?.[1] ?? '';
      this.subscriptions.push({ id: message.id ?? '', operationName, variables, ended: false });
    }
    if (message.type === 'complete') {
      const subscription = this.subscriptions.find(({ id }) => id === message.id);
      if (subscription) subscription.ended = true;
    }
  }

  /** The newest subscription of that name, once the screen has opened it. */
  async subscription(operationName: string): Promise<Subscription> {
    return vi.waitFor(() => {
      const found = this.subscriptions.findLast((one) => one.operationName === operationName && !one.ended);
      if (!found) throw new Error(`no subscription ${operationName}`);
      return found;
    }, WAIT);
  }

  next({ id }: Subscription, data: unknown): void {
    this.socket?.deliver({ type: 'next', id, payload: { data } });
  }

  complete({ id }: Subscription): void {
    this.socket?.deliver({ type: 'complete', id });
  }

  fail({ id }: Subscription, message: string, code: string): void {
    this.socket?.deliver({ type: 'error', id, payload: [{ message, extensions: { code } }] });
  }

  /** Breaks the connection. */
  drop(): void {
    this.close(1006);
  }

  /** Closes the newest socket. */
  close(code: number): void {
    this.socket?.end(code);
  }
}

class FakeWebSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = FakeWebSocket.CONNECTING;
  readonly protocol = 'graphql-transport-ws';
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  private readonly server: FakeSocketServer;

  constructor(accept: (socket: FakeWebSocket) => FakeSocketServer) {
    this.server = accept(this);
    queueMicrotask(() => {
      if (!this.server.reachable) return this.end(1006);
      this.readyState = FakeWebSocket.OPEN;
      this.onopen?.();
    });
  }

  send(data: string): void {
    this.server.receive(JSON.parse(data) as ProtocolMessage);
  }

  deliver(message: ProtocolMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(code = 1000): void {
    this.end(code);
  }

  end(code: number): void {
    if (this.readyState === FakeWebSocket.CLOSED) return;
    this.readyState = FakeWebSocket.CLOSED;
    this.onclose?.(new CloseEvent('close', { code, wasClean: code === 1000 }));
  }
}
