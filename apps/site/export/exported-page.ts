import { writeBytes } from '@showroom/web-server/page-bytes';
import { readScriptElements } from '@showroom/web-server/script-elements';
import { writeCuts } from '../server/write-cuts.ts';

const TITLE = /<title>([^<]*)<\/title>/;
const BODY = /<body[^>]*>/;
const FORM = /<form(?=[^>]*\smethod="post")[^>]*>/g;
const JSON_LD = /type="application\/ld\+json"/;

/**
 * A page of the server as a file: the start script stands at its head, and without scripts a form opens the visitor's email
 * program by itself, and what does nothing is told. Given and taken as bytes in a string, as `finishHtml` does.
 */
export function toExportedPage(html: string, { startScript, email }: { startScript: string; email: string }): string {
  // Without scripts the mail's subject alone says what it is about.
  const subject = encodeURIComponent(unescapeHtml(writeBytes(TITLE.exec(html)?.[1] ?? '').toString()));
  return html
    .replaceAll(FORM, (form) =>
      form
        .replace(/ action="[^"]*"/, () => ` action="mailto:${email}?subject=${subject}"`)
        .replace(/ encType="[^"]*"/i, ' encType="text/plain"'),
    )
    .replace('</head>', () => `<script>${startScript}</script></head>`)
    .replace(BODY, (body) => body + tellWithoutScripts(email));
}

/** A child of the body, which hydration passes over; in classes that the foot of every page has. */
function tellWithoutScripts(email: string): string {
  const link = `<a href="mailto:${email}">${email}</a>`;
  const words = `This version of our site needs JavaScript for search, filters, the shortlist, comparison and multi-step forms. You can also email us at ${link}.`;
  return `<noscript><p class="page-width bg-stone-100 text-small print:hidden" style="padding-block:.75rem">${words}</p></noscript>`;
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
  const left = writeCuts(
    html,
    scripts.map(({ start, end }) => ({ start, end, text: '' })),
  );
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
