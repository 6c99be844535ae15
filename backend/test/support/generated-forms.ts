import fc from 'fast-check';

/** A multipart request that no form of a browser would make: its content type, and its body as latin1. */
export interface GeneratedForm {
  contentType: string;
  body: string;
}

const bytes = (maxLength: number) => fc.uint8Array({ maxLength }).map((array) => Buffer.from(array).toString('latin1'));
const NAMES = [
  'files',
  'file',
  'document_content',
  'document_type',
  'format',
  'compare_with',
  'description',
  '__proto__',
  'constructor',
  '',
];
const name = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...NAMES) }, bytes(12));
const FILENAMES = ['a.txt', 'b.pdf', '../../etc/passwd', 'a\0b.txt', 'c'.repeat(300), '.txt', '..', 'क.txt', '"', '\\', '%00.txt'];
const filename = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...FILENAMES) }, bytes(20));

const disposition = fc
  .tuple(name, filename, fc.nat(9))
  .map(
    ([field, file, form]) =>
      [
        `Content-Disposition: form-data; name="${field}"`,
        `Content-Disposition: form-data; name="${field}"; filename="${file}"`,
        `content-disposition: form-data; name=${field}; filename=${file}`,
        `Content-Disposition: form-data; name="${field}"; filename*=UTF-8''${encodeURIComponent(file)}%FF`,
        `Content-Disposition: form-data; name="${field}"; filename*=klingon'x'${file}; filename="${file}"`,
        `Content-Disposition: form-data; name="${field}"; name="format"; filename="${file}`,
        `Content-Disposition: attachment; filename="${file}"`,
        `Content-Disposition:form-data;;;name="${field}";=;filename=`,
        `Content-Disposition: =?UTF-8?B?Zm9ybS1kYXRh?=; name="${field}"`,
        'X-Nothing: at all',
      ][form] ?? '',
  );
const TYPES = [
  'text/plain',
  'text/plain; charset=utf-7',
  'text/plain; charset=no-such-charset',
  'application/pdf',
  'multipart/mixed; boundary=inner',
  'application/json',
  '',
  '/',
  'x'.repeat(500),
];
const ENCODINGS = ['base64', 'quoted-printable', 'binary', 'chunked', 'no-such-encoding'];
const headers = fc
  .tuple(
    disposition,
    fc.option(fc.constantFrom(...TYPES)),
    fc.option(fc.constantFrom(...ENCODINGS)),
    fc.constantFrom(0, 0, 0, 60),
    fc.boolean(),
  )
  .map(([first, type, encoding, more, twice]) => [
    first,
    ...(twice ? [first] : []),
    ...(type === null ? [] : [`Content-Type: ${type}`]),
    ...(encoding === null ? [] : [`Content-Transfer-Encoding: ${encoding}`]),
    ...Array.from({ length: more }, (_, index) => `X-${index}: y`),
  ]);

const content = fc.oneof(
  fc.constantFrom('WILL', 'pdf', 'txt', 'will', 'The rent is due.', '%PDF-1.4\n%%EOF', 'PK\x03\x04', '', '\r\n', '\r\n--', '\r\n--x', '\0'),
  bytes(200),
  fc.constant('y'.repeat(20_000)),
);

const BOUNDARIES = ['x', '--', 'a b', '"', "'()+_,-./:=?", 'z'.repeat(70), 'z'.repeat(300)];
const NAMED = (boundary: string) => [`boundary=${boundary}`, `boundary="${boundary}"`, 'boundary=other', 'boundary=', 'boundary', ''];

/** Bodies with broken boundaries, repeated fields, odd headers and parts that never end; some are quite in order. */
export const generatedForms: fc.Arbitrary<GeneratedForm> = fc
  .record({
    boundary: fc.oneof({ weight: 3, arbitrary: fc.constant('x') }, fc.constantFrom(...BOUNDARIES)),
    named: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat(5)),
    parts: fc.array(fc.tuple(headers, content), { maxLength: 5 }),
    lineEnd: fc.oneof({ weight: 5, arbitrary: fc.constant('\r\n') }, fc.constantFrom('\n', '\r', '')),
    ending: fc.constantFrom('--', '--', '--\r\nafterword', '', '-', '-- --x--'),
    preface: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, bytes(30)),
    /** Share of the body that is sent. */
    kept: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ boundary, named, parts, lineEnd, ending, preface, kept }) => {
    const written = parts.map(([lines, value]) => `--${boundary}${lineEnd}${lines.join(lineEnd)}${lineEnd}${lineEnd}${value}${lineEnd}`);
    const body = `${preface}${written.join('')}--${boundary}${ending}${lineEnd}`;
    const boundaryOf = NAMED(boundary.replaceAll(/[\r\n]/g, ''))[named] ?? '';
    return { contentType: `multipart/form-data; ${boundaryOf}`, body: body.slice(0, Math.ceil(body.length * kept)) };
  });
