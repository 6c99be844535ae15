/** The calendar of the law, from what happened to the last day. @type {import('./screens.mjs').Screen[]} */
export const DEADLINE_SCREENS = [
  {
    name: 'deadlines',
    path: '/deadlines?q=cheque',
    as: 'user',
    arrange: (page) => page.getByRole('button', { name: /^The cheque came back unpaid/ }).waitFor(),
  },
  {
    name: 'deadlines-groups',
    path: '/deadlines',
    as: 'user',
    arrange: (page) => page.getByRole('button', { name: /^Cheques/ }).waitFor(),
  },
  {
    name: 'deadlines-none',
    path: '/deadlines?q=xyzzy',
    as: 'user',
    arrange: (page) => page.getByText(/^Nothing in the calendar matches/).waitFor(),
  },
  {
    name: 'deadlines-date',
    path: '/deadlines?row=cheque-demand',
    as: 'user',
    arrange: async (page) => {
      await page.getByLabel('Day on which the bank told you that it came back', { exact: true }).fill('03/11/2025');
      await page.getByRole('button', { name: 'Show the Last Day' }).click();
      await page.getByRole('button', { name: '3 November 2025', exact: true }).waitFor();
      await page.getByRole('button', { name: '11 March 2025', exact: true }).waitFor();
    },
  },
  {
    name: 'deadlines-counted',
    path: '/deadlines?row=limitation-116-b',
    as: 'user',
    arrange: async (page) => {
      await page.getByLabel('Date of the decree or order', { exact: true }).fill('3 November 2025');
      await page.getByLabel('Days that getting the copy took (optional)', { exact: true }).fill('11');
      await page.keyboard.press('Enter');
      for (const words of [
        'Late: needs sufficient cause',
        'On these facts alone the period ends on 14 December 2025, a closed day; the next open day is 15 December 2025; provisional, check before filing.',
        'Date of the decree or order: 3 November 2025 (Monday)',
        'This day is not counted: 3 November 2025 (Monday)',
        'Period of 30 days: until 3 December 2025 (Wednesday)',
        'Left out: 11 days',
        'The period ends: 14 December 2025 (Sunday)',
        'That day is closed; next open day: 15 December 2025 (Monday)',
        'Not compared with the act here: Limitation Act, 1963; General Clauses Act, 1897',
        'Add to My Calendar (.ics)',
      ])
        await page.getByText(words, { exact: true }).first().waitFor();
    },
  },
];
