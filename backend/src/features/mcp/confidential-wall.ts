import { Injectable } from '@nestjs/common';
import { ConfidentialMatterError } from '../../core/confidentiality/confidential-matter.error.js';
import { OutgoingGate } from '../../core/confidentiality/outgoing-gate.js';
import { type Call, refused } from './tool.js';

const IDS = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/**
 * Whoever speaks this protocol is a language model outside of this installation, or works for one. Nothing that names something of a
 * confidential matter is taken from it or told to it, whichever tool it calls.
 */
@Injectable()
export class ConfidentialWall {
  constructor(private readonly gate: OutgoingGate) {}

  /** The same operations, which refuse what belongs to a confidential matter of this user. */
  around(userId: string, { requestId, mark, run, follow }: Call): Call {
    const known = new Set<string>();
    const pass = async (value: object): Promise<void> => {
      const fresh = [...new Set(JSON.stringify(value).match(IDS))].map((id) => id.toLowerCase()).filter((id) => !known.has(id));
      if (fresh.length === 0) return;
      if (await this.gate.isAnyConfidential(userId, fresh)) {
        const { message, code } = new ConfidentialMatterError();
        throw refused(message, code);
      }
      for (const id of fresh) known.add(id);
    };
    return {
      requestId,
      mark,
      run: async (document, variables) => {
        await pass(variables);
        const data = await run(document, variables);
        await pass(data);
        return data;
      },
      follow: async function* (document, variables) {
        await pass(variables);
        for await (const data of follow(document, variables)) {
          await pass(data);
          yield data;
        }
      },
    };
  }
}
