import { quartzColours } from '@showroom/catalog-data/quartz';
import { describe, expect, it } from 'vitest';
import { buildQuoteHref, findFormSubject, readSubjectFromUrl } from './lead-subject.ts';

const site = 'https://showroom.example';

describe('the product that a form is about', () => {
  it.each(['quote', 'sample'] as const)(
    'survives the way from a colour to its form, for every colour (%s)',
    (request) => {
      for (const { slug, label } of quartzColours) {
        const subject = readSubjectFromUrl(new URL(buildQuoteHref(slug, request), site));
        expect(subject).toEqual({ kind: 'quartz', slug, label: `${label} quartz`, request });
      }
    },
  );

  it.each([
    '/contact',
    '/contact?quartz=',
    '/contact?quartz=gold',
    '/contact?granite=aurora',
    '/contact?quartz=Aurora',
  ])('is none where the address names none that the catalogue holds: %s', (address) => {
    expect(readSubjectFromUrl(new URL(address, site))).toBeNull();
  });

  it('takes any other request for a quote', () => {
    expect(readSubjectFromUrl(new URL('/contact?quartz=aurora&request=refund', site))?.request).toBe('quote');
  });

  it('tells the two colours that share a name apart', () => {
    const shared = quartzColours.filter((colour) => colour.label !== colour.name);
    const labels = shared.map(({ slug }) => findFormSubject('quartz', slug)?.label);
    expect(shared.length).toBeGreaterThan(1);
    expect(new Set(labels).size).toBe(shared.length);
  });
});
