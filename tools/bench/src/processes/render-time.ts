import { Agent, get } from 'node:http';
import { join } from 'node:path';
import Database from 'libsql';
import { measured, type Measurement } from '../figures/measurement.ts';
import { startApp } from './run-servers.ts';
import { renderedPaths, renderTarget, renderTargetOfChange } from '../figures/targets.ts';

/** Before it, the server's code is not compiled yet. */
const WARM_UP_ROUNDS = 60;
const ROUNDS_A_RUN = 20;

/**
 * How long a page takes that is drawn again: each is asked for, compressed, just after a change, so that none comes from the
 * page cache. One visitor, one page at a time; the median of all. After most changes a page comes out as it was
 * ("drawn again"). When the shop's telephone number is a new one, every page is another, in its parts too ("drawn with new
 * facts"): the most that a change can cost.
 * @throws when a page is answered other than 200.
 */
export async function measureRendering(dataDir: string, runs: number): Promise<Measurement[]> {
  const site = await startApp('site', dataDir);
  const database = new Database(join(dataDir, 'showroom.db'));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    // As every change of the owner's does, and quicker than one: what is measured is the site.
    database.pragma('busy_timeout = 5000');
    const raise = database.prepare('update content_version set version = version + 1');
    const changePhone = preparePhoneChange(database);
    const samples = renderedPaths.map((path) => ({ path, same: [] as number[], changed: [] as number[] }));
    changePhone(0);
    raise.run();
    const home = await (await fetch(site.url)).text();
    if (!home.includes(toPhone(0).display)) throw new Error('The home page does not show the new telephone number.');
    let changes = 0;
    for (let round = -WARM_UP_ROUNDS; round < runs * ROUNDS_A_RUN; round += 1) {
      for (const { path, same, changed } of samples) {
        const url = `${site.url}${path}`;
        changePhone((changes += 1));
        raise.run();
        const changedMs = await timePage(url, agent);
        raise.run();
        const sameMs = await timePage(url, agent);
        if (round < 0) continue;
        changed.push(changedMs);
        same.push(sameMs);
      }
    }
    return [
      ...samples.map(({ path, same }) => measured(`drawn anew ${path}`, renderTarget, same)),
      ...samples.map(({ path, changed }) => measured(`drawn with new facts ${path}`, renderTargetOfChange, changed)),
    ];
  } finally {
    agent.destroy();
    database.close();
    await site.stop();
  }
}

/** Saves the shop's telephone number as the owner does, but for history and activity. */
function preparePhoneChange(database: Database.Database): (nth: number) => void {
  const kind = 'settings-business';
  const at = new Date(0).toISOString();
  database
    .prepare(
      `insert into content (id, kind, slug, is_slug_chosen, title, sort_title, is_featured, sort_key, revision,
         has_unpublished_changes, created_at, updated_at, fields, search_text)
       values (?, ?, ?, 0, '', '', 0, '', 1, 0, ?, ?, '{}', '')`,
    )
    .run(kind, kind, kind, at, at);
  database
    .prepare(
      `insert into content_publication (content_id, revision, kind, slug, title, is_featured, sort_key, from_at,
         actor_kind, created_at, fields)
       values (?, 1, ?, ?, '', 0, '', ?, 'system', ?, '{}')`,
    )
    .run(kind, kind, kind, at, at);
  const update = database.prepare('update content_publication set fields = ? where content_id = ?');
  return (nth) => void update.run(JSON.stringify({ phone: toPhone(nth) }), kind);
}

function toPhone(nth: number): { display: string; e164: string } {
  const line = String(nth).padStart(4, '0');
  return { display: `(807) 555-${line}`, e164: `+1807555${line}` };
}

/** Stands for pages that could not be measured: every target missed. */
export function unmeasuredRendering(): Measurement[] {
  return [
    ...renderedPaths.map((path) => measured(`drawn anew ${path}`, renderTarget, [])),
    ...renderedPaths.map((path) => measured(`drawn with new facts ${path}`, renderTargetOfChange, [])),
  ];
}

function timePage(url: string, agent: Agent): Promise<number> {
  const askedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { Accept: 'text/html', 'Accept-Encoding': 'br' } }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - askedAt);
        else reject(new Error(`${url} answered ${response.statusCode}.`));
      });
    }).once('error', reject);
  });
}
