import { randomBytes } from 'node:crypto';
import { ADMIN } from './app.js';
import type { Client } from './client.js';

export interface Person {
  email: string;
  password: string;
  name: string;
  client: Client;
}

/** Registers a new user and logs in. */
export async function newUser(client: Client, name = 'Asha Mehta'): Promise<Person> {
  const email = `${randomBytes(6).toString('hex')}@themis.test`;
  const password = 'a quiet green lease';
  const registered = await client.post('/api/auth/register', { name, email, phone: '+91 98100 00000', password });
  if (registered.status !== 201) throw new Error(`registration answered ${registered.status}`);
  return { email, password, name, client: client.as(await userToken(client, email, password)) };
}

export async function userToken(client: Client, email: string, password: string): Promise<string> {
  const { body } = await client.form<{ access_token: string }>('/api/auth/login', { username: email, password });
  return body.access_token;
}

export async function adminClient(client: Client): Promise<Client> {
  const { body } = await client.form<{ access_token: string }>('/api/admin-auth/login', {
    username: ADMIN.email,
    password: ADMIN.password,
  });
  return client.as(body.access_token);
}
