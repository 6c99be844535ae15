import { Ambient } from '../async/ambient.js';

const scope = new Ambient<string>();

/** Does `work`, and all that comes of it, as part of a request: every line of the log then carries its id. */
export const inRequest = <T>(requestId: string, work: () => T): T => scope.run(requestId, work);

/** The id of the request that is being answered; undefined outside of one. */
export const currentRequestId = (): string | undefined => scope.get();
