import type { PictureList, Size } from '../pictures/embedded-picture.js';

const TWIPS_PER_POINT = 20;
/** A picture's header, the PICF ([MS-DOC] 2.9.190): its length with all that follows, and the size that it is shown in. */
const PICF_BYTES = 68;
const GOAL_WIDTH = 28;
const GOAL_HEIGHT = 30;
const SCALE_WIDTH = 32;
const SCALE_HEIGHT = 34;
/** Scales are in thousandths. */
const WHOLE = 1_000;

/** Records that hold a picture ([MS-ODRAW] 2.2.23 to 2.2.31): type, and the instances of which the second has a second name in front. */
const BLIPS: readonly [kind: string, type: number, instances: readonly number[]][] = [
  ['EMF', 0xf01a, [0x3d4, 0x3d5]],
  ['WMF', 0xf01b, [0x216, 0x217]],
  ['PICT', 0xf01c, [0x542, 0x543]],
  ['JPG', 0xf01d, [0x46a, 0x46b, 0x6e2, 0x6e3]],
  ['PNG', 0xf01e, [0x6e0, 0x6e1]],
  ['BMP', 0xf01f, [0x7a8, 0x7a9]],
  ['TIFF', 0xf029, [0x6e4, 0x6e5]],
];
const RECORD_HEADER = 8;
const NAME_BYTES = 16;
const TAG_BYTES = 1;
const MAX_FOUND = 2_000;

interface Blip {
  kind: string;
  /** Where it begins, and where its picture does. */
  at: number;
  from: number;
  to: number;
}

/** The pictures of a Word 97-2003 file: those in the text lie in the stream `Data`, those beside it in the main one. */
export class WordPictures {
  private readonly inData: readonly Blip[];
  private readonly inMain: readonly Blip[];

  constructor(
    private readonly main: Buffer,
    private readonly data: Buffer,
    private readonly list: PictureList,
  ) {
    this.inData = blipsIn(data);
    this.inMain = blipsIn(main);
  }

  /** @param place in the stream `Data` @returns the mark of the picture there; '' where there is none */
  at(place: number): string {
    const { data } = this;
    if (place + PICF_BYTES > data.length) return '';
    const end = place + data.readUInt32LE(place);
    const blip = this.inData.find(({ at }) => at >= place && at < end);
    return blip ? this.add('Data', data, blip, shownAs(data, place)) : '';
  }

  /** Marks of those whose place in the text is not told. */
  others(): string {
    return [
      ...this.inData.map((blip) => this.add('Data', this.data, blip)),
      ...this.inMain.map((blip) => this.add('main', this.main, blip)),
    ].join('');
  }

  private add(stream: string, bytes: Buffer, { kind, at, from, to }: Blip, shown?: Size): string {
    return this.list.add(`${stream} ${at}`, kind, () => bytes.subarray(from, to), shown);
  }
}

function shownAs(data: Buffer, place: number): Size | undefined {
  const side = (goal: number, scale: number): number =>
    (data.readUInt16LE(place + goal) / TWIPS_PER_POINT) * ((data.readUInt16LE(place + scale) || WHOLE) / WHOLE);
  const [width, height] = [side(GOAL_WIDTH, SCALE_WIDTH), side(GOAL_HEIGHT, SCALE_HEIGHT)];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** The records of pictures in a stream, wherever they are. */
function blipsIn(bytes: Buffer): Blip[] {
  const found: Blip[] = [];
  for (const [kind, type, instances] of BLIPS) {
    for (const [i, instance] of instances.entries()) {
      const start = Buffer.alloc(4);
      start.writeUInt16LE(instance << 4, 0);
      start.writeUInt16LE(type, 2);
      const names = NAME_BYTES * (1 + (i % 2));
      for (let at = bytes.indexOf(start); at >= 0 && found.length < MAX_FOUND; at = bytes.indexOf(start, at + 1)) {
        if (at + RECORD_HEADER > bytes.length) break;
        const from = at + RECORD_HEADER + names + TAG_BYTES;
        const to = at + RECORD_HEADER + bytes.readUInt32LE(at + 4);
        if (to > from && to <= bytes.length) found.push({ kind, at, from, to });
      }
    }
  }
  return found.sort((a, b) => a.at - b.at);
}
