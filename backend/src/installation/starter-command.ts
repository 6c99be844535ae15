import { setTimeout as delay } from 'node:timers/promises';
import type { AdminActor } from '../core/access/actor.js';
import { type StarterLaw, StarterLawPhase } from '../features/starter-law/starter-law.views.js';
import type { StarterLawService } from '../features/starter-law/starter-law.service.js';
import type { CliOutput } from './terminal-output.js';

const LOOK_EVERY_MS = 1000;
/** Nothing has changed for so long: no worker is there to do it. */
const IDLE_LIMIT_MS = 5 * 60_000;

export interface StarterCommand {
  manifest?: string;
  replace: boolean;
  remove: boolean;
  output: CliOutput;
  /** Ends the wait; a product that runs goes on with the work. */
  signal?: AbortSignal;
}

/**
 * Shows, loads, replaces or removes the starter law, and waits until that is done.
 * @returns the exit code: 1 where an act was refused, or not everything is done
 */
export async function runStarter(
  service: StarterLawService,
  actor: AdminActor,
  { manifest, replace, remove, output, signal }: StarterCommand,
): Promise<number> {
  if (remove) await service.remove(actor);
  else if (manifest !== undefined || replace) {
    const before = await compared(service, manifest, output);
    if (before === null) return 1;
    for (const act of before.changed) output.say(`changed: ${act}`);
    output.say(
      `${before.changed.length} of ${before.loaded} acts have another text; ${before.kept} acts of administrators stay as they are.`,
    );
    if (!replace) {
      output.say('Nothing was changed. With --replace these acts are replaced and new ones loaded.');
      return 0;
    }
    await service.update(actor, manifest);
  } else await service.load(actor);
  return finished(service, output, signal);
}

async function compared(service: StarterLawService, manifest: string | undefined, output: CliOutput): Promise<StarterLaw | null> {
  if (manifest === undefined) return service.status();
  try {
    return await service.compare(manifest);
  } catch (error) {
    output.say(`${manifest} is not a manifest of starter law: ${(error as Error).message}`);
    return null;
  }
}

async function finished(service: StarterLawService, output: CliOutput, signal?: AbortSignal): Promise<number> {
  let last = '';
  for (let since = Date.now(); ;) {
    const law = await service.status();
    const { phase, loaded, indexed, kept, total, problem, refused } = law;
    const now = JSON.stringify([phase, loaded, indexed]);
    if (now !== last) since = Date.now();
    last = now;
    if (phase === StarterLawPhase.LOADED || phase === StarterLawPhase.REMOVED) {
      output.say(
        phase === StarterLawPhase.REMOVED
          ? 'The starter law was removed.'
          : `${loaded} of ${total} acts are there, ${kept} left to administrators.`,
      );
      return 0;
    }
    if (phase === StarterLawPhase.WAITING || signal?.aborted || Date.now() - since > IDLE_LIMIT_MS) {
      for (const { act, note } of refused) output.say(`FAILED ${act}: ${note}`);
      output.say(problem ?? 'Not everything is done: a product that runs goes on with it.');
      return 1;
    }
    output.progress(phase === StarterLawPhase.REMOVING ? `${loaded} acts left` : `${loaded} of ${total} acts, ${indexed} answer questions`);
    await delay(LOOK_EVERY_MS);
  }
}
