import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Store } from '../../store.ts';
import { sampleLead } from '../../testing/sample-input.ts';
import { temporaryStore } from '../../testing/temporary-store.ts';
import { createLead } from '../create-lead.ts';
import type { NewLead } from '../new-lead.ts';
import { listLeads } from '../inbox/list-leads.ts';

async function submit(store: Store, lead: Partial<NewLead>): Promise<void> {
  const result = await createLead(store, sampleLead(lead), []);
  if (!result.ok) throw new Error(result.code);
}

const search = async (store: Store, query: string) =>
  (await listLeads(store, { query, pageSize: 100 })).leads.map(({ lastName }) => lastName).toSorted();

const written = [
  '(807) 555-0139',
  '807·555·0139',
  '807_555_0139',
  '807 • 555 • 0139',
  '807/555/0139',
  '８０７－５５５－０１３９',
  '+1 807 555 0139 ext. 4',
  '807-555-0139 x4',
  '8075550139ext4',
  '807.555.0139 poste 12',
  '807 555 0139 #4',
  'tel:+18075550139',
  '001 807 555 0139',
  '555-0139',
  '5550139',
  '555 01 39',
];

describe('a phone number', () => {
  it('finds exactly the leads that have it, in any of these spellings', async () => {
    const store = await temporaryStore();
    for (const [index, phone] of written.entries())
      await submit(store, { lastName: 'Wanted', phone, message: `${index}` });
    await submit(store, { lastName: 'Elsewhere', phone: '(416) 555-0139', message: 'Toronto' });
    await submit(store, { lastName: 'Neighbour', phone: '807_555_0140', message: 'Another' });
    for (const query of written) {
      // Without an area code it may be anyone's.
      const elsewhere = query.replaceAll(/\D/g, '') === '5550139' ? ['Elsewhere'] : [];
      expect(await search(store, query), query).toEqual([...elsewhere, ...written.map(() => 'Wanted')]);
    }
  });

  it('is found in messages as well', async () => {
    const store = await temporaryStore();
    await submit(store, { phone: null, lastName: 'Message', message: 'Ring me at 807_555_0139, after six' });
    const answers = [{ label: 'Telephone of the builder', value: '807·555·0139' }];
    await submit(store, { phone: null, lastName: 'Answer', answers });
    expect(await search(store, '(807) 555-0139')).toEqual(['Answer', 'Message']);
    expect(await search(store, '5550139')).toEqual(['Answer', 'Message']);
  });

  it('is found among others, and not by separate parts', async () => {
    const store = await temporaryStore();
    await submit(store, { phone: '807 555 0199', lastName: 'Apart', message: 'Number 0142, $1200 at most' });
    await submit(store, { phone: null, lastName: 'Row', message: 'Ring 807 555 0100 / 807 555 0121 / 807 555 0142' });
    for (const query of ['807555–0142', '807 555 0142', '+1 807 555 0142', '(807) 555-0121'])
      expect(await search(store, query), query).toEqual(['Row']);
    expect(await search(store, '807 555 1200')).toEqual([]);
    expect(await search(store, '807 1200')).toEqual(['Apart']);
  });

  it('isn’t read from measurements', async () => {
    const store = await temporaryStore();
    await submit(store, { lastName: 'Island', message: 'An island of 96 x 42 inches' });
    expect(await search(store, '96 x 42')).toEqual(['Island']);
    expect(await search(store, '96 x 41')).toEqual([]);
  });

  it('is found in any spelling, however it was stored', async () => {
    const store = await temporaryStore();
    const separator = fc.constantFrom('', ' ', '-', '.', '·', '_', '/', '–', ' - ', '\u00a0', '‑');
    const format = fc.record({
      start: fc.constantFrom('', '+1', '1', '+1 ', '1-', '001 ', '+1·'),
      parentheses: fc.boolean(),
      separators: fc.tuple(separator, separator),
      end: fc.constantFrom('', ' ext. 4', ' x12', 'ext7', ' extension 301', ' #9'),
    });
    const numbers = Array.from({ length: 12 }, (_, index) => ['807', '555', String(100 + index * 7).padStart(4, '0')]);
    const write = (
      number: readonly string[],
      { start, parentheses, separators, end }: typeof format extends fc.Arbitrary<infer Format> ? Format : never,
    ) => {
      const [area = '', exchange = '', line = ''] = number;
      const opening = parentheses ? `(${area})` : area;
      return `${start}${opening}${separators[0]}${exchange}${separators[1]}${line}${end}`;
    };
    const formats = fc.sample(format, numbers.length * 2);
    for (const [index, each] of formats.entries()) {
      const number = numbers[index % numbers.length] ?? [];
      await submit(store, { lastName: number.join('-'), phone: write(number, each), message: `Number ${index}` });
    }
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...numbers), format, async (number, typed) => {
        const name = number.join('-');
        expect(await search(store, write(number, typed))).toEqual([name, name]);
      }),
    );
  });
});
