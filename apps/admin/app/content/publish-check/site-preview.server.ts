import { createHash } from 'node:crypto';
import {
  CONCERNED_PATH,
  createPreviewTicket,
  readPreviewUrl,
  toPreviewPath,
  type PreviewSubject,
  type Store,
} from '@showroom/store/admin';
import { z } from 'zod';
import { isHtml, readBytes, requestSite, resolveWithin } from '../../frame/public-site/request-site.server.ts';
import { readPageJob, type ReadPage } from '../../frame/public-site/site-jobs.ts';
import type { SurveyedSite } from '../../frame/public-site/site-survey.server.ts';

export type Side = PreviewSubject['shows'];

/** The site’s response for a page on one side. */
export interface PreviewedPage {
  readonly status: number;
  readonly movedTo: string | null;
  /** A hash of the visible content, for comparison. */
  readonly shown: string;
  /** Set if there is a page. */
  readonly page: ReadPage | undefined;
}

const TIMEOUT_MS = 20_000;
const pathsSchema = z.array(z.string());
/** The size limit of a page or feed. */
const MAX_BYTES = 20 * 1024 * 1024;

/** Reads the public site as it is and as it would be, with a ticket for each. */
export class SitePreview {
  readonly #site: SurveyedSite;
  readonly #tickets: Readonly<Record<Side, string>>;

  private constructor(site: SurveyedSite, tickets: Readonly<Record<Side, string>>) {
    this.#site = site;
    this.#tickets = tickets;
  }

  /** Creates the tickets, valid for half an hour. */
  static async open(store: Store, site: SurveyedSite, subject: Omit<PreviewSubject, 'shows'>): Promise<SitePreview> {
    const [before, after] = await Promise.all([
      createPreviewTicket(store, { ...subject, shows: 'before' }),
      createPreviewTicket(store, { ...subject, shows: 'after' }),
    ]);
    return new SitePreview(site, { before, after });
  }

  /** The address of a page for a frame. @param path with its query */
  frameUrl(path: string, side: Side): string {
    return this.#site.siteUrl + this.#previewPath(path, side);
  }

  /**
   * The pages that the draft may affect, lists first.
   *
   * @throws if the site doesn’t respond
   */
  async listConcerned(): Promise<readonly string[]> {
    const response = await this.#request(this.#previewPath(CONCERNED_PATH, 'after'));
    return pathsSchema.parse(JSON.parse(Buffer.from(await readBytes(response, MAX_BYTES)).toString()));
  }

  async see(path: string, side: Side): Promise<PreviewedPage> {
    // The site has most pages of its current state cached.
    const response = await this.#request(side === 'before' ? path : this.#previewPath(path, side));
    const bytes = await readBytes(response, MAX_BYTES);
    const page = isHtml(response) ? await this.#readPage(path, bytes) : undefined;
    const location = response.headers.get('Location');
    return {
      status: response.status,
      movedTo: location === null ? null : this.#readLocation(location),
      shown: page?.shown ?? createHash('sha256').update(bytes).digest('hex'),
      page: response.ok ? page : undefined,
    };
  }

  async stands(path: string): Promise<boolean> {
    if (resolveWithin(this.#site.siteUrl, path) === undefined) return false;
    const response = await this.#request(this.#previewPath(path, 'after'), 'HEAD');
    return response.status < 400;
  }

  /** A picture’s size in bytes; undefined if it isn’t made yet or doesn’t exist. */
  async weigh(picturePath: string): Promise<number | undefined> {
    const response = await this.#request(picturePath, 'HEAD');
    const bytes = Number(response.headers.get('Content-Length') ?? Number.NaN);
    // A placeholder is cached for seconds only.
    const isMade = response.ok && !/max-age=\d{1,2}\b/.test(response.headers.get('Cache-Control') ?? '');
    return isMade && bytes > 0 ? bytes : undefined;
  }

  /** Returns undefined for a page that is too complex to read. */
  async #readPage(path: string, html: Uint8Array): Promise<ReadPage | undefined> {
    const { siteUrl, jobs } = this.#site;
    const outcome = await jobs.run(readPageJob, { html, url: new URL(path, siteUrl).href });
    return outcome.ok ? outcome.value : undefined;
  }

  #previewPath(path: string, side: Side): string {
    return toPreviewPath(path, this.#tickets[side]);
  }

  #readLocation(location: string): string {
    const { siteUrl } = this.#site;
    if (!URL.canParse(location, siteUrl)) return location;
    const url = new URL(location, siteUrl);
    const { origin, pathname, search } = readPreviewUrl(url.href)?.page ?? url;
    return origin === new URL(siteUrl).origin ? pathname + search : location;
  }

  #request(path: string, method?: 'HEAD'): Promise<Response> {
    return requestSite(this.#site.siteUrl, path, { timeoutMs: TIMEOUT_MS, ...(method && { method }) });
  }
}
