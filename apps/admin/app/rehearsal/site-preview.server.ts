import { createPreviewTicket, type PreviewSubject } from '@showroom/store/admin/preview-ticket';
import type { Store } from '@showroom/store/open-store';
import { CONCERNED_PATH, readPreviewUrl, toPreviewPath } from '@showroom/store/preview-path';
import { z } from 'zod';
import { readPublicPage, type ReadPage } from '../seo/read-public-page.server.ts';
import { USER_AGENT } from '../seo/site-survey.server.ts';

/** Before the draft is published, and after. */
export type Side = PreviewSubject['shows'];

/** What the site answers for a page on one side. */
export interface SeenPage {
  readonly status: number;
  /** Where it leads instead, as a path; null where it stands. */
  readonly movedTo: string | null;
  /** What visitors see of it, to be compared: without scripts, styles and what is made anew for each visit. */
  readonly shown: string;
  /** Present where a page stands. */
  readonly page: ReadPage | undefined;
}

const TIMEOUT_MS = 20_000;
const pathsSchema = z.array(z.string());
const NOT_SEEN = /<(script|style)\b[^]*?<\/\1>|<p data-preview[^]*?<\/p>|<link [^>]*>|<input [^>]*type="hidden"[^>]*>/g;

/** Looks at the public site as it is and as it would be, with a ticket for each. */
export class SitePreview {
  readonly #siteUrl: string;
  readonly #tickets: Readonly<Record<Side, string>>;

  private constructor(siteUrl: string, tickets: Readonly<Record<Side, string>>) {
    this.#siteUrl = siteUrl;
    this.#tickets = tickets;
  }

  /** Makes the tickets; they are good for half an hour. */
  static async open(store: Store, siteUrl: string, subject: Omit<PreviewSubject, 'shows'>): Promise<SitePreview> {
    const [before, after] = await Promise.all([
      createPreviewTicket(store, { ...subject, shows: 'before' }),
      createPreviewTicket(store, { ...subject, shows: 'after' }),
    ]);
    return new SitePreview(siteUrl, { before, after });
  }

  /** The address of a page for a frame. @param path with its query */
  frameUrl(path: string, side: Side): string {
    return this.#siteUrl + toPreviewPath(path, this.#tickets[side]);
  }

  /** The pages to which the draft may make a difference, lists first. @throws when the site does not answer */
  async listConcerned(): Promise<readonly string[]> {
    const search = new URLSearchParams({ ticket: this.#tickets.after });
    const response = await this.#fetch(`${this.#siteUrl}${CONCERNED_PATH}?${search}`);
    return pathsSchema.parse(await response.json());
  }

  /** @throws when the site does not answer */
  async see(path: string, side: Side): Promise<SeenPage> {
    // As it is now the site has most pages at hand.
    const response = await this.#fetch(side === 'before' ? this.#siteUrl + path : this.frameUrl(path, side));
    const text = await response.text();
    const location = response.headers.get('Location');
    const isHtml = (response.headers.get('Content-Type') ?? '').startsWith('text/html');
    return {
      status: response.status,
      movedTo: location === null ? null : this.#readLocation(location),
      shown: isHtml ? text.replaceAll(NOT_SEEN, '') : text,
      page: response.ok && isHtml ? readPublicPage(text, new URL(path, this.#siteUrl)) : undefined,
    };
  }

  /** Whether anything would stand at a path of the site. */
  async stands(path: string): Promise<boolean> {
    const response = await this.#fetch(this.frameUrl(path, 'after'), 'HEAD');
    return response.status < 400;
  }

  /** How much a picture weighs, in bytes; undefined where it is not made yet, or not there. */
  async weigh(picturePath: string): Promise<number | undefined> {
    const response = await this.#fetch(this.#siteUrl + picturePath, 'HEAD');
    const bytes = Number(response.headers.get('Content-Length') ?? Number.NaN);
    // What stands in for one that is being made is good for seconds.
    const isMade = response.ok && !/max-age=\d{1,2}\b/.test(response.headers.get('Cache-Control') ?? '');
    return isMade && bytes > 0 ? bytes : undefined;
  }

  #readLocation(location: string): string {
    const url = new URL(location, this.#siteUrl);
    const { origin, pathname, search } = readPreviewUrl(url.href)?.page ?? url;
    return origin === new URL(this.#siteUrl).origin ? pathname + search : location;
  }

  #fetch(url: string, method = 'GET'): Promise<Response> {
    return fetch(url, {
      method,
      redirect: 'manual',
      headers: { 'User-Agent': USER_AGENT },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }
}
