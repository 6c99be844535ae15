/** Set by a supervisor that starts a process before it knows all of its settings. */
const MARK = 'AWAIT_SETTINGS';

interface Start {
  type: 'start';
  settings: NodeJS.ProcessEnv;
}

const isStart = (message: unknown): message is Start =>
  typeof message === 'object' && message !== null && (message as { type?: unknown }).type === 'start';

/**
 * The environment of this process, completed by what its supervisor sends once the database is there. Loading its modules is most of what a
 * process does as it starts, and needs no database. Started by anybody else, a process has its settings already and waits for nothing.
 */
export function awaitedSettings(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  if (env[MARK] === undefined) return Promise.resolve(env);
  const leave = (): never => process.exit(0);
  if (!process.connected) return leave();
  return new Promise((resolve) => {
    const take = (message: unknown): void => {
      if (!isStart(message)) return;
      process.off('message', take);
      process.off('disconnect', leave);
      resolve({ ...env, ...message.settings });
    };
    process.on('message', take);
    // The supervisor is gone, and nothing has begun that would have to be ended in order.
    process.once('disconnect', leave);
  });
}
