/** Copies a text with its formatting where the browser can, otherwise the words alone. @returns whether it worked */
export async function copyRich({ html, plain }: { html: string; plain: string }): Promise<boolean> {
  try {
    const item = { 'text/html': new Blob([html], { type: 'text/html' }), 'text/plain': new Blob([plain], { type: 'text/plain' }) };
    await navigator.clipboard.write([new ClipboardItem(item)]);
    return true;
  } catch {
    return copyText(plain);
  }
}

/** Copies text, even over plain http, where browsers have no clipboard API. @returns whether it worked */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyThroughSelection(text);
  }
}

function copyThroughSelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else copies on plain http
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
