/** The parts of a Markdown tree that matter here. */
interface TreeNode {
  type: string;
  value?: string;
  children?: TreeNode[];
  data?: { hName: string; hProperties: Record<string, string> };
}

const MARKER = /\[(\d{1,3})\]|([\uE000-\uE00F])/g;
const SIGN = /[\uE000-\uE00F]/g;
/** Nodes whose text is not prose: an index like `a[1]` in code cites nothing. */
const OPAQUE = new Set(['code', 'inlineCode', 'link', 'linkReference', 'definition']);

/** Remark plugin: turns `[3]` in prose into a `<sup data-marker="3">`, and a private-use character into a `<sup data-sign>` of it. */
export function remarkCitations() {
  return (tree: TreeNode): void => replaceIn(tree);
}

function replaceIn(node: TreeNode): void {
  if (OPAQUE.has(node.type)) return dropSigns(node);
  if (!node.children) return;
  node.children = node.children.flatMap((child) => {
    if (child.type === 'text') return splitMarkers(child.value ?? '');
    replaceIn(child);
    return [child];
  });
}

function dropSigns(node: TreeNode): void {
  node.value = node.value?.replace(SIGN, '');
  node.children?.forEach(dropSigns);
}

function splitMarkers(text: string): TreeNode[] {
  const nodes: TreeNode[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKER)) {
    const [whole, marker, sign = ''] = match;
    if (match.index > end) nodes.push({ type: 'text', value: text.slice(end, match.index) });
    nodes.push({
      type: 'citationMarker',
      data: { hName: 'sup', hProperties: marker ? { dataMarker: marker } : { dataSign: sign } },
      children: [{ type: 'text', value: whole }],
    });
    end = match.index + whole.length;
  }
  if (end < text.length || nodes.length === 0) nodes.push({ type: 'text', value: text.slice(end) });
  return nodes;
}
