import { isPlain } from './plain-data.ts';

/** What the router hydrates a page with. */
export interface PageData {
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly actionData: unknown;
  readonly errors: unknown;
}

/**
 * Writes the script that hands the data of a page to the router in the browser. The router's own component does it piece by piece
 * and waits for each; here it is all there.
 *
 * The router numbers all values, and numbers do not compress: of a page of 20 KB they are one. Data that are plain travel as JSON,
 * and are numbered in the browser. All else (dates, errors, a loader that answered nothing) goes as the router wrote it.
 *
 * @param numbered the same as the router writes it; asked for only where it goes
 */
export async function writeHandOver(data: PageData, numbered: () => ReadableStream | undefined): Promise<string> {
  const controller = 'window.__reactRouterContext.streamController';
  const isWhole = isPlain(data) && Object.values(data.loaderData).every((each) => each !== undefined);
  const text = isWhole
    ? `(${numberValues})(JSON.parse(${quote(JSON.stringify(data))}))`
    : quote(await new Response(numbered()).text());
  return `${controller}.enqueue(${text});${controller}.close();`;
}

/**
 * Runs in the browser, of every page: short as it is sent. Writes data as the router reads them: a list of all values, each once, in which
 * lists and objects hold the numbers of their parts, and for a name `_` and its number; -5 is null.
 * https://github.com/jacob-ebey/turbo-stream
 */
const numberValues = String.raw`d=>{let l=[],m=new Map,n=v=>{if(v===null)return-5;let i=m.get(v);if(i===void 0){m.set(v,i=l.push(0)-1);l[i]=Array.isArray(v)?v.map(w=>n(w)):typeof v=="object"?Object.fromEntries(Object.entries(v).map(([k,w])=>["_"+n(k),n(w)])):v}return i};n(d);return JSON.stringify(l)+"\n"}`;

/** A text of a script, between single quotes, as data hold double ones. What would end the script's element is escaped. */
function quote(text: string): string {
  const inside = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"');
  return `'${inside.replaceAll("'", String.raw`\'`).replaceAll('<', String.raw`\u003c`)}'`;
}
