import { randomBytes } from 'node:crypto';
import { Agent } from 'node:http';
import { backendDist } from '../../scripts/lib/paths.mjs';
import { send } from './load.mjs';

/** Makes an administrator in the database of an API process and logs in. @returns {Promise<string>} an Authorization header */
export async function signedInAdmin({ url, env }) {
  const { AccountsCli } = await import(backendDist('installation/accounts-cli.js'));
  const email = 'bench-admin@themis.test';
  const password = randomBytes(12).toString('hex');
  const accounts = await AccountsCli.open(env.DATABASE_URL);
  try {
    await accounts.createAdministrator(email, password);
  } finally {
    await accounts.close();
  }
  const { status, body } = await send(loginTarget(url, email, password, '/api/admin-auth/login'));
  if (status !== 200) throw new Error(`the admin login answered ${status}`);
  return `Bearer ${JSON.parse(body).access_token}`;
}

/** A form-encoded login. */
export const loginTarget = (url, email, password, path = '/api/auth/login') => ({
  url: url + path,
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams({ username: email, password }).toString(),
});

/** Connections from one of many loopback addresses, since logins are limited for each; `number` from 0 to 60,000. */
export const agentFrom = (number) =>
  new Agent({ keepAlive: true, localAddress: `127.1.${Math.floor(number / 250)}.${1 + (number % 250)}` });
