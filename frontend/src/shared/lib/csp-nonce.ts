/** The nonce that the server writes into each page; the CSP rejects style elements created at run time without it. */
export const cspNonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
