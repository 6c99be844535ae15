import type { ReactNode } from 'react';

/** The host of an address of the web; null for all others: scripts, data, mail, and paths, which would be pages of ours. */
function hostOf(href: string | undefined): string | null {
  if (!href || !/^https?:\/\//i.test(href) || !URL.canParse(href)) return null;
  return new URL(href).host || null;
}

/**
 * A link in a text that others wrote. Its host is shown after the words, whatever these say, with letters of other scripts in
 * their ASCII form; anything that is not a web address stays text.
 */
export function TextLink({ href, children }: { href?: string; children?: ReactNode }) {
  const host = hostOf(href);
  if (host === null) return <>{children}</>;
  return (
    <>
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
      {` (${host})`}
    </>
  );
}
