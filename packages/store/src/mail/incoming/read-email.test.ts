import { describe, expect, it } from 'vitest';
import { cleanLine } from '@showroom/catalog-data/typed-text';
import { foldQuoted } from './fold-quoted.ts';
import { htmlToText } from './html-to-text.ts';
import { readBounce, readHead, readEmail } from './read-email.ts';

const lines = (...parts: readonly string[]) => Buffer.from(parts.join('\r\n'), 'latin1');
const read = (...parts: readonly string[]) => readEmail(lines(...parts), { isCut: false });

describe('quoted emails', () => {
  const own = 'Nine is fine.';
  it.each([
    ['of most programs', 'On Fri, Nov 20, 2026 at 9:04 AM Shop <a@shop.example> wrote:\n> Thursday?\n>\n> Shop'],
    [
      'broken into two lines',
      'On Fri, Nov 20, 2026 at 9:04 AM A Shop With A Long Name <a@shop.example>\nwrote:\n> Thursday?',
    ],
    ['in French', 'Le ven. 20 nov. 2026 à 09:04, Shop <a@shop.example> a écrit :\n> Thursday?'],
    ['of Outlook', '-----Original Message-----\nFrom: Shop\nSent: Friday\nSubject: A day\n\nThursday?'],
    ['of a newer Outlook', '________________________________\nFrom: Shop <a@shop.example>\nSent: Friday\n\nThursday?'],
    ['of its French one', 'De : Shop <a@shop.example>\nEnvoyé : vendredi\nÀ : Sam\n\nThursday?'],
    ['not marked line by line', 'On Nov 20, 2026, at 9:04 AM, Shop <a@shop.example> wrote:\n\nThursday?'],
  ])('are folded: %s', (_name, quoted) => {
    expect(foldQuoted(`${own}\n\n${quoted}`)).toEqual({ text: own, quoted });
  });

  it.each([
    ['an answer between their lines', 'On Nov 20, 2026, Shop wrote:\n> Thursday?\nYes.\n> At nine?\nNo, ten.'],
    ['nothing but them', '> Thursday?'],
    ['a sentence that looks like them', 'From: here it is two miles.\nOn Friday she wrote: yes'],
    ['marks without an attribution', 'Sizes:\n> 36 in wide\n> 24 in deep'],
    ['marks that come first', '> 36 in wide\nThat is the vanity.'],
    [
      'a list that names where from and to',
      'Pipes run\nFrom: sink wall\nTo: the stove\nDate: next week\nSubject: kitchen',
    ],
    ['a filled-in list', `Name: Sam\n${'_'.repeat(40)}\nFrom: sink wall\nTo: 36 in\n${'_'.repeat(30)}\nThank you`],
    ['a row alone', `Above\n${'_'.repeat(40)}\nBelow`],
    ['a divider alone', 'See below\n-----Original Message-----\nThat is what the label says.'],
    ['what someone is said to have written', 'On May 3 your fitter wrote:\nthe wall is out of square by 1 in.'],
    ['an address in a list', 'From: sam@home.example\nI need a top.'],
  ])('are not folded: %s', (_name, whole) => {
    expect(foldQuoted(whole)).toEqual({ text: whole, quoted: '' });
  });

  it('above a reply are folded as well', () => {
    const quoted = 'On Nov 20, 2026, Shop wrote:\n> Thursday?';
    expect(foldQuoted(`${quoted}\n\n${own}`)).toEqual({ text: own, quoted });
  });
});

describe('HTML', () => {
  it('becomes text in lines, with the real targets of links', () => {
    const html =
      '<html><head><title>no</title><style>p{}</style></head><body><p>Nine&nbsp;is <b>fine</b>,<br>Sam</p>' +
      '<script>alert(1)</script><ul><li>oak<li>maple</ul><a href="https://evil.example/x">your bank</a>' +
      '<blockquote><p>Thursday?</p></blockquote><img src="https://track.example/1.gif" onerror="x"></body>';
    expect(htmlToText(html)).toBe(
      'Nine is fine,\nSam\n\n• oak\n• maple\n\nyour bank <https://evil.example/x>\n\n> Thursday?',
    );
  });

  it.each([
    ['nested a million deep', '<b>'.repeat(1_000_000)],
    ['of nothing but links', '<a href="https://x.example">'.repeat(30_000)],
    ['never closed', `<p>words <a href="${'x'.repeat(500_000)}`],
  ])('%s is read quickly', (_name, html) => {
    const began = performance.now();
    htmlToText(html);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});

/** `кухня` and so on in charsets that Node decodes and does not encode. */
const russian = 'Здравствуйте, меня интересует столешница для кухни из кварца, длина три метра.';
const encodeWith = (label: string, text: string) => {
  const decoder = new TextDecoder(label);
  const byCharacter = new Map<string, number[]>();
  for (let one = 0x80; one < 0x100; one += 1) {
    byCharacter.set(decoder.decode(Uint8Array.of(one)), [one]);
    if (!/^(?:gb|big5|shift|euc)/.test(label)) continue;
    for (let two = 0x40; two < 0x100; two += 1) {
      const character = decoder.decode(Uint8Array.of(one, two));
      if (Array.from(character).length === 1) byCharacter.set(character, [one, two]);
    }
  }
  // Node 20 decodes these as control characters.
  if (label === 'windows-1252') for (const [at, each] of ['“', '”'].entries()) byCharacter.set(each, [0x93 + at]);
  if (label === 'windows-1252') byCharacter.set('–', [0x96]);
  return Buffer.from(Array.from(text).flatMap((each) => byCharacter.get(each) ?? [...Buffer.from(each)]));
};
/** An email with these bytes as its subject. */
const withSubject = (subject: Buffer) =>
  Buffer.concat([Buffer.from('Subject: '), subject, Buffer.from('\r\n\r\nHello')]);
const subjectOf = async (subject: Buffer) => (await readEmail(withSubject(subject), { isCut: false })).subject;
const chinese = '您好,我想询问厨房石英台面的价格和安装时间,谢谢您的帮助。';
const accents = 'Le comptoir est très beau, à bientôt. Ça coûte combien\u00A0? “Merci” – René';

describe('a text in a charset', () => {
  it.each([
    ['UTF-8 without a label', undefined, Buffer.from(accents), accents],
    ['UTF-8 labelled latin1', 'iso-8859-1', Buffer.from(accents), accents],
    ['UTF-8 labelled us-ascii', 'us-ascii', Buffer.from(accents), accents],
    ['UTF-8 labelled windows-1252', 'windows-1252', Buffer.from(accents), accents],
    ['UTF-8 labelled gb2312', 'gb2312', Buffer.from(chinese), chinese],
    ['UTF-8 labelled with nonsense', 'x-klingon', Buffer.from(russian), russian],
    ['windows-1252 labelled utf-8', 'utf-8', encodeWith('windows-1252', accents), accents],
    ['windows-1252 labelled us-ascii', 'us-ascii', encodeWith('windows-1252', accents), accents],
    ['windows-1252 labelled latin1', 'iso-8859-1', encodeWith('windows-1252', accents), accents],
    ['windows-1252 without a label', undefined, encodeWith('windows-1252', accents), accents],
    ['koi8-r without a label', undefined, encodeWith('koi8-r', russian), russian],
    ['koi8-r labelled as such', 'koi8-r', encodeWith('koi8-r', russian), russian],
    ['koi8-r labelled utf-8', 'utf-8', encodeWith('koi8-r', russian), russian],
    ['koi8-r labelled latin1', 'iso-8859-1', encodeWith('koi8-r', russian), russian],
    ['windows-1251 without a label', undefined, encodeWith('windows-1251', russian), russian],
    ['gb18030 without a label', undefined, encodeWith('gb18030', chinese), chinese],
    ['gb18030 labelled gb2312', 'gb2312', encodeWith('gb18030', chinese), chinese],
    ['gb18030 labelled us-ascii', 'us-ascii', encodeWith('gb18030', chinese), chinese],
    [
      'iso-2022-jp without a label',
      undefined,
      Buffer.from('\u001B$B$3$s$K$A$O\u001B(B, Sam', 'latin1'),
      'こんにちは, Sam',
    ],
    [
      'iso-2022-jp labelled us-ascii',
      'us-ascii',
      Buffer.from('\u001B$B$3$s$K$A$O\u001B(B, Sam', 'latin1'),
      'こんにちは, Sam',
    ],
    ['plain ASCII labelled utf-16', 'utf-16', Buffer.from('Nine is fine.'), 'Nine is fine.'],
  ])('is decoded: %s', async (_name, label, body, text) => {
    for (const type of ['plain', 'html']) {
      const named = label === undefined ? '' : `; charset="${label}"`;
      const head = Buffer.from(`Content-Type: text/${type}${named}\r\nContent-Transfer-Encoding: base64\r\n\r\n`);
      const encoded = Buffer.from((body.toString('base64').match(/.{1,76}/g) ?? []).join('\r\n'));
      // oxlint-disable-next-line no-await-in-loop -- one after another
      const read8 = await readEmail(Buffer.concat([head, encoded]), { isCut: false });
      expect.soft(read8.text.replaceAll('\u00A0', ' '), type).toBe(text.replaceAll('\u00A0', ' '));
    }
  });

  it('is decoded in headers as well', async () => {
    expect(await subjectOf(encodeWith('windows-1252', 'Très beau'))).toBe('Très beau');
    expect(await subjectOf(Buffer.from('Très beau'))).toBe('Très beau');
    expect(
      await subjectOf(Buffer.from(`=?us-ascii?B?${encodeWith('windows-1252', 'Très beau').toString('base64')}?=`)),
    ).toBe('Très beau');
    expect(await subjectOf(Buffer.from(`=?iso-8859-1?B?${Buffer.from('Très beau').toString('base64')}?=`))).toBe(
      'Très beau',
    );
    expect(await subjectOf(Buffer.from(`=?utf-8?B?${encodeWith('koi8-r', russian).toString('base64')}?=`))).toBe(
      russian,
    );
  });
});

it.each(['', ' \r\n', '&nbsp;\u00A0', '\u200B\u200C\uFEFF', '\u3164 \u2800'])(
  'uses the HTML when the plain part is empty: %j',
  async (plain) => {
    const source = [
      'Content-Type: multipart/alternative; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      '',
      plain.replace('&nbsp;', ''),
      '--b',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>Nine is fine.</p>',
      '--b--',
    ].join('\r\n');
    expect(await readEmail(Buffer.from(source), { isCut: false })).toMatchObject({
      text: 'Nine is fine.',
      isCut: false,
    });
  },
);

it.each([
  ['attributions', 'On May 3, 2026 Shop wrote\n'.repeat(200_000)],
  ['quotes below attributions', 'On May 3, 2026, Shop wrote:\n> a\n'.repeat(60_000)],
  ['dashes', `${'-'.repeat(300)}\n`.repeat(3_000)],
  ['blanks', `${' '.repeat(290)}x\n`.repeat(3_000)],
  ['line breaks', '\n'.repeat(1_000_000)],
  ['addresses that never end', `From: ${'a.'.repeat(140)}\n`.repeat(3_000)],
])('finds quoted emails quickly among endless %s', (_name, text) => {
  const began = performance.now();
  foldQuoted(text);
  expect(performance.now() - began).toBeLessThan(3000);
});

describe('a hostile email', () => {
  it('names ten thousand emails, and few are looked up', async () => {
    const many = Array.from({ length: 10_000 }, (_each, index) => `<${index}@x.example>`);
    const head = await readHead(
      lines('In-Reply-To: <a b@x> <ours@shop.example>', `References: ${many.join('\r\n ')}`, '', ''),
    );
    expect(head?.answers).toHaveLength(46);
    expect(head?.answers).toEqual(expect.arrayContaining(['<ours@shop.example>', '<0@x.example>', '<9999@x.example>']));
    expect((await readHead(lines('References: <0@x.example', '\u0000\u0000'.repeat(10_000))))?.answers).toEqual([]);
  });

  it('adds nothing to headers that are made from it', async () => {
    const email = await read(
      'Message-ID: <a@x.example>\u0000<b\r\n\tc@x.example>',
      'From: "A\u0007 =?utf-8?Q?=0D=0ABcc:_all?=" <sam@home.example>',
      'Subject: =?utf-8?Q?Hello=0D=0ABcc:_all@x.example?=',
      '',
      'Words',
    );
    expect(email).toMatchObject({ messageId: '<a@x.example>', subject: 'Hello Bcc: all@x.example', text: 'Words' });
    expect(email.name).toBe(cleanLine(email.name));
    const head = lines('Message-ID: <a\0b@x.example>', 'References: <c\u0001@x.example> <d@x.example>', '', '');
    expect(await readHead(head)).toMatchObject({ messageId: undefined, answers: ['<d@x.example>'] });
  });

  it('of an unnamed or unknown charset is read as far as possible', async () => {
    const wrong = await read('Content-Type: text/plain; charset=utf-8', '', 'Caf\u00E9 \u0000 ok');
    expect(wrong.text).toBe('Café  ok');
    expect((await read('Content-Type: text/plain; charset=x-klingon', '', 'Caf\u00E9')).text).toBe('Café');
    expect((await read('Content-Type: text/plain; charset=iso-8859-1', '', 'Caf\u00E9')).text).toBe('Café');
  });

  it('that is malformed, endless or deeply nested is saved as cut', async () => {
    const depth = 2000;
    const parts = Array.from({ length: depth }, (_each, index) => [
      `--b${index}`,
      `Content-Type: multipart/mixed; boundary=b${index + 1}`,
      '',
    ]).flat();
    const nested = await read('Content-Type: multipart/mixed; boundary=b0', '', ...parts, 'deep');
    expect(nested).toMatchObject({
      text: '',
      isCut: true,
      messageId: expect.stringMatching(/^<[\da-f]{64}@none\.invalid>$/),
    });
    const long = await read('Subject: x', '', 'word '.repeat(100_000));
    expect(long.text.length).toBeLessThanOrEqual(20_000);
    expect(long.isCut).toBe(true);
    for (const source of [
      '',
      '\r\n\r\n',
      'no head at all',
      ': \r\n:\r\n\r\n',
      'Content-Type: multipart/mixed\r\n\r\n--',
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      expect(await readEmail(Buffer.from(source), { isCut: false })).toMatchObject({ address: '', attachments: [] });
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await readBounce(Buffer.from(source))).toBeUndefined();
    }
  });

  it('with only HTML becomes text', async () => {
    const email = await read(
      'Content-Type: text/html',
      '',
      '<p>Nine is fine.</p><div>On Nov 20, 2026, Shop wrote:</div><blockquote>Thursday?</blockquote>',
    );
    expect(email).toMatchObject({
      text: 'Nine is fine.',
      quoted: expect.stringMatching(/^On Nov 20, 2026, Shop wrote:\s+> Thursday\?$/),
    });
    expect(await read('Content-Type: text/html', '', '<p>Sizes</p><blockquote>36 in</blockquote>')).toMatchObject({
      quoted: '',
    });
  });

  it.each([
    ['Auto-Submitted: auto-replied', true],
    ['Auto-Submitted: no', false],
    ['Precedence: bulk', true],
    ['X-Autoreply: yes', true],
    ['X-Mailer: a program', false],
  ])('tells whether a program sent it: %s', async (header, isAutomatic) => {
    expect(await read(header, '', 'Away')).toMatchObject({ isAutomatic });
  });
});

it.each(['windows-1252', 'iso-8859-1'])(
  'keeps the quotation marks, dashes and the euro of Outlook in %s',
  async (charset) => {
    const email = await read(
      `Subject: =?${charset}?Q?C=92est?=`,
      `Content-Type: text/plain; charset=${charset}`,
      'Content-Transfer-Encoding: quoted-printable',
      '',
      '=93It=92s=94 =96 =80 5, =E9',
    );
    expect(email).toMatchObject({ subject: 'C’est', text: '“It’s” – € 5, é' });
  },
);

it('refers to the mailbox for an unreadable email', async () => {
  const unread = await read('Content-Type: multipart/mixed; boundary="never"', '', 'Its words are in no part.');
  expect(unread).toMatchObject({ text: '', isCut: true });
  expect(await read('Subject: Empty', '', '', '')).toMatchObject({ text: '', isCut: false });
});
