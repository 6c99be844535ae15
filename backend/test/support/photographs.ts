import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A sheet of 300 by 400 pixels with a black block where it begins, at the top on the left. */
export const SHEET = { width: 300, height: 400, block: 100 };

export const sheet = (): Sharp =>
  sharp({ create: { width: SHEET.width, height: SHEET.height, channels: 3, background: '#fff' } }).composite([
    { input: { create: { width: SHEET.block, height: SHEET.block, channels: 3, background: '#000' } }, left: 0, top: 0 },
  ]);

/** What a camera that is held so stores of an upright picture, with the note (EXIF, 1 to 8) how it is to be turned. */
export async function takenAs(upright: Sharp, orientation: number): Promise<Buffer> {
  const degrees = [0, 0, 180, 180, 90, 270, 90, 90][orientation - 1] ?? 0;
  const turned = sharp(
    await sharp(await upright.png().toBuffer())
      .rotate(degrees)
      .png()
      .toBuffer(),
  );
  // 2: mirrored, 4: mirrored and turned round, 5 and 7: mirrored along a diagonal.
  const stored = [2, 4, 5].includes(orientation) ? turned.flop() : orientation === 7 ? turned.flip() : turned;
  return sharp(await stored.png().toBuffer())
    .jpeg({ quality: 95 })
    .withMetadata({ orientation })
    .toBuffer();
}

const chunk = (type: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(content.length);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
};

/** A white PNG of one bit a pixel: some thousand times smaller than what it unpacks to. */
export function whitePng(width: number, height: number, before: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const row = Buffer.alloc(1 + Math.ceil(width / 8), 0xff);
  row[0] = 0;
  const rows = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)), { level: 9 });
  const parts = [chunk('IHDR', header), ...before, chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

/** A PNG that moves: two frames, of which those that know nothing of it show the first. */
export function movingPng(): Buffer {
  const frames = Buffer.alloc(8);
  frames.writeUInt32BE(2);
  return whitePng(20, 20, [chunk('acTL', frames)]);
}

/** A WebP with two pictures, one after the other. */
export async function movingWebp(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp([await frame('#fff'), await frame('#000')], { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** Pictures as HEIC, by the program that comes with the one which reads it; null where that is not installed. */
export async function heic(...pictures: Sharp[]): Promise<Buffer | null> {
  const folder = mkdtempSync(path.join(tmpdir(), 'themis-heic-'));
  try {
    const names = pictures.map((_picture, at) => `${at}.png`);
    for (const [at, picture] of pictures.entries()) writeFileSync(path.join(folder, `${at}.png`), await picture.png().toBuffer());
    execFileSync('heif-enc', [...names, '-o', 'out.heic'], { cwd: folder, stdio: 'ignore' });
    return readFileSync(path.join(folder, 'out.heic'));
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
