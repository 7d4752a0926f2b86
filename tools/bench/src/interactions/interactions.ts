import type { Locator, Page } from 'playwright';

/** What a visitor does, on which screens, and how its result is recognized. */
export interface Interaction {
  readonly name: string;
  readonly screens: readonly ScreenName[];
  /** One or several, used in turn, because a cached answer would be faster than the first. */
  readonly tries: readonly Try[];
}

export interface Try {
  readonly path: string;
  /** Prepares the page; not measured. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** The input itself: one click or one key. */
  readonly act: (page: Page) => Promise<unknown>;
  /** A JavaScript expression, true once the result is shown. Evaluated in every frame, so it must be cheap. */
  readonly isShown: string;
}

/** Lighthouse's phone, and a desktop. */
export const screens = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1440, height: 900 } },
} as const;
export type ScreenName = keyof typeof screens;

const both = ['phone', 'desk'] as const;

/** How long a finger or mouse button stays down. Measured from its release. */
const CLICK_MS = 80;

/** A pause after scrolling, so that the page's reaction to it isn't measured. */
const SCROLLED_MS = 300;

/**
 * Clicks with raw input events, as from a touch screen or a mouse. Playwright's own click checks what is under the pointer, which
 * would be part of the measurement.
 */
function click(find: (page: Page) => Locator): Try['act'] {
  return async (page) => {
    const target = find(page).filter({ visible: true }).first();
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(SCROLLED_MS);
    const box = await target.boundingBox();
    if (box === null) throw new Error('The target is not visible.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!isPhone(page)) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.waitForTimeout(CLICK_MS);
      return page.mouse.up();
    }
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.waitForTimeout(CLICK_MS);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.detach();
  };
}

const clickNamed = (role: 'button' | 'link', name: string | RegExp) =>
  click((page) => page.getByRole(role, { name, exact: typeof name === 'string' }));

const key = (name: string) => (page: Page) => page.keyboard.press(name);

/** Focuses an element for a key. */
function focus(find: (page: Page) => Locator) {
  return (page: Page) => find(page).focus();
}

function isPhone(page: Page): boolean {
  return page.viewportSize()?.width === screens.phone.viewport.width;
}

/** On a phone the filters are in a sheet. */
async function openFilters(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  await page.getByRole('button', { name: 'Filters' }).tap();
  await page.locator('[role=dialog] fieldset').first().waitFor();
}

/** The search results under the header's search box. */
const SEARCH_ANSWER = '[data-slot=overlay] + div';

/** The filter chips are updated together with their list. */
const hasChips = (count: number) => `document.querySelectorAll('[aria-label="Active filters"] a').length === ${count}`;
const hasDialog = `document.querySelector('[role=dialog]')?.checkVisibility({ visibilityProperty: true }) === true`;
const says = (selector: string, words: string) =>
  `document.querySelector(${JSON.stringify(selector)})?.textContent.includes(${JSON.stringify(words)}) === true`;

/** The result is the filtered list, recognized by the chips of its filters. */
function tick(name: string, path: string, options: readonly string[]): Interaction {
  return {
    name,
    screens: both,
    tries: options.map((option) => {
      const [group = '', value = ''] = option.split('=');
      return {
        path,
        prepare: openFilters,
        act: click((page) => page.locator(`:is(input, button)[name="${group}"][value="${value}"]`)),
        isShown: hasChips(1),
      };
    }),
  };
}

const quartz = '/quartz-countertops';
const tones = ['white', 'cream', 'beige', 'grey', 'black'];

/** All interactions. Clicks that open another page aren't included: they measure that page. */
export const interactions: readonly Interaction[] = [
  tick(
    'quartz: tick a filter',
    quartz,
    tones.map((tone) => `tone=${tone}`),
  ),
  tick('vanities: tick a filter', '/products/vanities', [
    'size=24',
    'colour=white',
    'sinks=1',
    'style=modern',
    'size=60',
  ]),
  tick('in stock: click a filter', '/in-stock/vanities', ['size=30', 'size=36', 'size=48']),
  {
    name: 'quartz: take off a filter',
    screens: both,
    tries: tones.map((tone) => ({
      path: `${quartz}?tone=${tone}`,
      act: clickNamed('link', /^Remove filter/),
      isShown: hasChips(0),
    })),
  },
  {
    name: 'quartz: sort',
    screens: ['desk'],
    tries: ['', ...tones.slice(1)].map((tone) => ({
      path: (tone && `${quartz}?tone=${tone}`) || quartz,
      prepare: focus((page) => page.getByRole('combobox', { name: 'Sort by' })),
      act: key('ArrowDown'),
      isShown: `${JSON.stringify(tone)} !== location.search && location.search.includes('sort=') && document.querySelector('ul[data-busy]') === null`,
    })),
  },
  {
    name: 'vanities: next page',
    screens: both,
    tries: ['price-down', 'size', 'brand'].map((sort) => ({
      path: `/products/vanities?sort=${sort}`,
      act: clickNamed('link', 'Next page'),
      isShown: says('nav[aria-label=Pages] [aria-current=page]', '2'),
    })),
  },
  {
    name: 'quartz: open the filters',
    screens: ['phone'],
    tries: [{ path: quartz, act: clickNamed('button', 'Filters'), isShown: hasDialog }],
  },
  {
    name: 'open the menu',
    screens: ['phone'],
    tries: [{ path: quartz, act: clickNamed('button', 'Menu'), isShown: hasDialog }],
  },
  {
    name: 'open the Products menu',
    screens: ['desk'],
    tries: [
      {
        path: quartz,
        act: click((page) => page.getByRole('banner').locator('summary', { hasText: 'Products' })),
        isShown: `document.querySelector('details[open] a')?.checkVisibility() === true`,
      },
    ],
  },
  ...['', 'a', 'au'].map((typed): Interaction => ({
    name: `search: letter ${typed.length + 1}`,
    screens: both,
    tries: ['r', 'l', 'c', 'm', 's'].map((letter) => ({
      path: '/',
      prepare: async (page) => {
        const box = page.getByRole('combobox', { name: 'Search' });
        await box.focus();
        if (typed !== '') {
          await page.keyboard.type(typed);
          await page.getByRole('option').first().waitFor();
        }
        // The next answer is recognized by its text, because options that stay are the same elements.
        await page.evaluate((shown) => {
          document.body.dataset['before'] = document.querySelector(shown)?.textContent ?? '';
        }, SEARCH_ANSWER);
      },
      act: key(letter),
      isShown: `(document.querySelector('${SEARCH_ANSWER}')?.textContent ?? '') !== document.body.dataset.before`,
    })),
  })),
  {
    name: 'vanity: next picture',
    screens: both,
    tries: [
      {
        path: '/products/vanities/tamarack-30-gray',
        act: clickNamed('button', 'Next image'),
        isShown: `document.querySelector('[data-slot=gallery] [role=group]').scrollLeft > 0`,
      },
    ],
  },
  {
    name: 'quartz: another room',
    screens: both,
    tries: [
      {
        path: `${quartz}/aurora`,
        act: click((page) => page.locator('[data-slot=gallery] a[href="#picture-3"]')),
        isShown: `document.querySelector('[data-slot=gallery] a[href="#picture-3"]').ariaCurrent === 'true'`,
      },
    ],
  },
  {
    name: 'quartz: look closer',
    screens: both,
    tries: [{ path: `${quartz}/aurora`, act: clickNamed('link', 'Look closer'), isShown: hasDialog }],
  },
  {
    name: 'quartz: shortlist a colour',
    screens: both,
    tries: [
      {
        path: quartz,
        act: clickNamed('button', 'Shortlist Aurora'),
        isShown: `document.querySelector('button.ribbon[aria-pressed=true]') !== null`,
      },
    ],
  },
  {
    name: 'quote: next step',
    screens: both,
    tries: [
      {
        path: '/custom-millwork-form',
        prepare: fillFirstStep,
        act: clickNamed('button', 'Next'),
        isShown: `document.querySelector('main [name=description], main [name=projectDescription]')?.checkVisibility() === true`,
      },
    ],
  },
  {
    name: 'compare: differences only',
    screens: both,
    tries: ['aurora', 'ice-azul', 'alabaster'].map((slug) => ({
      path: `/compare?quartz=himalaya-dove&quartz=sahara-noir&quartz=${slug}`,
      act: clickNamed('link', 'Show differences only'),
      isShown: says('main', 'Show everything'),
    })),
  },
  {
    name: 'work: move the slider',
    screens: both,
    tries: [
      {
        path: '/our-works/nipigon-walk-in-shower',
        prepare: focus((page) => page.getByRole('slider')),
        act: key('ArrowRight'),
        isShown: `document.querySelector('.before-after').style.getPropertyValue('--before') === '51%'`,
      },
    ],
  },
  {
    name: 'mirrors: look at one',
    screens: both,
    tries: ['Media Dial', 'Media Forecast'].map((name) => ({
      path: '/products/mirrors',
      act: clickNamed('link', name),
      isShown: hasDialog,
    })),
  },
];

async function fillFirstStep(page: Page): Promise<void> {
  const fields = {
    'First name': 'Robin',
    'Last name': 'Larch',
    Email: 'robin@visitor.example',
    Phone: '(807) 555-0123',
    'Street address': '12 Example Road',
    City: 'Thunder Bay',
    Province: 'Ontario',
    'Postal code': 'P7B 0A1',
  };
  for (const [label, text] of Object.entries(fields)) {
    const field = page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${label}`) });
    if ((await field.count()) > 0) await field.fill(text);
  }
}
