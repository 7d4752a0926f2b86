import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { describe, expect, it } from 'vitest';
import { businessJsonLd } from './business-json-ld.server.ts';
import { breadcrumbJsonLd, productJsonLd } from './json-ld.ts';

const siteUrl = 'https://showroom.example';
const allText = (value: object) => JSON.stringify(value);

describe('structured data', () => {
  it('claims neither a price, nor stock, nor ratings for a product that is sold by quote', () => {
    const product = productJsonLd(siteUrl, {
      name: 'Aurora quartz',
      description: 'Warm white.',
      path: '/quartz-countertops/aurora',
      imageUrls: [],
      material: 'Premium Quartz',
      brand: 'BEYOND',
    });
    expect(product).toMatchObject({ '@type': 'Product', url: `${siteUrl}/quartz-countertops/aurora` });
    expect(allText(product)).not.toMatch(/offer|price|rating|review|availability/i);
  });

  it('states the hours of the door, closed days left out', () => {
    expect(businessJsonLd(defaultBusinessFacts, siteUrl, null)).toMatchObject({
      telephone: '+18075550142',
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:00' },
        { dayOfWeek: ['Saturday'], opens: '09:00', closes: '14:00' },
      ],
    });
  });

  it('names the social profiles that are set, and no empty list where none is', () => {
    expect(businessJsonLd(defaultBusinessFacts, siteUrl, null)).not.toHaveProperty('sameAs');
    const facebook = 'https://facebook.example/boreal';
    const facts = { ...defaultBusinessFacts, socialLinks: { ...defaultBusinessFacts.socialLinks, facebook } };
    expect(businessJsonLd(facts, siteUrl, null)).toMatchObject({ sameAs: [facebook] });
  });

  it('counts breadcrumbs from one, with whole addresses', () => {
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
});
