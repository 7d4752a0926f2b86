// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, useLoaderData, useRevalidator } from 'react-router-dom';
import { expect, it } from 'vitest';
import { isChanged } from '../../frame/dialogs/has-unsaved-changes.ts';
import type { SeoPageData } from './load-seo.server.ts';
import { SeoPage } from './seo-page.tsx';

const page: SeoPageData = {
  facts: { path: '/contact', title: 'Contact Us | Shop', description: 'Hours', picture: '', picturesWithoutWords: 2 },
  around: { sameTitle: [], sameDescription: [], deadLinks: [] },
  said: { revision: 1, path: '/contact', title: 'Oak', description: '', muted: [] },
  postId: null,
  brand: 'Shop',
  suffix: ' | Shop',
  limits: { title: 120, description: 320 },
};

const title = () => screen.getByRole('textbox', { name: /^Meta Title/ });

const from = () => title().closest('form')?.querySelector('[name=from]');

/** The page of saved texts, and a way to change them elsewhere. */
async function openPage() {
  let said = page.said;
  const Stub = createRoutesStub([
    {
      path: '/',
      HydrateFallback: () => null,
      loader: () => said,
      Component: () => {
        const { revalidate } = useRevalidator();
        const kept = useLoaderData<SeoPageData['said']>();
        return (
          <>
            <SeoPage page={{ ...page, said: kept }} siteUrl="https://shop.example" refusal={undefined} />
            <button onClick={() => void revalidate()}>{`Kept as ${kept.revision}`}</button>
          </>
        );
      },
    },
  ]);
  render(<Stub />);
  const user = userEvent.setup();
  const keep = async (change: Partial<SeoPageData['said']>) => {
    said = { ...said, ...change, revision: said.revision + 1 };
    await user.click(screen.getByRole('button', { name: /^Kept as/ }));
    await screen.findByText(`Kept as ${said.revision}`);
  };
  await screen.findByText('Kept as 1');
  return { user, keep };
}

it('keeps text being typed when a check is muted', async () => {
  const { user, keep } = await openPage();
  await user.type(title(), ' and ash');
  await keep({ muted: ['picture-words'] });
  expect(title()).toHaveValue('Oak and ash');
  expect(from()).toHaveValue('2');
  await keep({ title: 'Oak and ash' });
  expect([title(), from()]).toEqual([
    expect.objectContaining({ value: 'Oak and ash' }),
    expect.objectContaining({ value: '3' }),
  ]);
});

it('doesn’t warn about blanks, which aren’t saved', async () => {
  const { user } = await openPage();
  await user.type(title(), '  ');
  expect(isChanged(title())).toBe(false);
  await user.type(title(), 'and ash');
  expect(isChanged(title())).toBe(true);
});

it('shows what someone else saved, and continues from the base version while typing', async () => {
  const { user, keep } = await openPage();
  await keep({ title: 'Elm' });
  expect(title()).toHaveValue('Elm');
  await user.type(title(), ' and ash');
  await keep({ title: 'Pine' });
  expect(title()).toHaveValue('Elm and ash');
  expect(from()).toHaveValue('2');
});
