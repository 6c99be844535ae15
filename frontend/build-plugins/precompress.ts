import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|svg)$/;
/** Bytes below which compression saves nothing. */
const MIN_LENGTH = 1024;
/** Out of 11: the last two levels take ten times as long for one per cent. */
const QUALITY = 9;
const packers = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** Writes a Brotli and a gzip copy of each asset, which the server sends to browsers that accept them. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      const assets = path.join(dir ?? '', 'assets');
      const files = (await readdir(assets)).filter((file) => TEXT.test(file));
      await Promise.all(
        files.map(async (file) => {
          const bytes = await readFile(path.join(assets, file));
          if (bytes.length < MIN_LENGTH) return;
          for (const [suffix, pack] of Object.entries(packers)) await writeFile(path.join(assets, `${file}.${suffix}`), await pack(bytes));
        }),
      );
    },
  };
}
