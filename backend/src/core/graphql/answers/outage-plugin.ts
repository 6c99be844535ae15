import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphqlContext } from '../../access/request-context.js';
import { logOutages } from './format-graphql-error.js';

const UNAVAILABLE = 503;

/**
 * Gives an operation of which nothing could be answered the status and the header that REST gives: what stands between
 * this product and its caller (a proxy, a load balancer, a client's retry) reads these, and not a body.
 */
export const outagePlugin: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ errors = [], response, contextValue }) {
        const outages = logOutages(errors, contextValue.req.id).filter(({ status }) => status === UNAVAILABLE);
        const data = response.body.kind === 'single' ? response.body.singleResult.data : null;
        if (outages.length === 0 || Object.values(data ?? {}).some((field) => field !== null)) return Promise.resolve();
        const wait = outages.reduce((longest, { retryAfterSeconds = 0 }) => Math.max(longest, retryAfterSeconds), 0);
        response.http.status = UNAVAILABLE;
        if (wait > 0) response.http.headers.set('retry-after', String(wait));
        return Promise.resolve();
      },
    }),
};
