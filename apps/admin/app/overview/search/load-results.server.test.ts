import { inStockProducts, posts, saveDraft, systemActor } from '@showroom/store/admin';
import type { Role } from '@showroom/store/rules';
import { describe, expect, it } from 'vitest';
import { addUser } from '../../testing/add-user.ts';
import { isPage } from '../../testing/is-page.ts';
import { storeLead } from '../../testing/sample-lead.ts';
import { temporaryAdmin } from '../../testing/temporary-admin.ts';
import { loadFindings } from './load-results.server.ts';

async function openCommandPalette() {
  const { store } = await temporaryAdmin();
  await store.write({ actor: systemActor }, async (transaction) => {
    await saveDraft(transaction, posts, { from: 0, fields: { title: 'Walnut or oak', author: 'Owner' } });
    await saveDraft(transaction, inStockProducts, { from: 0, fields: { name: 'Walnut vanity' } });
  });
  await storeLead(store, { lastName: 'Walnut' });
  await addUser(store, {
    name: 'Wal Nutter',
    email: 'walnut@shop.example',
    role: 'editor',
    password: 'twelve-oaks-and-more',
  });
  const find = async (role: Role, question: string) =>
    (await loadFindings(store, role, question)).map(({ title, findings }) => [
      title,
      findings.map(({ label }) => label),
    ]);
  return { store, find };
}

describe('search results', () => {
  it('are of every kind that the role may use, and no other', async () => {
    const { find } = await openCommandPalette();
    const content = [
      ['Posts', ['Walnut or oak']],
      ['In-stock products', ['Walnut vanity']],
    ];
    expect(await find('owner', ' walnut ')).toEqual([...content, ['Leads', ['Sam Walnut']], ['Users', ['Wal Nutter']]]);
    expect(await find('editor', 'walnut')).toEqual(content);
    expect(await find('sales', 'walnut')).toEqual([['Leads', ['Sam Walnut']]]);
    expect(await find('owner', 'walnut nothing')).toEqual([]);
  });

  it('link to sections inside a page', async () => {
    const { find } = await openCommandPalette();
    expect(await find('sales', 'export')).toEqual([[expect.any(String), ['Leads']]]);
    expect(await find('editor', 'export')).toEqual([]);
  });

  it('without a query are every page and action that the role may use, once', async () => {
    const { store } = await openCommandPalette();
    const list = async (role: Role) => (await loadFindings(store, role, '')).flatMap(({ findings }) => findings);
    const all = await list('owner');
    expect(all.filter(({ path }) => !isPage(path))).toEqual([]);
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
    expect(all.map(({ label }) => label)).toEqual(expect.arrayContaining(['Leads', 'Settings', 'Create New Post']));
    expect((await list('sales')).map(({ label }) => label)).not.toContain('Settings');
  });

  it('include actions by what they do, and settings by what they set', async () => {
    const { store, find } = await openCommandPalette();
    const first = async (question: string, role: Role = 'owner') =>
      (await loadFindings(store, role, question))[0]?.findings.map(({ label, path }) => `${label} ${path}`);
    expect(await first('add product')).toEqual(['Add Product /admin/dashboard-pro/products/new']);
    expect(await first('new work')).toEqual(['Add Work Item /admin/dashboard-pro/works/new']);
    expect(await first('phone')).toContain('Business info /admin/dashboard/settings#business');
    expect(await first('logo')).toEqual(['Site /admin/dashboard/settings#site']);
    expect(await first('test mail')).toEqual(['Email /admin/dashboard/settings/mail']);
    expect(await find('editor', 'logo')).toEqual([]);
    expect(await first('add product', 'sales')).toBeUndefined();
    const every = await Promise.all(['a', 'e', 'i', 'o', 'u'].map((letter) => loadFindings(store, 'owner', letter)));
    expect(
      every
        .flat()
        .flatMap(({ findings }) => findings)
        .filter(({ path }) => !isPage(path)),
    ).toEqual([]);
  });

  it('handle punctuation and endless words', async () => {
    const { find } = await openCommandPalette();
    expect(await find('owner', '%')).toEqual([]);
    expect(await find('owner', 'x'.repeat(5_000))).toEqual([]);
  });

  it('link to existing pages', async () => {
    const { store } = await openCommandPalette();
    const groups = await loadFindings(store, 'owner', 'walnut');
    expect(groups.flatMap(({ findings }) => findings).filter(({ path }) => !isPage(path))).toEqual([]);
  });
});

describe('a word that people use for a page', () => {
  it.each([
    ['password', 'Account'],
    ['logout', 'Account'],
    ['log out', 'Account'],
    ['sign out', 'Account'],
    ['2fa', 'Two-step verification'],
    ['two-factor', 'Two-step verification'],
    ['mfa', 'Two-step verification'],
    ['photos', 'Media Library'],
    ['staff', 'User Management'],
    ['inbox', 'Leads'],
  ])('%s finds %s', async (question, label) => {
    const { find } = await openCommandPalette();
    expect((await find('owner', question)).flatMap(([, labels]) => labels)).toContain(label);
  });
});
