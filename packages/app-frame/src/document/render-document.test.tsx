import { runInNewContext } from 'node:vm';
import { lazy, Suspense, useId, type ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import {
  createRequestHandler,
  Outlet,
  RouterContextProvider,
  Scripts,
  ServerRouter,
  UNSAFE_decodeViaTurboStream as decodeViaTurboStream,
  useLoaderData,
  type ServerBuild,
} from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { logContext, requestFactsContext } from '../requests/request-context.ts';
import { createDocumentHandler, handleError } from './render-document.tsx';

interface Reported {
  readonly message: string;
  readonly error: unknown;
}

/** As router-config.ts says. */
const howItIsBuilt = {
  future: { v8_middleware: true },
  ssr: true,
  isSpaMode: false,
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  publicPath: '/',
  assetsBuildDirectory: '',
};

const noLine = () => {};

/** Requests a page of a build as the router’s plugin makes it. */
async function ask(Page: ComponentType, loader: () => unknown = () => null, drawDocument = createDocumentHandler()) {
  const errors: Reported[] = [];
  const entry = { module: '/entry.js', imports: [], css: [] };
  const features = { hasAction: false, hasLoader: true, hasClientAction: false, hasClientLoader: false };
  const asset = { ...features, hasClientMiddleware: false, hasErrorBoundary: true, module: '/page.js', imports: [] };
  const build = {
    entry: { module: { default: drawDocument, handleError } },
    routes: {
      root: { id: 'root', path: '', module: { default: Root, ErrorBoundary: () => <Document>Sorry</Document> } },
      page: { id: 'page', parentId: 'root', index: true, module: { default: Page, loader } },
    },
    assets: {
      entry,
      routes: {
        root: { id: 'root', path: '', ...asset, hasLoader: false },
        page: { id: 'page', parentId: 'root', index: true, ...asset, hasErrorBoundary: false },
      },
      url: '/manifest.js',
      version: '1',
    },
  };
  const handle = createRequestHandler(
    // Only what these pages need.
    { ...build, basename: '/', ...howItIsBuilt } as unknown as ServerBuild,
    'production',
  );
  const context = new RouterContextProvider();
  context.set(requestFactsContext, { requestId: 'r1', clientIp: '', cspNonce: 'n1' });
  context.set(logContext, {
    info: noLine,
    warn: noLine,
    flush: noLine,
    error: (message, { error } = {}) => void errors.push({ message, error }),
  });
  const response = await handle(new Request('https://showroom.example/'), context);
  return { status: response.status, html: await response.text(), errors };
}

function Document({ children }: { readonly children: React.ReactNode }) {
  return (
    <html lang="en">
      <head />
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

function Root() {
  return (
    <Document>
      <Outlet />
    </Document>
  );
}

function Greeting() {
  return <p>Good day, {useLoaderData<string>()}</p>;
}

function Named({ part: Part }: { readonly part: ComponentType }) {
  return (
    <Suspense>
      <p id={useId()}>Named</p>
      <Part />
    </Suspense>
  );
}

const Nothing = () => null;

/** The page’s data, as the router’s scripts read it. */
async function readData(html: string) {
  const scripts = [...html.matchAll(/<script nonce="n1">([^<]*streamController[^<]*)<\/script>/g)].map(
    ([, text = '']) => text,
  );
  const stream = new ReadableStream({
    start(streamController) {
      const window = { __reactRouterContext: { streamController } };
      for (const script of scripts)
        if (!script.startsWith('window.__reactRouterContext =')) runInNewContext(script, { window });
    },
  });
  const { value } = await decodeViaTurboStream(stream.pipeThrough(new TextEncoderStream()), globalThis);
  return (value as { loaderData: Record<string, unknown> }).loaderData['page'];
}

describe('a page', () => {
  it('is complete, and passes its data to the browser in a script that its text can’t break out of', async () => {
    const { status, html } = await ask(Greeting, () => '</script><script>alert(1)</script>');
    expect(status).toBe(200);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en"><head>.*<\/body><\/html>$/s);
    expect(html).toContain('Good day, <!-- -->&lt;/script&gt;');
    expect(html).not.toContain('<script>alert');
    expect(await readData(html)).toBe('</script><script>alert(1)</script>');
    expect(html.match(/<script nonce="n1"/g)?.length).toBe(html.match(/<script/g)?.length);
  });

  it.each([
    { words: `'"\\n\n\u2028 <b> ″ \\`, list: [1, -1.5, [], {}, null, true, [null]], again: [1, 'list', 'again'] },
    { day: new Date(7), list: [undefined], found: new Map([[1, { known: true }]]) },
  ])('passes on its loader’s data: %o', async (answer) => {
    const { html } = await ask(Nothing, () => answer);
    expect(await readData(html)).toEqual(answer);
  });

  it.each([
    ['at once', Nothing],
    ['with a part that comes later', lazy(async () => ({ default: Nothing }))],
  ])('has the ids that React expects in the browser, %s', async (_how, Part) => {
    const Page = () => <Named part={Part} />;
    const plain = await ask(Page, undefined, async (request, _status, _headers, context) => {
      const { prelude } = await prerender(<ServerRouter context={{ ...context, renderMeta: {} }} url={request.url} />);
      return new Response(prelude);
    });
    const [id] = /<p id="[^"]+">/.exec(plain.html) ?? ['none'];
    expect((await ask(Page)).html).toContain(id);
  });

  it('waits for a deferred part', async () => {
    const Late = lazy(async () => {
      await new Promise((done) => setTimeout(done, 20));
      return { default: () => <p>I came later</p> };
    });
    const { status, html } = await ask(() => (
      <Suspense fallback={<p>Wait</p>}>
        <Late />
      </Suspense>
    ));
    expect(status).toBe(200);
    expect(html).toContain('<p>I came later</p>');
    expect(html).not.toContain('<p>Wait</p>');
  });

  it('shows a deferred part without scripts, however long the page is', async () => {
    const Late = lazy(async () => ({ default: () => <form>{'A field. '.repeat(100)}</form> }));
    const { html } = await ask(() => (
      <>
        <p>{'A long text. '.repeat(2_000)}</p>
        <Suspense>
          <Late />
        </Suspense>
      </>
    ));
    expect(html).toContain('<form>A field.');
    expect(html).not.toContain(' hidden');
  });

  it('that throws is rendered as its error page, and reported once', async () => {
    const { status, html, errors } = await ask(() => {
      throw new Error('A bug');
    });
    expect(status).toBe(500);
    expect(html).toContain('Sorry');
    expect(errors).toEqual([{ message: 'A request failed', error: new Error('A bug') }]);
  });
});
