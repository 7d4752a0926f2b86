import { describe, expect, it } from 'vitest';
import { defaultBusinessFacts, formatAddressLines, formatPhoneHref } from './business-facts.ts';

describe('business facts', () => {
  it('survive being stored as JSON', () => {
    expect(JSON.parse(JSON.stringify(defaultBusinessFacts))).toEqual(defaultBusinessFacts);
  });

  it('use only fictitious numbers and domains', () => {
    expect(defaultBusinessFacts.phone.e164).toMatch(/^\+1\d{3}55501\d{2}$/);
    expect(defaultBusinessFacts.email).toMatch(/\.example$/);
  });

  it('show and dial the same number', () => {
    const { phone } = defaultBusinessFacts;
    expect(formatPhoneHref(phone)).toBe(`tel:${phone.e164}`);
    expect(`+1${phone.display.replaceAll(/\D/g, '')}`).toBe(phone.e164);
  });

  it('include an extension in the link as it is dialled, and have no link without a number', () => {
    expect(formatPhoneHref({ display: '(807) 555-0123 x12', e164: '+18075550123', extension: '12' })).toBe(
      'tel:+18075550123;ext=12',
    );
    expect(formatPhoneHref({ display: 'Ask for Sam', e164: '' })).toBeUndefined();
  });

  it('hide every outside link until the owner sets it', () => {
    const { socialLinks, providerLinks } = defaultBusinessFacts;
    expect([...Object.values(socialLinks), ...Object.values(providerLinks)].every((link) => link === null)).toBe(true);
  });

  it('format the postal address as on an envelope', () => {
    const address = {
      street: '12 Main Street',
      city: 'Kenora',
      province: 'Ontario',
      postalCode: 'P9N 1A1',
      country: 'Canada',
    };
    expect(formatAddressLines({ address })).toEqual(['12 Main Street', 'Kenora, Ontario P9N 1A1', 'Canada']);
  });
});
