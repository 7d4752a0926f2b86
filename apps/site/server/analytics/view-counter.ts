import { setTimeout as wait } from 'node:timers/promises';
import { shopDayOf } from '@showroom/store/rules';
import { addViews, systemActor, type Store, type ViewSums } from '@showroom/store/site';
import type { Log } from '@showroom/web-server/log';
import type { OpenedPage } from '@showroom/web-server/opened-page';
import { isbot } from 'isbot';
import { readViewSource } from './view-source.ts';

/** The interval of writing; a killed process loses this much. */
const BATCH_MS = 10_000;
/** How long a stop waits for a locked database. */
const STOP_MS = 1_000;
/** The maximum of unwritten sums, if the database is unavailable. A site has about four hundred pages. */
const LARGEST_BATCH = 10_000;
/** Referring sites by name per day; the others are one sum, because anyone can invent names. */
const MOST_SOURCES = 200;
/** Searches recorded per day; they can be invented too. */
const MOST_QUESTIONS = 200;
/** Missing paths recorded per day. */
const MOST_MISSED = 200;
const LONGEST_QUESTION = 60;
const LONGEST_MISSED = 120;
/** Size of the cache of user agents. */
const REMEMBERED_AGENTS = 500;

/** The sum of all further sites. */
const OTHER_SOURCES = 'other sites';

export interface ViewCounterOptions {
  readonly store: Pick<Store, 'now' | 'write'>;
  readonly log: Log;
  /** The public URL, whose host is our own. */
  readonly siteUrl: string;
  readonly batchMs?: number;
}

export interface EmptySearch {
  readonly question: string;
  readonly url: string;
  readonly referrer: string | null;
  readonly userAgent: string | null;
}

/** Counts in memory which pages people open, and writes the sums in batches. */
export interface ViewCounter {
  /** Counts a page view, except by robots and reloads. */
  readonly countPage: (page: OpenedPage) => void;
  /** Counts a search without results, unless it looks like an email address or phone number. */
  readonly countEmptySearch: (search: EmptySearch) => void;
  /** Counts a missing page, also if it redirects. */
  readonly countMissed: (page: Pick<OpenedPage, 'path' | 'userAgent'>) => void;
  /** Writes the sums; after an error they are written the next time. */
  readonly write: () => Promise<void>;
  /** Writes the sums and stops counting. */
  readonly stop: () => Promise<void>;
}

type Sums<Row> = Map<string, Row & { count: number }>;

/** Starts counting. Stores nothing that identifies or distinguishes visitors. */
export function startViewCounter({ store, log, siteUrl, batchMs = BATCH_MS }: ViewCounterOptions): ViewCounter {
  const ownHost = new URL(siteUrl).host;
  let views: Sums<{ day: string; path: string; source: string }> = new Map();
  let emptySearches: Sums<{ day: string; question: string }> = new Map();
  let missedPaths: Sums<{ day: string; path: string }> = new Map();
  const agents = new Map<string, boolean>();
  const today = {
    day: '',
    endsAt: 0,
    sources: new Set<string>(),
    questions: new Set<string>(),
    missed: new Set<string>(),
  };
  let writing: Promise<void> | undefined;

  function isRobot(userAgent: string | null | undefined): boolean {
    // Browsers always send one.
    if (!userAgent) return true;
    const known = agents.get(userAgent);
    if (known !== undefined) return known;
    if (agents.size >= REMEMBERED_AGENTS) agents.clear();
    const verdict = isbot(userAgent);
    agents.set(userAgent, verdict);
    return verdict;
  }

  function findDay(): string {
    const now = store.now();
    if (now.getTime() >= today.endsAt) {
      const day = shopDayOf(now);
      if (day !== today.day) {
        today.sources.clear();
        today.questions.clear();
        today.missed.clear();
      }
      // Cached for a minute, because the calendar costs as much as everything else.
      Object.assign(today, { day, endsAt: (Math.floor(now.getTime() / 60_000) + 1) * 60_000 });
    }
    return today.day;
  }

  function addView(day: string, path: string, source: string, count?: number): void {
    add(views, `${day} ${path} ${source}`, { day, path, source }, count);
  }

  function addEmptySearch(day: string, question: string, count?: number): void {
    add(emptySearches, `${day} ${question}`, { day, question }, count);
  }

  function addMissed(day: string, path: string, count?: number): void {
    add(missedPaths, `${day} ${path}`, { day, path }, count);
  }

  async function writeBatch(): Promise<void> {
    const batch: ViewSums = {
      views: [...views.values()],
      emptySearches: [...emptySearches.values()],
      missedPaths: [...missedPaths.values()],
    };
    if (batch.views.length + batch.emptySearches.length + batch.missedPaths.length === 0) return;
    views = new Map();
    emptySearches = new Map();
    missedPaths = new Map();
    try {
      await store.write({ actor: systemActor }, (transaction) => addViews(transaction, batch));
    } catch (error) {
      log.warn('Page views could not be saved; trying again next time', { error });
      for (const { day, path, source, count } of batch.views) addView(day, path, source, count);
      for (const { day, question, count } of batch.emptySearches) addEmptySearch(day, question, count);
      for (const { day, path, count } of batch.missedPaths) addMissed(day, path, count);
    }
  }

  function write(): Promise<void> {
    writing ??= writeBatch().finally(() => (writing = undefined));
    return writing;
  }

  const timer = setInterval(() => void write(), batchMs).unref();

  return {
    countPage({ path, referrer, host, userAgent }) {
      const source = readViewSource(referrer, path, host === undefined ? [ownHost] : [ownHost, host]);
      if (source.from === 'this-page' || isRobot(userAgent)) return;
      const day = findDay();
      const isKnown = source.host === '' || isAmong(today.sources, source.host, MOST_SOURCES);
      addView(day, path, isKnown ? source.host : OTHER_SOURCES);
    },
    countEmptySearch({ question, url, referrer, userAgent }) {
      // Reloaded or revisited.
      if (referrer !== null && URL.canParse(referrer) && new URL(referrer).search === new URL(url).search) return;
      const asked = question.replaceAll(/\s+/g, ' ').trim().toLowerCase();
      if (asked === '' || asked.length > LONGEST_QUESTION || mayNamePerson(asked) || isRobot(userAgent)) return;
      const day = findDay();
      if (isAmong(today.questions, asked, MOST_QUESTIONS)) addEmptySearch(day, asked);
    },
    countMissed({ path, userAgent }) {
      if (path.length > LONGEST_MISSED || mayNamePerson(path) || isRobot(userAgent)) return;
      const day = findDay();
      if (isAmong(today.missed, path, MOST_MISSED)) addMissed(day, path);
    },
    write,
    async stop() {
      clearInterval(timer);
      const written = (writing ?? Promise.resolve()).then(write);
      await Promise.race([written, wait(STOP_MS, undefined, { ref: false })]);
    },
  };
}

/** Personal data that someone typed into the search. */
function mayNamePerson(text: string): boolean {
  return text.includes('@') || text.replaceAll(/[\s().+-]/g, '').search(/\d{6}/) !== -1;
}

function add<Row extends object>(sums: Sums<Row>, key: string, row: Row, count = 1): void {
  const sum = sums.get(key);
  if (sum !== undefined) sum.count += count;
  else if (sums.size < LARGEST_BATCH) sums.set(key, { ...row, count });
}

function isAmong(names: Set<string>, name: string, most: number): boolean {
  if (names.has(name)) return true;
  if (names.size >= most) return false;
  names.add(name);
  return true;
}
