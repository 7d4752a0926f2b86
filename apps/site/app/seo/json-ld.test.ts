import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { sampleHours } from '@showroom/catalog-data/testing/sample-hours';
import { describe, expect, it } from 'vitest';
import { businessJsonLd } from './business-json-ld.server.ts';
import { breadcrumbJsonLd, itemJsonLd, itemListJsonLd, serviceJsonLd, type ItemFacts } from './json-ld.ts';

const siteUrl = 'https://showroom.example';
const aurora: ItemFacts = {
  name: 'Aurora quartz',
  description: 'Warm white.',
  path: '/quartz-countertops/aurora',
  image: { url: `${siteUrl}/slab.jpg`, caption: 'A slab' },
  material: 'Premium Quartz',
  category: 'Quartz countertops',
  brand: 'BEYOND',
  priceCents: null,
  availability: 'in-stock',
};
const now = new Date('2026-12-10T12:00:00Z');
const allText = (value: object) => JSON.stringify(value);

describe('structured data', () => {
  it('has no Product without a price: without an offer, a review or a rating that is an error', () => {
    const page = itemJsonLd(siteUrl, aurora);
    expect(page).toMatchObject({
      '@type': 'ItemPage',
      url: `${siteUrl}/quartz-countertops/aurora`,
      primaryImageOfPage: { contentUrl: `${siteUrl}/slab.jpg`, caption: 'A slab' },
    });
    expect(allText(page)).not.toMatch(/product|offer|price|rating|review|availability/i);
  });

  it('has an offer for a priced product, in dollars, and no ratings', () => {
    const product = itemJsonLd(siteUrl, { ...aurora, priceCents: 59_905 });
    expect(product).toMatchObject({
      '@type': 'Product',
      offers: {
        '@type': 'Offer',
        price: '599.05',
        priceCurrency: 'CAD',
        availability: 'https://schema.org/InStock',
      },
    });
    expect(itemJsonLd(siteUrl, { ...aurora, priceCents: 100, availability: 'sold-out' })).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
    expect(allText(product)).not.toMatch(/rating|review/i);
  });

  it('names the business as the provider of a service, as its own pages do', () => {
    const service = { name: 'Cabinetry', description: 'To measure.', path: '/custom-millwork-form' };
    const provider = { '@id': `${siteUrl}/#business` };
    expect(businessJsonLd(defaultBusinessFacts, siteUrl, null, { now })).toMatchObject(provider);
    expect(serviceJsonLd(siteUrl, service)).toMatchObject({ '@type': 'Service', provider });
  });

  it('has opening hours without closed days', () => {
    const facts = { ...defaultBusinessFacts, hours: { ...defaultBusinessFacts.hours, ...sampleHours } };
    expect(businessJsonLd(facts, siteUrl, null, { now })).toMatchObject({
      telephone: facts.phone.e164,
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:00' },
        { dayOfWeek: ['Saturday'], opens: '09:00', closes: '14:00' },
      ],
    });
  });

  it('lists special days to come, and nothing without any', () => {
    const { hours } = defaultBusinessFacts;
    const state = (store: Partial<typeof hours.store>) => {
      const facts = { ...defaultBusinessFacts, hours: { ...hours, store: { ...hours.store, ...store } } };
      return businessJsonLd(facts, siteUrl, null, { now });
    };
    const isClosedOnHolidays = false;
    const specialDays = [{ from: '2026-12-24', to: '2027-01-01', period: null, reason: 'Christmas' }];
    expect(state({ isClosedOnHolidays, specialDays })).toMatchObject({
      specialOpeningHoursSpecification: [
        { validFrom: '2026-12-24', validThrough: '2027-01-01', opens: '00:00', closes: '00:00' },
      ],
    });
    expect(state({ isClosedOnHolidays })).not.toHaveProperty('specialOpeningHoursSpecification');
  });

  it('lists the social profiles, and nothing without any', () => {
    expect(businessJsonLd(defaultBusinessFacts, siteUrl, null, { now })).not.toHaveProperty('sameAs');
    const facebook = 'https://facebook.example/boreal';
    const facts = { ...defaultBusinessFacts, socialLinks: { ...defaultBusinessFacts.socialLinks, facebook } };
    expect(businessJsonLd(facts, siteUrl, null, { now })).toMatchObject({ sameAs: [facebook] });
  });

  it('numbers breadcrumbs from one, with absolute URLs', () => {
    const crumbs = [
      { label: 'Home', href: '/' },
      { label: 'Millwork', href: '/millwork' },
    ];
    expect(breadcrumbJsonLd(siteUrl, crumbs)).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: `${siteUrl}/` },
        { position: 2, name: 'Millwork', item: `${siteUrl}/millwork` },
      ],
    });
  });

  it('numbers what a list shows from one, in order, and leaves out an empty list', () => {
    const items = ['/products/vanities/juniper', '/products/vanities/alder'];
    expect(itemListJsonLd(siteUrl, items)).toEqual({
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        { '@type': 'ListItem', position: 1, url: `${siteUrl}/products/vanities/juniper` },
        { '@type': 'ListItem', position: 2, url: `${siteUrl}/products/vanities/alder` },
      ],
    });
    expect(itemListJsonLd(siteUrl, [])).toEqual({
      '@type': 'ItemList',
      numberOfItems: 0,
      itemListElement: [],
    });
    const many = Array.from({ length: 50 }, (_, index) => `/quartz-countertops/${index}`);
    expect(itemListJsonLd(siteUrl, many)).toMatchObject({ numberOfItems: 50, itemListElement: { length: 12 } });
  });
});
