import { backendDist, rootDir } from './paths.mjs';

/** The settings and what the built back end decides from them. @throws ConfigError */
export async function loadBackendConfig(env = process.env) {
  const { readSettings } = await import(backendDist('core/config/read-settings.js'));
  const { loadConfig } = await import(backendDist('core/config/load-config.js'));
  const settings = readSettings(rootDir, env);
  return { settings, config: loadConfig(settings) };
}
