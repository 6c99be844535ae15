import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/port.mjs';
import { findProgram } from '../../scripts/lib/programs.mjs';
import { endedOnInterruption } from './interruption.mjs';
import { send } from './load.mjs';

const READY_LIMIT_MS = 15_000;
const POLL_MS = 50;

/** Takes the names of the recipe for the addresses here, and plain HTTP on a port of this machine for TLS on that of the site. */
const here = (text, [first, second], changes) =>
  [['api-1:3000', `127.0.0.1:${first}`], ['api-2:3000', `127.0.0.1:${second}`], ...changes].reduce((changed, [from, to]) => {
    const next = changed.replace(from, to);
    if (next === changed) throw new Error(`the recipe no longer holds ${from}`);
    return next;
  }, text);

const recipe = (name) => readFileSync(inRoot('deploy', name), 'utf8');

const nginx = {
  name: 'nginx',
  program: 'nginx',
  version: ['-v'],
  withRecipe: (port, ports) =>
    here(recipe('nginx/themis.conf'), ports, [
      ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
      [/\n.*ssl_certificate .*;/, ''],
      [/\n.*ssl_certificate_key .*;/, ''],
    ]),
  withDefaults: (port, [first, second]) =>
    `upstream themis { server 127.0.0.1:${first}; server 127.0.0.1:${second}; }
     server { listen 127.0.0.1:${port}; location / { proxy_pass http://themis; } }`,
  /** @returns the arguments */
  async install(folder, site) {
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`);
    const config = path.join(folder, 'nginx.conf');
    const text = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;
      events { worker_connections 1024; } http { access_log off; ${places.join(' ')} include ${folder}/site.conf; }`;
    await writeFile(config, text);
    await writeFile(path.join(folder, 'site.conf'), site);
    return ['-c', config, '-e', path.join(folder, 'error.log'), '-p', folder];
  },
};

const caddy = {
  name: 'Caddy',
  program: 'caddy',
  version: ['version'],
  withRecipe: (port, ports) => CADDY_HERE + here(recipe('caddy/Caddyfile'), ports, [['law.example {', `http://127.0.0.1:${port} {`]]),
  withDefaults: (port, [first, second]) =>
    `${CADDY_HERE}http://127.0.0.1:${port} {\n\treverse_proxy 127.0.0.1:${first} 127.0.0.1:${second}\n}\n`,
  async install(folder, site) {
    const config = path.join(folder, 'Caddyfile');
    await writeFile(config, site);
    return ['run', '--adapter', 'caddyfile', '--config', config];
  },
};
const CADDY_HERE = '{\n\tadmin off\n\tauto_https off\n}\n';

/** Those that are installed. */
export const installedProxies = () => [nginx, caddy].filter(({ program }) => findProgram(program) !== null);

/**
 * Starts a proxy before two processes.
 * @param {typeof nginx | typeof caddy} proxy
 * @param {'recipe' | 'defaults'} how
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startProxy(proxy, how, { folder, ports }) {
  const own = path.join(folder, `${proxy.program}-${how}`);
  await mkdir(own, { recursive: true });
  const port = await freePort();
  const site = how === 'recipe' ? proxy.withRecipe(port, ports) : proxy.withDefaults(port, ports);
  const args = await proxy.install(own, site);
  const env = { ...process.env, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own };
  const child = spawn(findProgram(proxy.program) ?? '', args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (piece) => (said = (said + piece).slice(-2000)));
  const exited = once(child, 'exit');
  const stop = endedOnInterruption(async () => {
    child.kill('SIGTERM');
    await exited;
  });
  const url = `http://127.0.0.1:${port}`;
  for (const deadline = Date.now() + READY_LIMIT_MS; Date.now() < deadline && child.exitCode === null; await delay(POLL_MS)) {
    const answer = await send({ url: `${url}/health/ready` }).catch(() => null);
    if (answer?.status === 200) return { url, stop };
  }
  await stop();
  throw new Error(`${proxy.name} does not pass anything on: ${said}`);
}
