import { writeFile } from 'node:fs/promises';
import { quartzColours } from '@showroom/catalog-data/quartz';
import { datePages, pageDates } from '../app/seo/page-dates.ts';

// Gives today's date to each page that says something else than it did; run after a colour's words or pictures changed.
const dates = datePages(quartzColours, new Date().toISOString().slice(0, 10));
const changed = Object.keys(dates).filter((path) => dates[path] !== pageDates[path]);
const file = new URL('../app/seo/page-dates.generated.json', import.meta.url);
await writeFile(file, `${JSON.stringify(dates, null, 2)}\n`);
process.stdout.write(changed.length > 0 ? `Dated ${changed.join(', ')}\n` : 'No page has changed.\n');
