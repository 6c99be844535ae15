import { createSecretKey } from 'node:crypto';
import { createRequire } from 'node:module';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { announceReady } from './announce-ready.mjs';

/**
 * The least that answers "who am I": Express, the JWT check and the three look-ups of our own request, each with the SQL
 * that TypeORM writes for it, session and account at once, then the user. `/me` checks the token with a key object;
 * `/me-text-secret` passes the secret as text, as most examples do: jsonwebtoken then tries it as a public key first, every time.
 * Settings: DATABASE_URL, JWT_SECRET, POOL_SIZE.
 */
const fromBackend = createRequire(inRoot('backend', 'package.json'));
const express = fromBackend('express');
const jwt = fromBackend('jsonwebtoken');
const pg = fromBackend('pg');

const SESSION = `SELECT "Session"."id" AS "Session_id", "Session"."user_id" AS "Session_user_id", "Session"."kind" AS "Session_kind", "Session"."created_at" AS "Session_created_at", "Session"."expires_at" AS "Session_expires_at", "Session"."revoked_at" AS "Session_revoked_at" FROM "sessions" "Session" WHERE (("Session"."id" = $1) AND ("Session"."kind" = $2) AND ("Session"."revoked_at" IS NULL) AND ("Session"."expires_at" > $3)) LIMIT 1`;
const ACCOUNT = `SELECT "User"."role" AS "User_role", "User"."is_active" AS "User_is_active", "User"."id" AS "User_id" FROM "users" "User" WHERE (("User"."id" = $1)) LIMIT 1`;
const USER = `SELECT "User"."id" AS "User_id", "User"."name" AS "User_name", "User"."email" AS "User_email", "User"."phone" AS "User_phone", "User"."role" AS "User_role", "User"."is_active" AS "User_is_active", "User"."is_verified" AS "User_is_verified", "User"."created_at" AS "User_created_at", "User"."last_login" AS "User_last_login" FROM "users" "User" WHERE (("User"."id" = $1)) LIMIT 1`;
const VERIFICATION = { algorithms: ['HS256'], issuer: 'themis', audience: 'themis:user' };

const { DATABASE_URL, JWT_SECRET = '', POOL_SIZE } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: Number(POOL_SIZE) });
const one = async (text, values) => (await pool.query(text, values)).rows[0];

const app = express();
app.get('/me', whoAmI(createSecretKey(Buffer.from(JWT_SECRET))));
app.get('/me-text-secret', whoAmI(JWT_SECRET));

function whoAmI(secret) {
  return async (request, response) => {
    let claims;
    try {
      claims = jwt.verify(request.headers.authorization?.replace(/^Bearer /, '') ?? '', secret, VERIFICATION);
    } catch {
      return response.status(401).json({ detail: 'Authentication required.' });
    }
    const [session, account] = await Promise.all([one(SESSION, [claims.sid, 'user', new Date()]), one(ACCOUNT, [claims.sub])]);
    if (session?.Session_user_id !== claims.sub || !account?.User_is_active) {
      return response.status(401).json({ detail: 'Authentication required.' });
    }
    const user = await one(USER, [claims.sub]);
    return response.json({
      id: user.User_id,
      name: user.User_name,
      email: user.User_email,
      phone: user.User_phone,
      role: user.User_role,
      created_at: user.User_created_at.toISOString(),
      last_login: user.User_last_login?.toISOString() ?? null,
    });
  };
}

const server = app.listen(0, '127.0.0.1', () => announceReady(server));
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));
