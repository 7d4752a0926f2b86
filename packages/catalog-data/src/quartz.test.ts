import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findQuartzColour,
  nearestQuartzColours,
  nearestQuartzSlugs,
  neighbouringQuartzColours,
  quartzColours,
  quartzSpecifications,
  relatedQuartzColours,
  type QuartzColour,
} from './quartz.ts';

const slugsWhere = (test: (colour: QuartzColour) => boolean) => quartzColours.filter(test).map(({ slug }) => slug);
const anySlug = fc.constantFrom(...quartzColours.map(({ slug }) => slug));

const plate = (slug: string) => {
  const colour = findQuartzColour(slug);
  return colour && quartzSpecifications(colour).map(({ label, value }) => `${label}: ${value}`);
};

describe('the quartz catalogue', () => {
  it('holds the fifty colours, each with a slug of its own', () => {
    expect(quartzColours).toHaveLength(50);
    expect(new Set(quartzColours.map(({ slug }) => slug)).size).toBe(50);
  });

  it('puts every colour in the collection and range that were decided', () => {
    expect(slugsWhere(({ collection }) => collection === 'beyond')).toEqual(
      'aurora glacier-oro himalaya-dove ice-azul nebulous-gold urban-ash white-essence white-valley urban-bronze'.split(
        ' ',
      ),
    );
    expect(slugsWhere(({ collection }) => collection === 'discovery')).toEqual(
      'alabaster chrome-cloud sona-gold snow-ultra great-white'.split(' '),
    );
    const ranges = {
      innova: 'azure-mist bianco-mist cielo-mist gaia-mist morning-mist pearl-mist valley-mist',
      elegant: 'elegant-crema elegant-gris elegant-bianco',
      calacatta: 'bianco-neve calacatta-supreme calacatta-oro-classic calacatta-midas calacatta-ice',
      carrara: 'fairy-white thasos-mist carrara-super carrara-classique',
      statuario: 'statuario-extra statuario-super statuario-classique statuario-bianco statuario-venato',
      essentials: 'bianco-neve-essentials bianco-cristallo gris-neve bianco-classic',
      contemporary: 'beach-taupe belgian-desert belgian-crema nuevo-gris arcadia space-black sahara-noir space-grey',
    };
    for (const [range, slugs] of Object.entries(ranges)) {
      expect(slugsWhere(({ subcategory }) => subcategory === range)).toEqual(slugs.split(' '));
    }
    expect(slugsWhere(({ collection }) => collection === 'red')).toHaveLength(36);
    expect(slugsWhere(({ collection, subcategory }) => (collection === 'red') !== (subcategory !== null))).toEqual([]);
  });

  it('knows the exceptions: leather and 3 cm, plus-size slabs, compact pages', () => {
    expect(slugsWhere(({ finish }) => finish === 'Leather')).toEqual(['sahara-noir']);
    expect(slugsWhere(({ thicknesses }) => !thicknesses.includes('2cm'))).toEqual(['sahara-noir']);
    expect(slugsWhere(({ thicknesses }) => thicknesses.includes('3cm'))).toHaveLength(50);
    expect(slugsWhere(({ sizes }) => sizes.length > 1)).toEqual(['bianco-neve', 'bianco-cristallo', 'bianco-classic']);
    expect(slugsWhere(({ layout }) => layout === 'compact')).toEqual(
      'sahara-noir space-grey alabaster chrome-cloud sona-gold snow-ultra great-white'.split(' '),
    );
  });

  it('lets a visitor tell the two Bianco Neve apart', () => {
    expect(new Set(quartzColours.map(({ label }) => label)).size).toBe(50);
    expect(findQuartzColour('bianco-neve')?.label).toBe('Bianco Neve (Calacatta)');
    expect(findQuartzColour('bianco-neve-essentials')?.label).toBe('Bianco Neve (Essentials)');
    expect(findQuartzColour('aurora')?.label).toBe('Aurora');
  });

  it('says what the specification says of each collection', () => {
    expect(findQuartzColour('bianco-mist')).toMatchObject({
      collectionLabel: 'MARS RED / INNOVA',
      tagline: 'Resistant and high quality quartz, crafted for value and style.',
      features: ['Resistant', 'Style'],
    });
    expect(findQuartzColour('aurora')).toMatchObject({
      collectionLabel: 'Mars Beyond Series',
      features: ['High Gloss'],
    });
    expect(findQuartzColour('snow-ultra')).toMatchObject({
      collectionLabel: 'MARS Discovery',
      tagline: 'Quartz Beauty within Reach.',
      keyFeatures: ['Quartz Beauty within Reach.'],
    });
    const rich = findQuartzColour('calacatta-ice')?.keyFeatures;
    expect(rich).toHaveLength(7);
    expect(rich).toContain('Elegant Calacatta Ice pattern design');
  });

  it('promises several thicknesses only where there are several', () => {
    for (const { keyFeatures, thicknesses } of quartzColours) {
      if (thicknesses.length === 1) expect(keyFeatures).not.toContain('Available in multiple thicknesses');
    }
  });

  it('describes no two colours alike', () => {
    expect(new Set(quartzColours.map(({ look }) => look)).size).toBe(50);
  });

  it('writes the specification plate of each layout', () => {
    expect(plate('bianco-classic')).toEqual([
      'Thickness: 2 cm, 3 cm',
      'Size: 126″ × 64″; plus size 131″ × 80″',
      'Finish: Polished',
      'Material: Premium Quartz',
      'Collection: MARS RED / Essentials',
    ]);
    expect(plate('sahara-noir')).toEqual([
      'Thickness: 3 cm',
      'Size: 126″ × 64″',
      'Finish: Leather',
      'Collection: MARS RED / Contemporary',
    ]);
  });
});

describe('finding a colour', () => {
  it('takes no address but a slug for a product', () => {
    for (const wrong of ['', 'Aurora', 'bianco neve', 'constructor', '__proto__']) {
      expect(findQuartzColour(wrong)).toBeNull();
    }
  });

  it('offers what a visitor who mistyped was looking for', () => {
    expect(nearestQuartzSlugs('calacata-gold', 3)).toContain('sona-gold');
    expect(nearestQuartzSlugs('auroa', 1)).toEqual(['aurora']);
    expect(nearestQuartzColours('auroa', 1)).toEqual([findQuartzColour('aurora')]);
    expect(nearestQuartzSlugs('Space Gray', 1)).toEqual(['space-grey']);
    expect(nearestQuartzSlugs('statuario', 5).every((slug) => slug.startsWith('statuario'))).toBe(true);
  });

  it('offers as many colours as asked for, whatever was typed, and the colour itself first', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), fc.integer({ min: 0, max: 60 }), (typed, count) => {
        const offered = nearestQuartzSlugs(typed, count);
        expect(new Set(offered).size).toBe(Math.min(count, 50));
      }),
    );
    fc.assert(fc.property(anySlug, (slug) => nearestQuartzSlugs(slug, 1)[0] === slug));
  });
});

describe('walking the catalogue', () => {
  it('passes every colour once and comes back to the first', () => {
    let slug = 'aurora';
    const seen = new Set<string>();
    while (!seen.has(slug)) {
      seen.add(slug);
      const next = neighbouringQuartzColours(slug)?.next;
      expect(next && neighbouringQuartzColours(next.slug)?.previous.slug).toBe(slug);
      slug = next?.slug ?? slug;
    }
    expect([slug, seen.size]).toEqual(['aurora', 50]);
    expect(neighbouringQuartzColours('nope')).toBeNull();
  });

  it('relates a colour to its own range before all others, and never to itself', () => {
    fc.assert(
      fc.property(anySlug, fc.integer({ min: 0, max: 60 }), (slug, count) => {
        const related = relatedQuartzColours(slug, count).map((colour) => colour.slug);
        expect(related).not.toContain(slug);
        expect(new Set(related).size).toBe(Math.min(count, 49));
      }),
    );
    expect(relatedQuartzColours('elegant-gris', 2).map(({ slug }) => slug)).toEqual([
      'elegant-crema',
      'elegant-bianco',
    ]);
    // Its neighbours in the catalogue belong to other ranges; its own come first all the same.
    const besideValleyMist = relatedQuartzColours('valley-mist', 7);
    expect(besideValleyMist.map(({ subcategory }) => subcategory)).toEqual([
      ...Array<string>(6).fill('innova'),
      'elegant',
    ]);
    expect(relatedQuartzColours('alabaster', 4).every(({ collection }) => collection === 'discovery')).toBe(true);
    expect(relatedQuartzColours('nope', 4)).toEqual([]);
  });
});
