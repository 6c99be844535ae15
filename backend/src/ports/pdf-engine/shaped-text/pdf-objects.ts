import { deflateSync, inflateSync } from 'node:zlib';

const MAX_STREAM_BYTES = 64 * 1024 * 1024;

interface PdfObject {
  number: number;
  bytes: Buffer;
}

/**
 * The objects of a PDF as Chromium (Skia) writes it: one plain cross-reference table at the end, no object streams. Streams can be
 * exchanged and the file written again.
 */
export class PdfObjects {
  private constructor(
    private readonly head: Buffer,
    /** In the order of the file. */
    private readonly objects: PdfObject[],
    private readonly trailer: string,
  ) {}

  /** @returns null when the file is laid out in another way */
  static read(pdf: Buffer): PdfObjects | null {
    const table = pdf.lastIndexOf('xref\n', pdf.lastIndexOf('startxref'));
    const text = table === -1 ? '' : pdf.toString('latin1', table);
    const match = /^xref\n0 (\d+)\n((?:\d{10} \d{5} [nf] ?\r?\n)+)trailer\n([^]*?)\nstartxref\n/.exec(text);
    if (match?.[2] === undefined || match[3] === undefined) return null;
    const places = [...match[2].matchAll(/(\d{10}) \d{5} ([nf])/g)]
      .map(([, offset, use], number) => ({ number, offset: Number(offset), used: use === 'n' }))
      .filter(({ used }) => used)
      .sort((a, b) => a.offset - b.offset);
    const first = places[0]?.offset;
    if (first === undefined || places.length !== Number(match[1]) - 1) return null;
    const objects = places.map(({ number, offset }, index) => ({
      number,
      bytes: pdf.subarray(offset, places[index + 1]?.offset ?? table),
    }));
    return new PdfObjects(pdf.subarray(0, first), objects, match[3]);
  }

  /** The dictionary of an object, or the whole of one without a stream. */
  text(number: number): string {
    const bytes = this.find(number)?.bytes ?? Buffer.alloc(0);
    const stream = bytes.indexOf('>> stream\n');
    return bytes.toString('latin1', 0, stream === -1 ? undefined : stream + 2);
  }

  /** Objects whose dictionary matches. */
  numbersOf(pattern: RegExp): number[] {
    return this.objects.filter(({ number }) => pattern.test(this.text(number))).map(({ number }) => number);
  }

  /** @returns null when the object has no deflated stream */
  stream(number: number): string | null {
    const bytes = this.find(number)?.bytes;
    const start = bytes?.indexOf('>> stream\n') ?? -1;
    if (bytes === undefined || start === -1) return null;
    const dictionary = bytes.toString('latin1', 0, start);
    const length = /\/Length (\d+)\b/.exec(dictionary)?.[1];
    if (length === undefined || !dictionary.includes('/Filter /FlateDecode')) return null;
    const from = start + '>> stream\n'.length;
    return inflateSync(bytes.subarray(from, from + Number(length)), { maxOutputLength: MAX_STREAM_BYTES }).toString('latin1');
  }

  replaceStream(number: number, content: string): void {
    const object = this.find(number);
    if (object === undefined) throw new Error('no such object');
    const packed = deflateSync(Buffer.from(content, 'latin1'));
    const head = `${number} 0 obj\n<</Filter /FlateDecode\n/Length ${packed.length}>> stream\n`;
    object.bytes = Buffer.concat([Buffer.from(head, 'latin1'), packed, Buffer.from('\nendstream\nendobj\n', 'latin1')]);
  }

  write(): Buffer {
    const offsets = new Map<number, number>();
    let offset = this.head.length;
    for (const { number, bytes } of this.objects) {
      offsets.set(number, offset);
      offset += bytes.length;
    }
    const entries = Array.from(
      { length: this.objects.length },
      (_, index) => `${String(offsets.get(index + 1) ?? 0).padStart(10, '0')} 00000 n \n`,
    );
    const tail = `xref\n0 ${this.objects.length + 1}\n0000000000 65535 f \n${entries.join('')}trailer\n${this.trailer}\nstartxref\n${offset}\n%%EOF\n`;
    return Buffer.concat([this.head, ...this.objects.map(({ bytes }) => bytes), Buffer.from(tail, 'latin1')]);
  }

  private find(number: number): PdfObject | undefined {
    this.byNumber ??= new Map(this.objects.map((object) => [object.number, object]));
    return this.byNumber.get(number);
  }

  private byNumber: Map<number, PdfObject> | undefined;
}
