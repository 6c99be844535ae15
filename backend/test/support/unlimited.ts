/** Asks as though nothing had been asked before: what a limit refuses is asked again with all counts forgotten. */
export type Unlimited = <T>(ask: () => Promise<T>, isLimited: (answer: T) => boolean) => Promise<T>;

/** To forget them before every call doubles the calls. @param forgetLimits removes what is counted of everybody's calls */
export function unlimitedBy(forgetLimits: () => Promise<unknown>): Unlimited {
  return async (ask, isLimited) => {
    const answer = await ask();
    if (!isLimited(answer)) return answer;
    await forgetLimits();
    return ask();
  };
}
