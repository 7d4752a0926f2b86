// @vitest-environment jsdom
import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderSite } from '../testing/render-site.tsx';
import { Header } from './header.tsx';

function findMenu(label: string) {
  const trigger = screen.getByText(label, { selector: 'summary' });
  const menu = trigger.closest('details');
  if (!menu) throw new Error(`${label} is no menu`);
  return { trigger, menu };
}

function renderHeader(at = '/') {
  renderSite({ at, frame: <Header pathname={at} /> });
  return { user: userEvent.setup(), products: findMenu('Products'), explore: findMenu('Explore') };
}

const linkNames = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.textContent);
const findGroup = (menu: HTMLElement, label: string) => {
  const group = within(menu).getByText(label).parentElement;
  if (!group) throw new Error(`${label} has no list`);
  return group;
};

describe('the menus of the header', () => {
  it('have the products in two groups', () => {
    const { products } = renderHeader();
    expect(linkNames(findGroup(products.menu, 'Bathroom'))).toEqual([
      'Vanities',
      'Sinks',
      'Kitchen Faucets',
      'Bathroom Faucets',
      'Shower Faucets',
      'Mirrors',
    ]);
    expect(linkNames(findGroup(products.menu, 'Kitchen & Living'))).toEqual([
      'Toilets',
      'Lighting',
      'Closet Systems',
      'Flooring',
    ]);
  });

  it('have the company pages under Explore', () => {
    const { explore } = renderHeader();
    expect(linkNames(explore.menu)).toEqual(['Contact Us', 'About Us', 'Blog', 'Our Works', 'Top Expertise']);
  });

  it('are in their order, among the links', () => {
    renderHeader();
    const main = screen.getByRole('navigation', { name: 'Main', hidden: true });
    const items = [...main.querySelectorAll(':scope > ul > li')].map(
      (item) => item.querySelector('summary')?.textContent ?? item.textContent,
    );
    expect(items).toEqual([
      'In Stock',
      'Products',
      'Custom Cabinetry',
      'Quartz Countertops',
      expect.stringMatching(/Millwork$/),
      'Outdoor Kitchens',
      'Hardware',
    ]);
  });

  it('close on Escape, which returns the focus to the trigger', async () => {
    const { user, products } = renderHeader();
    products.menu.open = true;
    within(products.menu).getByRole('link', { name: 'Sinks', hidden: true }).focus();
    await user.keyboard('{Escape}');
    expect(products.menu.open).toBe(false);
    expect(products.trigger).toHaveFocus();
  });

  it('ignore Escape while they are closed', async () => {
    const { user, products } = renderHeader();
    await user.keyboard('{Escape}');
    expect(products.trigger).not.toHaveFocus();
  });

  it('close when the visitor clicks outside, and not inside', async () => {
    const { user, products } = renderHeader();
    products.menu.open = true;
    await user.click(within(products.menu).getByText('Bathroom'));
    expect(products.menu.open).toBe(true);
    await user.click(document.body);
    expect(products.menu.open).toBe(false);
  });

  it('close when one of their links is followed', async () => {
    const { user, products } = renderHeader();
    products.menu.open = true;
    await user.click(within(products.menu).getByRole('link', { name: 'Sinks', hidden: true }));
    expect(products.menu.open).toBe(false);
    expect(screen.getByTestId('address')).toHaveTextContent('/products/sinks');
  });

  it('are open one at a time by a shared name, and a click on one closes the other', async () => {
    const { user, products, explore } = renderHeader();
    expect(explore.menu).toHaveAttribute('name', products.menu.getAttribute('name') ?? '');
    products.menu.open = true;
    await user.click(explore.trigger);
    expect(products.menu.open).toBe(false);
  });

  it('close when the focus leaves them', async () => {
    const { user, products } = renderHeader();
    products.menu.open = true;
    within(products.menu).getByRole('link', { name: 'Flooring', hidden: true }).focus();
    await user.tab();
    expect(products.menu.open).toBe(false);
  });
});

const underlined = () =>
  [...document.querySelectorAll('header [data-active]')].map((element) => element.textContent?.trim());

describe('the link of the current page', () => {
  it.each([
    ['/', []],
    ['/quartz-countertops', ['Quartz Countertops']],
    ['/quartz-countertops/aurora', ['Quartz Countertops']],
    ['/in-stock/vanities', ['In Stock']],
    ['/products/mirrors', ['Products', 'Mirrors']],
    ['/products/faucets/kitchen', ['Products', 'Kitchen Faucets']],
    ['/hardware-store', []],
    ['/contact', ['Explore', 'Contact Us']],
    ['/blog/a-post', ['Explore', 'Blog']],
  ])('is underlined, on pages below it too: %s', (at, expected) => {
    renderHeader(at);
    expect(underlined()).toEqual(expected);
  });

  it('is the current page only on the page itself', () => {
    renderHeader('/quartz-countertops/aurora');
    const main = screen.getByRole('navigation', { name: 'Main', hidden: true });
    expect(within(main).getByText('Quartz Countertops')).not.toHaveAttribute('aria-current');
  });

  it.each([
    ['/products/mirrors', 'Mirrors', 'page'],
    ['/products/mirrors/all', 'Mirrors', null],
    ['/contact', 'Contact Us', 'page'],
    ['/blog/a-post', 'Blog', null],
  ])('is the current page in a menu too: on %s %s is %s', (at, name, current) => {
    renderHeader(at);
    expect(screen.getByRole('link', { name, hidden: true }).getAttribute('aria-current')).toBe(current);
  });
});

it('has a home link with the brand, and a phone link', () => {
  renderHeader('/contact');
  expect(screen.getByRole('link', { name: 'Boreal & Stone, home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', `tel:${defaultBusinessFacts.phone.e164}`);
});

it('shows the owner’s logo instead of the wordmark, with its size reserved', () => {
  const logo = { src: '/pictures/media/logo.0badcafe.400.webp', width: 150, height: 40 };
  renderSite({ facts: { ...defaultBusinessFacts, logo }, frame: <Header pathname="/" /> });
  const home = screen.getByRole('link', { name: 'Boreal & Stone, home' });
  expect(home).toHaveTextContent(/^$/);
  const picture = within(home).getByAltText('Boreal & Stone');
  expect(picture).toHaveAttribute('src', logo.src);
  expect(picture).toHaveAttribute('width', '150');
  expect(picture).toHaveAttribute('height', '40');
});
