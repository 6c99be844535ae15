import { backendModule, rootDir } from './paths.mjs';

/** The settings, what the built back end decides from them, and what the file keys are called; null unless all keys are there. @throws ConfigError */
export async function loadBackendConfig(env = process.env) {
  const { readSettings } = await import(backendModule('core/config/read-settings.js'));
  const { loadConfig } = await import(backendModule('core/config/load-config.js'));
  const { fileKeysMark } = await import(backendModule('core/config/load-secrets.js'));
  const settings = readSettings(rootDir, env);
  const config = loadConfig(settings);
  return { settings, config, keysMark: fileKeysMark(config, settings) };
}
