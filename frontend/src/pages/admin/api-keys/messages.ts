export const adminKeyMessages = {
  intro:
    'Every API key of this installation. A key that you create here acts for you as an administrator, from the addresses that administrators may use.',
} as const;
