import { describe, expect, it } from 'vitest';
import { findQuartzColour, quartzColours, quartzSlabSizes, quartzSpecifications } from './quartz.ts';

const plate = (slug: string) => {
  const colour = findQuartzColour(slug);
  return colour && quartzSpecifications(colour).map(({ label, value }) => `${label}: ${value}`);
};

describe('the quartz catalogue', () => {
  it('has the colours of the specification, in its order', () => {
    const collections = {
      beyond: {
        beyond:
          'aurora glacier-oro himalaya-dove ice-azul nebulous-gold urban-ash white-essence white-valley urban-bronze',
      },
      red: {
        innova: 'azure-mist bianco-mist cielo-mist gaia-mist morning-mist pearl-mist valley-mist',
        elegant: 'elegant-crema elegant-gris elegant-bianco',
        calacatta: 'bianco-neve calacatta-supreme calacatta-oro-classic calacatta-midas calacatta-ice',
        carrara: 'fairy-white thasos-mist carrara-super carrara-classique',
        statuario: 'statuario-extra statuario-super statuario-classique statuario-bianco statuario-venato',
        essentials: 'bianco-neve-essentials bianco-cristallo gris-neve bianco-classic',
        contemporary: 'beach-taupe belgian-desert belgian-crema nuevo-gris arcadia space-black sahara-noir space-grey',
      },
      discovery: { discovery: 'alabaster chrome-cloud sona-gold snow-ultra great-white' },
    };
    const listed = Object.entries(collections).flatMap(([collection, ranges]) =>
      Object.entries(ranges).flatMap(([range, slugs]) =>
        slugs.split(' ').map((slug) => ({ slug, collection, subcategory: range === collection ? null : range })),
      ),
    );
    const specified = quartzColours.filter((colour) => listed.some(({ slug }) => slug === colour.slug));
    expect(specified.map(({ slug, collection, subcategory }) => ({ slug, collection, subcategory }))).toEqual(listed);
  });

  it('gives each colour a unique slug, a label and a look', () => {
    for (const field of ['slug', 'label', 'look'] as const) {
      expect(new Set(quartzColours.map((colour) => colour[field])).size).toBe(quartzColours.length);
    }
  });

  it('knows how a colour differs from most', () => {
    expect(findQuartzColour('aurora')).toMatchObject({
      finish: 'Polished',
      thicknesses: ['2cm', '3cm'],
      sizes: [{ label: '126″ × 64″' }],
      layout: 'rich',
    });
    expect(findQuartzColour('sahara-noir')).toMatchObject({
      finish: 'Leather',
      thicknesses: ['3cm'],
      layout: 'compact',
    });
    expect(findQuartzColour('bianco-neve')?.sizes.map(({ label }) => label)).toEqual(['126″ × 64″', '131″ × 80″']);
    expect(findQuartzColour('bianco-neve-essentials')?.sizes).toHaveLength(1);
    for (const { collection, layout, slug } of quartzColours) {
      if (collection === 'discovery') expect(layout, slug).toBe('compact');
    }
  });

  it('distinguishes the two Bianco Neve', () => {
    expect(findQuartzColour('bianco-neve')?.label).toBe('Bianco Neve (Calacatta)');
    expect(findQuartzColour('bianco-neve-essentials')?.label).toBe('Bianco Neve (Essentials)');
    expect(findQuartzColour('aurora')?.label).toBe('Aurora');
  });

  it('describes each collection as the specification does', () => {
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

  it('mentions several thicknesses only if there are several', () => {
    for (const { keyFeatures, thicknesses } of quartzColours) {
      if (thicknesses.length === 1) expect(keyFeatures).not.toContain('Available in multiple thicknesses');
    }
  });

  it('has the plate of the specification for each layout', () => {
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

it('counts the colours available in each slab size', () => {
  expect(quartzSlabSizes()).toEqual([
    { label: '126″ × 64″', colours: quartzColours.length },
    { label: '131″ × 80″', colours: quartzColours.filter(({ sizes }) => sizes.length === 2).length },
  ]);
});

it('finds a colour by its exact slug', () => {
  for (const { slug } of quartzColours) expect(findQuartzColour(slug)?.slug).toBe(slug);
  for (const wrong of ['', 'Aurora', 'bianco neve', 'constructor', '__proto__']) {
    expect(findQuartzColour(wrong)).toBeUndefined();
  }
});
