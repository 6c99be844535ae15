export const sessionMessages = {
  userFetchFailed: 'Failed to fetch user info',
  expired: 'Authentication required. Please login again.',
} as const;
