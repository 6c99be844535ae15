import type { CustomFetch } from 'openid-client';

/** Far more than a discovery document, a set of keys or a token; what has more is none of them. */
const BYTES_MAX = 1024 * 1024;

/** `fetch` that gives up on an answer of more than `BYTES_MAX` bytes. Redirects are not followed: the library says so. */
export const boundedFetch: CustomFetch = async (url, options) => {
  const response = await fetch(url, options);
  if (!response.body) return response;
  let bytes = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      bytes += piece.length;
      if (bytes > BYTES_MAX) controller.error(new Error('the answer is too long'));
      else controller.enqueue(piece);
    },
  });
  return new Response(response.body.pipeThrough(bounded), response);
};
