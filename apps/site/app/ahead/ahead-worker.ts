/** What the page's worker answers of an address; no text where a server of ours did not answer well. */
export interface AheadAnswer {
  readonly href: string;
  readonly text: string | null;
}

// A worker's own thread is handed what comes while a finger is down on the page; see `ask-ahead.ts`.
addEventListener('message', async ({ data: href }: MessageEvent<string>) => {
  postMessage({ href, text: await askFor(href) } satisfies AheadAnswer);
});

/** The router's servers put their mark on data. A host of plain files does not, and knows nothing of an address's query. */
async function askFor(href: string): Promise<string | null> {
  try {
    const answer = await fetch(href);
    return answer.ok && answer.headers.has('X-Remix-Response') ? await answer.text() : null;
  } catch {
    return null;
  }
}

postMessage('ready');
