/** One step of the life of an account. `open` counts from the oldest reservation that is still open. */
export type Step =
  | { kind: 'charge' }
  | { kind: 'settle'; open: number }
  | { kind: 'release'; open: number }
  | { kind: 'add'; tokens: number }
  | { kind: 'set'; tokens: number }
  | { kind: 'price'; tokens: number };

export interface State {
  balance: number;
  price: number;
  /** Amounts of open reservations, oldest first. */
  open: number[];
}

/** What a step does, by the rules of the specification; null when it does not even begin. */
export function after(state: State, step: Step): State | null {
  const { balance, price, open } = state;
  if (step.kind === 'charge') return balance >= price ? { ...state, balance: balance - price, open: [...open, price] } : state;
  if (step.kind === 'add') return { ...state, balance: balance + step.tokens };
  if (step.kind === 'set') return { ...state, balance: step.tokens };
  if (step.kind === 'price') return { ...state, price: step.tokens };
  if (open.length === 0) return null;
  const at = step.open % open.length;
  const rest = open.filter((_amount, index) => index !== at);
  return { ...state, balance: balance + (step.kind === 'release' ? (open[at] ?? 0) : 0), open: rest };
}

/** The balance once every reservation that was left open was given back. */
export const swept = ({ balance, open }: State): number => balance + open.reduce((sum, amount) => sum + amount, 0);
