import { describe, expect, it } from 'vitest';
import { defaultBusinessFacts, type BusinessFacts } from '../business/business-facts.ts';
import { works } from '../content/works.ts';
import { findPage } from '../pages/pages.ts';
import type { Action, CompanyPage } from './company-page.ts';
import { companyPaths, isCompanyPath, writeCompanyPage, type CompanyPath } from './company-pages.ts';

const facts = defaultBusinessFacts;
const written = companyPaths.map((path) => ({ path, page: writeCompanyPage(path, facts) }));

function actionsOf({ hero, sections, closing }: CompanyPage): readonly Action[] {
  return [
    ...hero.actions,
    ...sections.flatMap((section) => (section.kind === 'story' ? section.actions : [])),
    ...closing.actions,
  ];
}

const sectionOf = <Kind extends CompanyPage['sections'][number]['kind']>(page: CompanyPage, kind: Kind) =>
  page.sections.filter((section): section is Extract<typeof section, { kind: Kind }> => section.kind === kind);

function writeWith(path: CompanyPath, links: Partial<BusinessFacts['providerLinks']>): CompanyPage {
  return writeCompanyPage(path, { ...facts, providerLinks: { ...facts.providerLinks, ...links } });
}

const textWith = (links: Parameters<typeof writeWith>[1]) => JSON.stringify(writeWith('/privacy', links));

it('mention the spam check if the owner has set one up', () => {
  for (const path of ['/privacy', '/accessibility'] as const) {
    const [without, withIt] = [false, true].map((checksForRobots) =>
      JSON.stringify(writeCompanyPage(path, facts, { checksForRobots })),
    );
    expect([without?.includes('spam check'), withIt?.includes('spam check')], path).toEqual([false, true]);
  }
});

describe('the company pages', () => {
  it('are no other kind of page', () => {
    expect(isCompanyPath('/contact')).toBe(false);
    expect(isCompanyPath('/constructor')).toBe(false);
  });

  it.each(written)('$path links only to our pages, phone and email', ({ page }) => {
    for (const { href } of actionsOf(page)) {
      expect(findPage(href) !== undefined || /^tel:\+\d+$|^mailto:.+@.+/.test(href), href).toBe(true);
    }
  });

  it.each(written)('$path has the owner’s facts, and no placeholder', ({ path }) => {
    const others: BusinessFacts = {
      ...facts,
      brand: 'Cedar & Slate',
      phone: { display: '(807) 555-0199', e164: '+18075550199' },
      email: 'shop@cedar.example',
      address: { ...facts.address, city: 'Kenora' },
      claims: {
        foundedYear: 1981,
        experience: '40+ years',
        projects: '9,000+ projects',
        families: '8,000+ families',
        satisfaction: '91% satisfaction',
        warrantyYears: 7,
      },
      promises: { replyWithinHours: 12, shipsWithinHours: 36 },
    };
    const text = JSON.stringify(writeCompanyPage(path, others));
    const { brand, phone, email, address, claims } = facts;
    const claimed = [`${claims.foundedYear}`, claims.projects, claims.satisfaction].flatMap((claim) =>
      claim.split(' ', 1),
    );
    const defaults = [brand, phone.display, phone.e164, email, `${address.city},`, ...claimed];
    expect(defaults.filter((words) => text.includes(words))).toEqual([]);
  });
});

describe('about us', () => {
  const about = writeCompanyPage('/about-us', facts);

  it('has a timeline from the founding on, marked as a sample, in order', () => {
    const [timeline] = sectionOf(about, 'timeline');
    const years = timeline?.moments.map(({ year }) => Number(year)) ?? [];
    expect(years[0]).toBe(facts.claims.foundedYear);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
    expect(timeline?.isSample).toBe(true);
  });

  it('splits each claim into its figure and what it counts', () => {
    const claims = {
      ...facts.claims,
      experience: '40+ years',
      projects: '9,000+ projects',
      families: '8,000+ families',
      satisfaction: '91% satisfaction',
    };
    expect(sectionOf(writeCompanyPage('/about-us', { ...facts, claims }), 'figures')[0]?.figures).toEqual([
      { title: '40+', text: 'years' },
      { title: '9,000+', text: 'projects' },
      { title: '8,000+', text: 'families' },
      { title: '91%', text: 'satisfaction' },
    ]);
  });
});

describe('top expertise', () => {
  const page = writeCompanyPage('/top-expertise', facts);

  it('links each trade to existing works', () => {
    const trades = sectionOf(page, 'trades').flatMap((section) => section.trades);
    const known = new Set(works.map(({ slug }) => slug));
    expect(trades.length).toBeGreaterThanOrEqual(5);
    expect(trades.flatMap((trade) => trade.works).filter((slug) => !known.has(slug))).toEqual([]);
  });

  it('marks its awards as samples', () => {
    const [awards] = sectionOf(page, 'awards');
    expect(awards?.isSample).toBe(true);
    expect(awards?.awards.filter(({ organization }) => !organization.startsWith('Sample'))).toEqual([]);
  });
});

describe('commercial millwork', () => {
  it('has the exact words of the specification', () => {
    const page = writeCompanyPage('/commercial-millwork', facts);
    expect(page.hero.title).toBe('Commercial Millwork Solutions');
    expect(page.hero.actions).toEqual([
      { label: 'Start Your Project', href: '/contact' },
      { label: 'View Our Work', href: '/our-works' },
    ]);
    expect(page.sections.map((section) => 'title' in section && section.title)).toEqual([
      'Our Comprehensive Approach',
      'Commercial Project Types',
      'Our Capabilities',
      'How a project works',
      'If You Can Imagine It, We Can Build It',
    ]);
    expect(sectionOf(page, 'cards')[0]?.cards).toHaveLength(4);
    expect(sectionOf(page, 'promises')[0]?.promises).toEqual([
      { title: 'On Time', text: 'Projects completed per agreed schedules' },
      { title: 'On Budget', text: 'Transparent pricing with no hidden costs' },
      { title: 'Highest Quality', text: 'Premium materials and expert craftsmanship' },
    ]);
    expect(page.closing.title).toBe('Ready to Transform Your Commercial Space?');
    expect(page.closing.actions).toEqual([
      { label: 'Get Free Consultation', href: '/contact' },
      { label: `Call ${facts.phone.display}`, href: `tel:${facts.phone.e164}` },
    ]);
  });
});

describe('outdoor kitchens', () => {
  it('links to the partner that the owner has set, or none', () => {
    expect(writeWith('/outdoor-kitchens', { outdoorKitchens: 'https://outdoor.example/' }).handOverTo).toBe(
      'https://outdoor.example/',
    );
    expect(writeWith('/outdoor-kitchens', {}).handOverTo).toBeNull();
    expect(writeWith('/outdoor-kitchens', {}).hero.actions).not.toEqual([]);
  });
});

describe('privacy', () => {
  it('names each provider that is set up, and no other', () => {
    expect(textWith({})).not.toMatch(/provider|partner/);
    expect(textWith({ contactCreation: 'https://crm.example/new' })).toContain('newsletter');
    expect(textWith({ outdoorKitchens: 'https://outdoor.example/' })).toContain('our partner');
    const contactForm = {
      scriptUrl: 'https://forms.example/a.js',
      stylesheetUrl: 'https://forms.example/a.css',
      endpoint: 'https://forms.example/f',
      renderFunction: 'draw',
    };
    expect(textWith({ contactForm })).toContain('outside provider');
  });
});
