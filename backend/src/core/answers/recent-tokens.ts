const KEPT = 1000;

/** Remembers whose the tokens are that came last, so that a signature is not checked twice for each call. Only for limits. */
export class RecentTokens {
  private readonly subjects = new Map<string, string>();

  constructor(private readonly read: (authorization: string) => string | null) {}

  /** The account of a token with our signature; null for anything else, which is not remembered. */
  subject(authorization: string): string | null {
    const known = this.subjects.get(authorization);
    const subject = known ?? this.read(authorization);
    if (subject === null) return null;
    this.subjects.delete(authorization);
    this.subjects.set(authorization, subject);
    const [oldest] = this.subjects.keys();
    if (this.subjects.size > KEPT && oldest !== undefined) this.subjects.delete(oldest);
    return subject;
  }
}
