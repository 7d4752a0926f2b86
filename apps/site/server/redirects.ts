/** Paths that had another name, and what they lead to. */
export const redirects: Readonly<Record<string, string>> = {
  '/contact-us': '/contact',
  '/security.txt': '/.well-known/security.txt',
};
