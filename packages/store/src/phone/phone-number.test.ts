import { describe, expect, it } from 'vitest';
import { readPhoneNumber, toPhoneHref } from './phone-number.server.ts';

describe('a phone number as people write it', () => {
  it.each([
    // Canada and the United States
    ['(807) 555-0142', 'tel:+18075550142'],
    ['807.555.0142', 'tel:+18075550142'],
    ['8075550142', 'tel:+18075550142'],
    ['1 807 555 0142', 'tel:+18075550142'],
    ['+1 (807) 555‑0142', 'tel:+18075550142'],
    ['807–555–0142', 'tel:+18075550142'],
    ['(+1) 807 555 0142', 'tel:+18075550142'],
    ['+1 (0) 807 555 0142', 'tel:+18075550142'],
    ['001 807 555 0142', 'tel:+18075550142'],
    ['tel:+1-807-555-0142', 'tel:+18075550142'],
    ['Tel. 807 555 0142', 'tel:+18075550142'],
    ['Cell: 807-555-0142', 'tel:+18075550142'],
    ['807 555 0142 (cell)', 'tel:+18075550142'],
    ['807 555 0142 after six', 'tel:+18075550142'],
    ['807 555 0142 or 807 555 0143', 'tel:+18075550142'],
    ['+1 212 555 0123', 'tel:+12125550123'],
    ['988-555-0142', 'tel:+19885550142'],
    // Extensions
    ['(807) 555-0123 x12', 'tel:+18075550123;ext=12'],
    ['807 555 0123x12', 'tel:+18075550123;ext=12'],
    ['(807) 555-0123 ext. 12', 'tel:+18075550123;ext=12'],
    ['(807) 555-0123, Ext: 12', 'tel:+18075550123;ext=12'],
    ['807-555-0123 extension 4021', 'tel:+18075550123;ext=4021'],
    ['807-555-0123 #12', 'tel:+18075550123;ext=12'],
    ['807-555-0123 (ext 12)', 'tel:+18075550123;ext=12'],
    ['807-555-0123 poste 12', 'tel:+18075550123;ext=12'],
    ['514 555-0123, p. 12', 'tel:+15145550123;ext=12'],
    ['+18075550123;ext=12', 'tel:+18075550123;ext=12'],
    ['tel:+18075550123;ext=12', 'tel:+18075550123;ext=12'],
    ['+18075550123,,12#', 'tel:+18075550123;ext=12'],
    ['807 555 0123 x007', 'tel:+18075550123;ext=007'],
    ['+44 20 7946 0018 ext 3', 'tel:+442079460018;ext=3'],
    // Elsewhere
    ['+44 20 7946 0018', 'tel:+442079460018'],
    ['+44 (0)20 7946 0018', 'tel:+442079460018'],
    ['+44(0)2079460018', 'tel:+442079460018'],
    ['44 (0)20 7946 0018', 'tel:+442079460018'],
    ['0044 20 7946 0018', 'tel:+442079460018'],
    ['0044 (0) 20 7946 0018', 'tel:+442079460018'],
    ['011 44 20 7946 0018', 'tel:+442079460018'],
    ['+49 (0)30 123456', 'tel:+4930123456'],
    ['+49 30 12345-67', 'tel:+49301234567'],
    ['+33 (0)1 23 45 67 89', 'tel:+33123456789'],
    // Where the zero is part of the number, it stays.
    ['+39 06 698 1234', 'tel:+39066981234'],
    ['+39 (0)6 698 1234', 'tel:+39066981234'],
    ['+81 3-1234-5678', 'tel:+81312345678'],
    ['+800 1234 5678', 'tel:+80012345678'],
    // Letters
    ['1-800-FLOWERS', 'tel:+18003569377'],
    ['1-800-flowers', 'tel:+18003569377'],
    ['1-800-CONTACTS', 'tel:+18002668228'],
    ['1-800-GO-FEDEX', 'tel:+18004633339'],
    ['1 (800) 4MY-CAKE', 'tel:+18004692253'],
    ['+1 888 GRANITE', 'tel:+18884726483'],
    ['807-55-STONE', 'tel:+18075578663'],
    ['1-800-FLOWERS x12', 'tel:+18003569377;ext=12'],
    ['１−８００−ＦＬＯＷＥＲＳ', 'tel:+18003569377'],
    // Digits of other scripts
    ['٨٠٧ ٥٥٥ ٠١٤٢', 'tel:+18075550142'],
    ['（８０７）５５５－０１４２', 'tel:+18075550142'],
    ['＋１ ८०७ ५५५ ०१४२', 'tel:+18075550142'],
    ['\u202D807\u00A0555\u20110142\u202C', 'tel:+18075550142'],
  ])('%s is dialled as %s', (typed, href) => {
    expect(toPhoneHref(typed)).toBe(href);
  });

  it.each([
    ['', /in digits/],
    ['call me', /in digits/],
    ['---', /in digits/],
    ['x12', /in digits|too short/],
    ['911', /too short for Canada/],
    ['112', /too short for Canada/],
    ['5550142', /too short for Canada.*area code/],
    ['555-0142', /too short for Canada.*area code/],
    ['+1 807 555 014', /too short for Canada/],
    ['807 555 014 x12', /too short for Canada/],
    ['807 555 01421', /too long for Canada/],
    ['80755501421234567890', /too long for Canada/],
    ['9'.repeat(400), /in digits/],
    ['807 555 0142 / 807 555 0143', /too long for Canada.*one number/],
    ['20 7946 0018 44', /too long for Canada.*\+ and the country code/],
    ['+44 20 7946', /too short for \+44/],
    ['+44 20 7946 0018 2222', /too long for \+44/],
    ['+999 1234567', /No country/],
    ['+0 807 555 0142', /No country/],
    ['000 000 0000', /start with 0 or 1/],
    ['123 456 7890', /start with 0 or 1/],
    ['807 155 0142', /start with 0 or 1/],
    ['8O7 555 O142', /in digits/],
    ['FLOWERS 800', /in digits/],
    ['1-800-ФЛОВЕРС', /in digits/],
    ['1-800-FLO', /too short for Canada/],
    ['<script>1</script>', /in digits/],
    ['٣', /too short for Canada/],
  ])('rejects %s with a reason', (typed, reason) => {
    expect(readPhoneNumber(typed)).toEqual({ ok: false, message: expect.stringMatching(reason) });
    expect(toPhoneHref(typed)).toBeNull();
  });

  it('reads its own output', () => {
    for (const typed of ['807 555 0142', '+44 (0)20 7946 0018 x3', '1-800-FLOWERS'])
      expect(toPhoneHref(toPhoneHref(typed) ?? '')).toBe(toPhoneHref(typed));
  });
});
