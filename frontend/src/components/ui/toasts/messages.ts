export const toastMessages = { region: 'Notices', dismiss: 'Dismiss' } as const;
