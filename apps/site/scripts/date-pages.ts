import { writeFile } from 'node:fs/promises';
import { datePages, listDatedProducts, pageDates } from '../app/seo/page-dates.ts';

// Dates the pages whose content has changed; run it after changing a product's text or pictures.
const dates = datePages(listDatedProducts(), new Date().toISOString().slice(0, 10));
const changed = Object.keys(dates).filter((path) => dates[path] !== pageDates[path]);
const file = new URL('../app/seo/page-dates.generated.json', import.meta.url);
await writeFile(file, `${JSON.stringify(dates, null, 2)}\n`);
process.stdout.write(changed.length > 0 ? `Dated ${changed.join(', ')}\n` : 'No page has changed.\n');
