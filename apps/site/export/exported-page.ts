import { readScriptElements } from '@showroom/web-server/script-elements';

const TITLE = /<title>([^<]*)<\/title>/;
const FORM = /<form(?=[^>]*\smethod="post")[^>]*>/g;
const JSON_LD = /type="application\/ld\+json"/;

/**
 * A page of the server as a file. Its scripts offer an email when a form can't be sent; without scripts the form itself opens
 * the visitor's email program.
 */
export function toExportedPage(html: string, email: string): string {
  // Without scripts the mail's subject alone says what it is about.
  const subject = encodeURIComponent(unescapeHtml(TITLE.exec(html)?.[1] ?? ''));
  return html.replaceAll(FORM, (form) =>
    form
      .replace(/ action="[^"]*"/, () => ` action="mailto:${email}?subject=${subject}"`)
      .replace(/ encType="[^"]*"/i, ' encType="text/plain"'),
  );
}

/** The text of a title, in which the server escapes these alone. */
function unescapeHtml(text: string): string {
  const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };
  return text.replaceAll(/&(lt|gt|quot|#x27|amp);/g, (whole, name: string) => characters[name] ?? whole);
}

/** Sent back from a path with a slash at its end, which some hosts do not know. */
const WITHOUT_SLASH =
  'if(/.\\/$/.test(location.pathname))location.replace(location.pathname.slice(0,-1)+location.search+location.hash)';

/**
 * The page for whatever path there is none for, as a file: it is sent for any path, so that the router, which knows it by one,
 * must not take it over. It works as pages do without scripts.
 */
export function toMissingPage(html: string): string {
  const scripts = [...readScriptElements(html)].filter(({ attributes }) => !JSON_LD.test(attributes));
  const left = scripts.reduceRight((page, { start, end }) => page.slice(0, start) + page.slice(end), html);
  return left.replace('</head>', () => `<script>${WITHOUT_SLASH}</script></head>`);
}

/** A page that leads on, for hosts that cannot be told to; with scripts the query goes along, as it does on a server. */
export function toRedirectPage(url: string): string {
  const written = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const script = `location.replace(${JSON.stringify(url).replaceAll('<', String.raw`\u003c`)}+location.search+location.hash)`;
  return `<!DOCTYPE html>
<html lang="en-CA"><head><meta charset="utf-8"><title>This page has moved</title>
<meta name="robots" content="noindex"><link rel="canonical" href="${written}"><script>${script}</script>
<meta http-equiv="refresh" content="0; url=${written}"></head>
<body><p>This page has moved: <a href="${written}">${written}</a></p></body></html>
`;
}
