import { walk } from './read-docx.js';

const RUN_PROPERTIES = [
  'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden color spacing w',
  'kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout specVanish oMath rPrChange',
].join(' ');
const PARAGRAPH_PROPERTIES = [
  'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku',
  'wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents',
  'suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange',
].join(' ');

/** Children of an element in the order that ECMA-376 (part 1, annex A) prescribes, as far as our documents use them. */
const ORDER: Record<string, string> = {
  body: '* sectPr',
  p: 'pPr *',
  r: 'rPr *',
  pPr: PARAGRAPH_PROPERTIES,
  rPr: `ins del moveFrom moveTo ${RUN_PROPERTIES}`,
  tbl: 'tblPr tblGrid tr',
  tblPr:
    'tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd tblBorders shd tblLayout tblCellMar tblLook',
  tblBorders: 'top left bottom right insideH insideV',
  tr: 'tblPrEx trPr tc',
  tc: 'tcPr *',
  tcPr: 'cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark cellIns cellDel',
  tcMar: 'top start left bottom end right',
  sectPr:
    'headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols formProt vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid',
  styles: 'docDefaults latentStyles style',
  style:
    'name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked personal rsid pPr rPr tblPr trPr tcPr',
  numbering: 'numPicBullet abstractNum num',
  abstractNum: 'nsid multiLevelType tmpl name styleLink numStyleLink lvl',
  num: 'abstractNumId lvlOverride',
  lvl: 'start numFmt lvlRestart pStyle isLgl suff lvlText lvlPicBulletId legacy lvlJc pPr rPr',
  numPr: 'ilvl numId ins',
};

const ON_OFF = new Set(['b', 'bCs', 'i', 'iCs', 'keepNext', 'keepLines']);
/** `false` is not a value of these in the transitional schema that Word writes. */
const ON_ONLY = new Set(['tblHeader', 'cantSplit']);
const STAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

const local = (name: string): string => name.replace(/^w:/, '');

/**
 * What breaks the rules of WordprocessingML, in words; empty when nothing does. Knows the rules whose breach makes Word offer a
 * repair: order of elements, references between parts, places of tracked changes, endings of cells.
 */
export function docxFaults(files: ReadonlyMap<string, string>): string[] {
  const faults: string[] = [];
  for (const [part, xml] of files) if (part.startsWith('word/') && part.endsWith('.xml')) faults.push(...orderFaults(part, xml));
  return [...faults, ...referenceFaults(files), ...trackingFaults(files.get('word/document.xml') ?? '')];
}

function orderFaults(part: string, xml: string): string[] {
  const faults: string[] = [];
  const open: { name: string; last: number; lastChild: string }[] = [];
  walk(xml, (tag, attributes, isOpen) => {
    const name = local(tag);
    if (!isOpen) {
      const closed = open.pop();
      if (name === 'tc' && closed?.lastChild !== 'p') faults.push(`${part}: a cell that does not end with a paragraph`);
      return;
    }
    const parent = open.at(-1);
    const order = parent === undefined ? undefined : ORDER[parent.name]?.split(' ');
    if (parent !== undefined && order !== undefined) {
      const at = order.includes(name) ? order.indexOf(name) : order.indexOf('*');
      if (at === -1) faults.push(`${part}: ${name} inside ${parent.name}`);
      else if (at < parent.last) faults.push(`${part}: ${name} after ${parent.lastChild} inside ${parent.name}`);
      parent.last = Math.max(parent.last, at);
    }
    if (parent !== undefined) parent.lastChild = name;
    const value = attributes['w:val'];
    if (ON_ONLY.has(name) && value === 'false') faults.push(`${part}: ${name} is "false"`);
    if (ON_OFF.has(name) && value !== undefined && !/^(?:true|false|on|off|0|1)$/.test(value))
      faults.push(`${part}: ${name} is "${value}"`);
    open.push({ name, last: -1, lastChild: '' });
  });
  return faults;
}

/** Values of one attribute over all elements of a name. */
function values(xml: string, element: string, attribute: string): string[] {
  const found: string[] = [];
  walk(xml, (name, attributes, isOpen) => {
    const value = attributes[attribute];
    if (isOpen && name === element && value !== undefined) found.push(value);
  });
  return found;
}

function referenceFaults(files: ReadonlyMap<string, string>): string[] {
  const faults: string[] = [];
  const text = (part: string): string => files.get(part) ?? '<none/>';
  const body = text('word/document.xml');
  const need = (what: string, used: readonly string[], there: readonly string[]): void => {
    for (const one of new Set(used)) if (!there.includes(one)) faults.push(`${what} "${one}" is missing`);
  };
  need(
    'style',
    [...values(body, 'w:pStyle', 'w:val'), ...values(text('word/footer1.xml'), 'w:pStyle', 'w:val')],
    values(text('word/styles.xml'), 'w:style', 'w:styleId'),
  );
  need('list', values(body, 'w:numId', 'w:val'), values(text('word/numbering.xml'), 'w:num', 'w:numId'));
  need(
    'abstract list',
    values(text('word/numbering.xml'), 'w:abstractNumId', 'w:val'),
    values(text('word/numbering.xml'), 'w:abstractNum', 'w:abstractNumId'),
  );
  const relations = text('word/_rels/document.xml.rels');
  need('relation', values(body, 'w:footerReference', 'r:id'), values(relations, 'Relationship', 'Id'));
  need(
    'part',
    values(relations, 'Relationship', 'Target').map((target) => `word/${target}`),
    [...files.keys()],
  );
  const types = text('[Content_Types].xml');
  const known = [
    ...values(types, 'Override', 'PartName').map((name) => name.slice(1)),
    ...[...files.keys()].filter((name) => name.endsWith('.rels')),
  ];
  const generic = values(types, 'Default', 'Extension');
  for (const part of files.keys())
    if (part !== '[Content_Types].xml' && !known.includes(part) && !generic.includes(part.split('.').at(-1) ?? ''))
      faults.push(`no content type for ${part}`);
  return faults;
}

function trackingFaults(xml: string): string[] {
  const faults: string[] = [];
  const ids = new Set<string>();
  const open: string[] = [];
  walk(xml, (name, attributes, isOpen) => {
    if (!isOpen) {
      open.pop();
      return;
    }
    if (name === 'w:delText' && !open.includes('w:del')) faults.push('deleted text outside a deletion');
    if (name === 'w:t' && open.includes('w:del')) faults.push('plain text inside a deletion');
    if (name === 'w:ins' || name === 'w:del') {
      const { 'w:id': id = '', 'w:author': author = '', 'w:date': date = '' } = attributes;
      if (id === '' || ids.has(id)) faults.push(`change number "${id}" is not unique`);
      if (author === '' || !STAMP.test(date)) faults.push(`change ${id} lacks author or date`);
      ids.add(id);
    }
    open.push(name);
  });
  return faults;
}
