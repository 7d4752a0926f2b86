import { catalogue, catalogueFamilies } from '@showroom/catalog-data/catalogue/families';
import { SUBJECT_FIELDS } from '@showroom/forms/form-subject';
import { describe, expect, it } from 'vitest';
import { buildForm } from '../testing/posted-forms.ts';
import { findFormSubject, readPostedSubject, readSubjectFromUrl } from './lead-subject.server.ts';
import { buildQuoteHref } from './quote-href.ts';

const site = 'https://showroom.example';

const asked = (href: string) => readSubjectFromUrl(new URL(href, site))?.request;

describe('the product that a form is about', () => {
  it.each(catalogueFamilies)('survives the way from its page to its form and back, for all of $family', (family) => {
    for (const slug of family.slugs) {
      const subject = readSubjectFromUrl(new URL(buildQuoteHref(family.family, slug), site));
      expect(subject).toEqual({
        kind: family.family,
        slug,
        label: family.find(slug)?.quoteLabel,
        request: 'quote',
      });
      // As the form posts it, under the form's own rule for what a product may be called.
      const posted = buildForm({
        [SUBJECT_FIELDS.kind]: family.family,
        [SUBJECT_FIELDS.slug]: slug,
        [SUBJECT_FIELDS.request]: 'quote',
      });
      expect(readPostedSubject(posted)).toEqual(subject);
    }
  });

  it('says when a sample is wanted, of what there are samples of', () => {
    const { vanities } = catalogue;
    expect(asked(buildQuoteHref('quartz', 'aurora', 'sample'))).toBe('sample');
    expect(asked(buildQuoteHref('vanities', vanities.slugs[0] ?? '', 'sample'))).toBe('quote');
    expect(asked('/contact?quartz=aurora&request=refund')).toBe('quote');
  });

  it.each([
    '/contact',
    '/contact?quartz=',
    '/contact?quartz=gold',
    '/contact?granite=aurora',
    '/contact?quartz=Aurora',
    '/contact?vanities=aurora',
    '/contact?__proto__=aurora',
  ])('is none where the address names none that the catalogue holds: %s', (address) => {
    expect(readSubjectFromUrl(new URL(address, site))).toBeNull();
  });

  it('tells the two colours that share a name apart', () => {
    const labels = ['bianco-neve', 'bianco-neve-essentials'].map((slug) => findFormSubject('quartz', slug)?.label);
    expect(labels).toEqual(['Bianco Neve (Calacatta) quartz', 'Bianco Neve (Essentials) quartz']);
  });
});
