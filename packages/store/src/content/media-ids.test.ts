import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { findMediaIds, mediaIdsInText } from './media-ids.ts';

const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];

it('finds each picture of a text once, and nothing else', () => {
  const text = `![A](media:${one}) and ![B](media:${two} "title")\n\n![C](media:${one})`;
  expect(mediaIdsInText(text)).toEqual([one, two]);
  expect(mediaIdsInText(`multimedia:${one} media:${one.slice(1)} media:${one}0 media: ${one} ${one}`)).toEqual([]);
});

it('takes linear time', () => {
  const before = process.cpuUsage();
  mediaIdsInText('media:0123abcd-'.repeat(200_000));
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});

it('finds pictures at any depth of a field', () => {
  const field = [
    { source: 'media', id: one, alt: '' },
    { rows: [{ value: `media:${two}` }], none: null, count: 3 },
  ];
  expect(findMediaIds(field)).toEqual([one, two]);
  expect(findMediaIds({ source: 'master', name: 'blog/oak', alt: '' })).toEqual([]);
  expect(findMediaIds({ id: three })).toEqual([]);
});
