/** Old paths. */
export const redirects: Readonly<Record<string, string>> = {
  '/contact-us': '/contact',
  '/security.txt': '/.well-known/security.txt',
};
