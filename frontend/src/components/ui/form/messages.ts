export const formMessages = { show: 'Show', hide: 'Hide' } as const;
