export const toastMessages = { region: 'Notices', dismiss: 'Dismiss', serverAway: 'The server is not reachable. Trying again…' } as const;
