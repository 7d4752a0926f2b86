import { describe, expect, it } from 'vitest';
import { defaultBusinessFacts, formatAddressLines, formatPhoneHref } from './business-facts.ts';

describe('business facts', () => {
  it('survive being stored as JSON', () => {
    expect(JSON.parse(JSON.stringify(defaultBusinessFacts))).toEqual(defaultBusinessFacts);
  });

  it('use only numbers and domains that belong to nobody', () => {
    expect(defaultBusinessFacts.phone.e164).toMatch(/^\+1\d{3}55501\d{2}$/);
    expect(defaultBusinessFacts.email).toMatch(/\.example$/);
  });

  it('show and dial the same number', () => {
    const { display, e164 } = defaultBusinessFacts.phone;
    expect(formatPhoneHref(e164)).toBe('tel:+18075550142');
    expect(formatPhoneHref(display)).toBe(formatPhoneHref(e164));
  });

  it('hide every outside link until the owner sets it', () => {
    const { socialLinks, providerLinks } = defaultBusinessFacts;
    expect([...Object.values(socialLinks), ...Object.values(providerLinks)].every((link) => link === null)).toBe(true);
  });

  it('write the address as on an envelope', () => {
    expect(formatAddressLines(defaultBusinessFacts)).toEqual([
      '100 Sample Street',
      'Thunder Bay, Ontario P7B 0A1',
      'Canada',
    ]);
  });
});
