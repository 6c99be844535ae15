/** Who is asking, as far as limits need to know: nothing is granted by it. */
export interface Caller {
  kind: 'user' | 'stranger';
  /** The account, or the network that a stranger comes from. */
  key: string;
}
