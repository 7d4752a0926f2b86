import { catalogue, catalogueFamilies } from '@showroom/catalog-data/catalogue/families';
import { listSubjects, SUBJECT_FIELDS } from '@showroom/forms/form-subject';
import { fillStore } from '@showroom/store/admin';
import { listPublished, works, type Store } from '@showroom/store/site';
import { beforeEach, describe, expect, it } from 'vitest';
import { publishVanity } from '../testing/in-stock.ts';
import { buildForm } from '../testing/posted-forms.ts';
import { temporarySite } from '../testing/temporary-site.ts';
import { findFormSubject, readPostedSubject, readSubjectFromUrl } from './lead-subject.server.ts';
import { buildProjectQuoteHref } from './quote-href.ts';

const site = 'https://showroom.example';

let store: Store;
beforeEach(async () => {
  ({ store } = await temporarySite());
});

const read = (href: string) => readSubjectFromUrl(store, new URL(href, site));
const asked = async (href: string) => (await read(href))?.request;
/** As the form posts it, by the form’s own rule. */
const post = (kind: string, slug: string) =>
  readPostedSubject(
    store,
    buildForm({ [SUBJECT_FIELDS.kind]: kind, [SUBJECT_FIELDS.slug]: slug, [SUBJECT_FIELDS.request]: 'quote' }),
  );

describe('the subject of a form', () => {
  it.each(catalogueFamilies)('is named in the URL and posted back, for all of $family', async (family) => {
    for (const slug of family.slugs) {
      const subject = await read(`/contact?${family.family}=${slug}`);
      expect(subject).toEqual({
        kind: family.family,
        slug,
        label: family.find(slug)?.quoteLabel,
        request: 'quote',
      });
      expect(await post(family.family, slug)).toEqual(subject);
    }
  });

  it('is each product in the URL once, and nothing unknown', async () => {
    const subject = await read(
      '/contact?quartz=aurora&utm_source=letter&quartz=gone&vanities=tamarack-30-gray&quartz=aurora',
    );
    expect(subject && listSubjects(subject).map(({ kind, slug }) => `${kind}/${slug}`)).toEqual([
      'quartz/aurora',
      'vanities/tamarack-30-gray',
    ]);
    expect((await read('/contact?quartz=aurora&quartz=great-white&request=sample'))?.request).toBe('quote');
  });

  it('is marked as a sample request if there are samples', async () => {
    const { vanities } = catalogue;
    expect(await asked('/contact?quartz=aurora&request=sample')).toBe('sample');
    expect(await asked(`/contact?vanities=${vanities.slugs[0]}&request=sample`)).toBe('quote');
    expect(await asked('/contact?quartz=aurora&request=refund')).toBe('quote');
  });

  it.each([
    '/contact',
    '/contact?quartz=',
    '/contact?quartz=gold',
    '/contact?granite=aurora',
    '/contact?quartz=Aurora',
    '/contact?vanities=aurora',
    '/contact?__proto__=aurora',
    '/custom-millwork-form?works=aurora',
    '/custom-millwork-form?toString=aurora',
  ])('is empty if the URL names nothing known: %s', async (address) => {
    expect(await read(address)).toBeNull();
  });

  it('distinguishes the two colours that share a name', async () => {
    const found = ['bianco-neve', 'bianco-neve-essentials'].map((slug) => findFormSubject(store, 'quartz', slug));
    expect((await Promise.all(found)).map((subject) => subject?.label)).toEqual([
      'Bianco Neve (Calacatta) quartz',
      'Bianco Neve (Essentials) quartz',
    ]);
  });
});

it('can be a visible work, under its title', async () => {
  await fillStore(store);
  const { items } = await listPublished(store, works);
  expect(items.length).toBeGreaterThan(0);
  for (const { slug, fields } of items) {
    const subject = { kind: 'works', slug, label: fields.title, request: 'quote' };
    expect(await read(buildProjectQuoteHref(slug))).toEqual(subject);
    expect(await post('works', slug)).toEqual(subject);
  }
  expect(await post('works', 'no-such-work')).toBeNull();
});

it('can be a visible piece in stock, marked as such', async () => {
  await publishVanity(store, 'Pine');
  const subject = { kind: 'in-stock', slug: 'pine', label: 'Pine, in stock', request: 'quote' };
  expect(await read('/contact?in-stock=pine')).toEqual(subject);
  expect(await post('in-stock', 'pine')).toEqual(subject);
  expect(await post('in-stock', 'no-such-piece')).toBeNull();
});
