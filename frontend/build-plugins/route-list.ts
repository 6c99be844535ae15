import type { Plugin } from 'vite';
import { CONVERSATION_ROUTE, paths } from '../src/shared/config/paths.js';

/** Writes the addresses of all screens beside the page, so that the server knows which of them exist. */
export function routeList(): Plugin {
  return {
    name: 'route-list',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify([...Object.values(paths), CONVERSATION_ROUTE]) });
    },
  };
}
