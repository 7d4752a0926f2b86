import { describe, expect, it } from 'vitest';
import { isPage } from '../../testing/is-page.ts';
import { dashboards, findPlace } from './dashboards.ts';

describe('the tabs of both dashboards', () => {
  it('link to existing pages, each of which has one tab', () => {
    const tabs = dashboards.flatMap(({ tabs: all }) => all.map(({ path }) => path));
    expect(tabs.filter((path) => !isPage(path))).toEqual([]);
    expect(isPage('/admin/dashboard/nothing')).toBe(false);
    expect(new Set(tabs).size).toBe(tabs.length);
  });

  it.each([
    ['/admin/dashboard-pro', 'Admin Pro', 'Overview'],
    ['/admin/leads', 'Admin Pro', 'Leads'],
    ['/admin/leads/0198c3a2', 'Admin Pro', 'Leads'],
    ['/admin/dashboard-pro/products', 'Admin Pro', 'In-Stock Products'],
    ['/admin/dashboard-pro/works/new', 'Admin Pro', 'Our Work'],
    ['/admin/site/publish-check/posts/0198c3a2', 'Admin Pro', 'Blog Posts'],
    ['/admin/site/preview/works/0198c3a2', 'Admin Pro', 'Our Work'],
    ['/admin/dashboard', 'Admin Panel', 'Overview'],
    ['/admin/dashboard/settings', 'Admin Panel', 'Settings'],
    ['/admin/account', 'Admin Pro', 'Account'],
    ['/admin/nothing', 'Admin Pro', undefined],
    ['/admin/dashboard/nothing', 'Admin Panel', undefined],
  ])('%s is in %s, under %s', (path, dashboard, tab) => {
    const place = findPlace(path);
    expect([place.dashboard.title, place.tab?.label]).toEqual([dashboard, tab]);
    expect(place.other.title).not.toBe(dashboard);
  });
});
