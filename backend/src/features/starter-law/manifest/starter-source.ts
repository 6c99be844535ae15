import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../core/config/config.js';
import { ConfigError } from '../../../core/config/config-error.js';
import { LawSource } from '../../../ports/law-source/law-source.js';
import { readManifest, shippedManifest, type StarterManifest } from './starter-manifest.js';

/** What the starter law is here, and where it comes from: by the settings, by what an administrator gave, else as it is shipped. */
@Injectable()
export class StarterSource {
  /** False: none is fetched by itself. */
  readonly wanted: boolean;
  private readonly fromSettings: StarterManifest | null;
  private shipped: StarterManifest | undefined;

  /** @throws ConfigError for a manifest of the settings that cannot be read */
  constructor(
    @Inject(APP_CONFIG) { starterLaw }: Pick<AppConfig, 'starterLaw'>,
    private readonly source: LawSource,
  ) {
    this.wanted = starterLaw.auto;
    this.fromSettings = starterLaw.manifestFile === null ? null : manifestOf(starterLaw.manifestFile);
  }

  /** Of what an administrator gave and what is shipped, the newer one counts. */
  manifest(row: { manifest: StarterManifest | null } | null): StarterManifest {
    if (this.fromSettings) return this.fromSettings;
    this.shipped ??= shippedManifest();
    const given = row?.manifest;
    return given && given.asOf >= this.shipped.asOf ? given : this.shipped;
  }

  /** The host or folder that is asked. */
  describe({ base }: StarterManifest): string {
    return this.source.describe(base);
  }
}

function manifestOf(file: string): StarterManifest {
  try {
    return readManifest(file);
  } catch (error) {
    throw new ConfigError('STARTER_LAW_MANIFEST', `names a file that is not a manifest of starter law: ${(error as Error).message}.`);
  }
}
