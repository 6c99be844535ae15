import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { FileCipher } from '../../../core/files/file-cipher.js';
import { SEAL_NAMES } from '../../../core/files/keys/sealed-data.js';
import { PARTY_FACTS, type PartyFactValues } from '../../../core/text/parties/party-facts.js';

const FACTS = z.partialRecord(z.enum(PARTY_FACTS), z.string());

/** Encryption at rest of the party book; each piece is bound to its row. */
@Injectable()
export class PartySeal {
  constructor(private readonly cipher: FileCipher) {}

  seal(partyId: string, facts: PartyFactValues): Buffer {
    return this.cipher.encryptJson(FACTS.parse(facts), SEAL_NAMES.party(partyId));
  }

  facts(partyId: string, sealed: Buffer): PartyFactValues {
    return this.cipher.decryptJson(FACTS, sealed, SEAL_NAMES.party(partyId), 'a party');
  }
}
