/** The parts of a Markdown tree that matter here. */
interface TreeNode {
  type: string;
  value?: string;
  children?: TreeNode[];
  data?: { hProperties: Record<string, string> };
}

/** Remark plugin: gives headings the ids that GitHub gives them, so that a link such as `errors.md#limits` leads there, too. */
export function remarkHeadingIds() {
  return ({ children = [] }: TreeNode): void => {
    for (const node of children) if (node.type === 'heading') node.data = { hProperties: { id: idOf(wordsOf(node)) } };
  };
}

const wordsOf = ({ value = '', children = [] }: TreeNode): string => value + children.map(wordsOf).join('');

const idOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
