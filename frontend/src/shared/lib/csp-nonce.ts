/** The server writes each page's nonce here; without it the policy refuses style elements that are made at run time. */
export const cspNonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
