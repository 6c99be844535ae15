import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { settledLibrary, text, upload } from '../support/library.js';
import { adminClient, newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

describe('a new installation', () => {
  let app: TestApp;
  let admin: Client;

  beforeAll(async () => {
    app = await sharedApp();
    admin = await adminClient(new Client(app.url));
  });
  afterAll(() => app.close());

  const steps = async () =>
    (
      await admin.graphql<{ firstSteps: Record<string, boolean> }>(
        '{ firstSteps { law question mail model backup secondAdministrator dismissed } }',
      )
    ).data?.firstSteps;
  const lacking = async () => (await admin.graphql<{ lackingLaw: string[] }>('{ lackingLaw }')).data?.lackingLaw;

  it('has everything to do, and lacks all kinds of law', async () => {
    expect(await steps()).toEqual({
      law: false,
      question: false,
      mail: false,
      model: false,
      backup: false,
      secondAdministrator: false,
      dismissed: false,
    });
    expect(await lacking()).toEqual(['CONSTITUTION', 'REPEALED_CODES', 'SCHEDULES', 'ORDERS', 'RULES', 'STATE_ACTS', 'JUDGMENTS']);
  });

  it('ticks what is done', async () => {
    await upload(
      admin,
      text(
        'code.txt',
        'THE INDIAN PENAL CODE, 1860\n\n1. Title.—This Act may be called the Indian Penal Code.\n\n2. Punishment.—Every person shall be liable.\n',
      ),
    );
    await upload(
      admin,
      text('rules.txt', 'THE SAMPLE RULES, 2001\n\n1. Title.—These rules may be called the Sample Rules, 2001.\n'),
      'rule',
    );
    await settledLibrary(admin);
    await newUser(new Client(app.url), 'second');
    await app.database.query(`update users set role = 'admin'`);
    await app.database.query('update installation set backed_up_at = now()');
    await app.database.query(`insert into daily_counts (day, what, count) values (current_date, 'question.answered', 1)`);
    expect(await steps()).toMatchObject({ law: true, question: true, mail: false, backup: true, secondAdministrator: true });
    expect(await lacking()).toEqual(['CONSTITUTION', 'SCHEDULES', 'ORDERS', 'STATE_ACTS', 'JUDGMENTS']);
  });

  it('keeps that the list was put away', async () => {
    expect(
      (await admin.graphql<{ dismissFirstSteps: { dismissed: boolean } }>('mutation { dismissFirstSteps { dismissed } }')).data
        ?.dismissFirstSteps.dismissed,
    ).toBe(true);
    expect(await steps()).toMatchObject({ dismissed: true });
  });
});
