/** A4, in points. */
const PAGE = { short: 595, long: 842 };

/** The largest page of the picture's form that A4 has room for, upright or on its side, in points. */
export function pageSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const [across, up] = width > height ? [PAGE.long, PAGE.short] : [PAGE.short, PAGE.long];
  const scale = Math.min(across / width, up / height);
  return { width: Math.max(1, width * scale), height: Math.max(1, height * scale) };
}
