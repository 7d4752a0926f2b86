import type { ReactElement, ReactNode } from 'react';
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router-dom';

export interface AppDocumentProps {
  readonly children: ReactNode;
  readonly head: ReactElement;
}

/** The HTML document around every page. */
export function AppDocument({ children, head }: AppDocumentProps) {
  return (
    <html lang="en-CA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {head}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
