import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTexts, withPostedForm, type FormLimits, type PostedForm } from './posted-form.ts';
import { makeTestFolder } from '../testing/start-test-app.ts';

const textLimits = { textBytes: 100, allTextBytes: 1_000, texts: 20 };

async function makeLimits(): Promise<FormLimits & { files: { folder: string } }> {
  return { ...textLimits, files: { folder: await makeTestFolder(), bytes: 1_000, accepted: 2, reported: 4 } };
}

const head = (disposition: string, more = '') => `--b\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n`;
const text = (name: string, value: string) => `${head(`name="${name}"`)}${value}\r\n`;
const file = (name: string, bytes: string) =>
  `${head(`name="files"; filename="${name}"`, 'Content-Type: image/png\r\n')}${bytes}\r\n`;
const END = '--b--\r\n';

/** A request as sent; each character is a byte. */
function send(body: string, contentType = 'multipart/form-data; boundary=b'): Request {
  const headers = { 'Content-Type': contentType };
  return new Request('https://showroom.example/', { method: 'POST', body: Buffer.from(body, 'latin1'), headers });
}

/** A request whose body comes in small pieces. */
function sendSlowly(body: string): Request {
  const bytes = Buffer.from(body, 'latin1');
  let at = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(new Uint8Array(bytes.subarray(at, (at += 7))));
    },
  });
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
  const init = { method: 'POST', body: stream, headers, duplex: 'half' };
  return new Request('https://showroom.example/', init);
}

const readTo = (request: Request, limits: FormLimits) =>
  withPostedForm(request, limits, (form) => Promise.resolve(describeForm(form)));

function describeForm({ texts, files, fault }: PostedForm) {
  return {
    texts: [...texts],
    files: files.map(({ name, size, path }) => [name, size, path === null ? 'left out' : 'taken']),
    fault,
  };
}

describe('a posted form', () => {
  it.each([
    ['at once', send],
    ['in pieces of seven bytes', sendSlowly],
  ])('is parsed with its texts and files, %s', async (_how, ask) => {
    const limits = await makeLimits();
    const body = text('name', 'Sam') + text('name', 'Second') + file('plan.png', 'bytes\r\n--of a picture') + END;
    await withPostedForm(ask(body), limits, async ({ texts, files, fault }) => {
      expect(fault).toBeNull();
      expect(texts.getAll('name')).toEqual(['Sam', 'Second']);
      const [plan] = files;
      expect(plan).toMatchObject({ field: 'files', name: 'plan.png', type: 'image/png', size: 21 });
      const bytes = await readFile(plan?.path ?? '');
      expect(bytes.toString()).toBe('bytes\r\n--of a picture');
      expect(plan?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    });
    expect(await readdir(limits.files.folder)).toEqual([]);
  });

  it('can be URL-encoded', async () => {
    expect(
      await readTo(send('name=Sam+O&city=Th%C3%A9', 'application/x-www-form-urlencoded'), await makeLimits()),
    ).toEqual({
      texts: [
        ['name', 'Sam O'],
        ['city', 'Thé'],
      ],
      files: [],
      fault: null,
    });
  });

  it('keeps no file when its handler fails', async () => {
    const limits = await makeLimits();
    const work = withPostedForm(send(file('plan.png', 'bytes') + END), limits, () => Promise.reject(new Error('full')));
    await expect(work).rejects.toThrow('full');
    expect(await readdir(limits.files.folder)).toEqual([]);
  });

  it('reports a file that is too long, empty or one too many, and keeps none of them', async () => {
    const limits = await makeLimits();
    const body = file('long.png', 'x'.repeat(5_000)) + file('empty.png', '') + file('third.png', 'abc') + END;
    const posted = withPostedForm(send(body), limits, async (form) => {
      expect(await readdir(limits.files.folder)).toEqual([]);
      return describeForm(form);
    });
    expect((await posted).files).toEqual([
      ['long.png', 1_001, 'left out'],
      ['empty.png', 0, 'left out'],
      ['third.png', 3, 'left out'],
    ]);
  });

  it('has no file if none was selected', async () => {
    expect((await readTo(send(text('name', 'Sam') + file('', '') + END), await makeLimits())).files).toEqual([]);
  });

  it('truncates a text that is longer than any answer', async () => {
    const { texts, fault } = await readTo(send(text('name', 'x'.repeat(100_000)) + END), await makeLimits());
    expect([texts, fault]).toEqual([[['name', 'x'.repeat(100)]], null]);
  });

  it('skips unexpected files', async () => {
    const { texts, files, fault } = await readTexts(
      send(text('name', 'Sam') + file('a.png', 'a') + text('city', 'Kenora') + END),
      textLimits,
    );
    expect([[...texts], files, fault]).toEqual([
      [
        ['name', 'Sam'],
        ['city', 'Kenora'],
      ],
      [],
      null,
    ]);
  });
});

describe('a posted form that can’t be parsed', () => {
  const sam = text('name', 'Sam');
  it.each([
    ['a body of another type', send('name=Sam', 'text/plain'), 'not-a-form', []],
    ['a body of no type that anybody knows', send('name=Sam', 'nonsense'), 'not-a-form', []],
    ['no boundary', send(sam + END, 'multipart/form-data'), 'incomplete', []],
    ['another boundary', send(sam + END, 'multipart/form-data; boundary=c'), 'incomplete', []],
    ['an end in the middle of a text', send(`${sam}${head('name="city"')}Ken`), 'incomplete', ['Sam']],
    ['an end in the middle of a file', send(sam + file('a.png', 'abc')), 'incomplete', ['Sam']],
    ['an end in the middle of a head', send(`${sam}--b\r\nContent-Dispo`), 'incomplete', ['Sam']],
    ['a file name that is no UTF-8', send(sam + file('a\xff.png', 'abc') + END), 'unreadable-name', ['Sam']],
    ['NUL in a file name', send(sam + file('a\0.png', 'abc') + END), 'unreadable-name', ['Sam']],
    ['NUL in the name of a text', send(sam + text('ci\0ty', 'Kenora') + END), 'unreadable-name', ['Sam']],
    ['a text without a name', send(`${sam}${head('nome="city"')}Kenora\r\n${END}`), 'unreadable-name', ['Sam']],
    ['too many texts', send(text('name', 'Sam').repeat(21) + END), 'too-many-parts', Array(20).fill('Sam')],
    ['thousands of texts', send(text('name', 'Sam').repeat(5_000) + END), 'too-many-parts', Array(20).fill('Sam')],
    ['too many files', send(sam + file('a.png', 'a').repeat(5) + END), 'too-many-parts', ['Sam']],
    ['thousands of files', send(sam + file('a.png', 'a').repeat(5_000) + END), 'too-many-parts', ['Sam']],
    ['thousands of empty parts', send(sam + '--b\r\n\r\n\r\n'.repeat(5_000) + END), 'too-many-parts', ['Sam']],
    [
      'too much text in all',
      send(sam + text('more', 'x'.repeat(90)).repeat(11) + END),
      'too-much-text',
      ['Sam', ...Array(10).fill('x'.repeat(90))],
    ],
    [
      'too many fields, encoded as an address is',
      send('a=b&'.repeat(3_000), 'application/x-www-form-urlencoded'),
      'too-many-parts',
      Array(20).fill('b'),
    ],
  ])('returns its error, and what arrived before it: %s', async (_what, request, fault, values) => {
    const limits = await makeLimits();
    const posted = await readTo(request, limits);
    expect([posted.fault, posted.texts.map(([, value]) => value)]).toEqual([fault, values]);
    expect(await readdir(limits.files.folder)).toEqual([]);
  });

  it('is not read further when it is too large', { timeout: 20_000 }, async () => {
    const limits = await makeLimits();
    const body = text('na\0me', 'Sam') + text('name', 'Sam').repeat(800_000) + END;
    expect((await readTo(send(body), limits)).fault).toBe('unreadable-name');
  });

  it('uses no memory for endless headers', async () => {
    const body = `--b\r\n${'X-Head: y\r\n'.repeat(100_000)}Content-Disposition: form-data; name="a"\r\n\r\nv\r\n${END}`;
    expect(await readTo(send(body), await makeLimits())).toEqual({ texts: [], files: [], fault: null });
  });

  it('reports when the disk rejects a file, and why', async () => {
    const limits = await makeLimits();
    const files = { ...limits.files, folder: join(limits.files.folder, 'missing') };
    const posted = withPostedForm(send(sam + file('a.png', 'abc') + END), { ...limits, files }, (form) =>
      Promise.resolve({ ...describeForm(form), cause: form.cause }),
    );
    expect(await posted).toEqual({
      texts: [['name', 'Sam']],
      files: [],
      fault: 'not-written',
      cause: expect.objectContaining({ code: 'ENOENT' }),
    });
  });
});

it.each([
  ['of parts', send(text('na\u0001me', 'O\0ak\r\nand\tash\u007F') + file('pl\u0001an.png', 'x') + END)],
  ['in one line', send('na%01me=O%00ak%0D%0Aand%09ash%7F%C2%80', 'application/x-www-form-urlencoded')],
])('a form %s is read without control characters, and with its line breaks', async (_how, request) => {
  const { texts, files, fault } = await readTo(request, await makeLimits());
  expect([texts, fault]).toEqual([[['name', 'Oak\r\nand\tash']], null]);
  for (const [name] of files) expect(name).toBe('plan.png');
});

it('half a character becomes a replacement character', async () => {
  const { texts } = await readTo(send('a=%ED%A0%80', 'application/x-www-form-urlencoded'), await makeLimits());
  expect(texts).toEqual([['a', expect.stringMatching(/^\uFFFD+$/)]]);
});
