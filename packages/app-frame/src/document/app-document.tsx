// oxlint-disable-next-line typescript/triple-slash-reference -- an import would be looked for when the page is drawn
/// <reference path="./inline-styles.d.ts" />
import type { ReactElement, ReactNode } from 'react';
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router-dom';
import { inlineStyles } from 'virtual:inline-styles';

export interface AppDocumentProps {
  readonly children: ReactNode;
  /** What else the app says of itself in the head. */
  readonly head: ReactElement;
  /** The file that the styles are in as well, where the server writes into the page what it uses of them. */
  readonly stylesheetUrl?: string;
  /** The name under which places on pages are remembered. Default: the router's own. */
  readonly scrollKey?: string;
}

/**
 * Where the server writes what a page uses of the stylesheet, the app need not write all of it first: it is longer than
 * most pages.
 */
function writeStyles(stylesheetUrl: string): string {
  const isLeftToServer = import.meta.env.SSR && import.meta.env.PROD && stylesheetUrl !== '';
  return isLeftToServer ? '' : inlineStyles;
}

/** The document that every page of an app stands in. */
export function AppDocument({ children, head, stylesheetUrl = '', scrollKey }: AppDocumentProps) {
  return (
    <html lang="en-CA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
        <Meta />
        <Links />
        <style data-site-styles={stylesheetUrl} dangerouslySetInnerHTML={{ __html: writeStyles(stylesheetUrl) }} />
      </head>
      <body>
        {children}
        <ScrollRestoration {...(scrollKey === undefined ? {} : { storageKey: scrollKey })} />
        <Scripts />
      </body>
    </html>
  );
}
