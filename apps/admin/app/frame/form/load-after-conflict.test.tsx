// @vitest-environment jsdom
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  describeMedium,
  findContent,
  findMailServer,
  findPageWords,
  leadMailSettings,
  media,
  posts,
  readLeadMailSettings,
  replyTemplates,
  saveDraft,
  saveMailServer,
  savePageWords,
  saveSettings,
  settingsGroups,
  systemActor,
  uploadPicture,
  type WriteTransaction,
} from '@showroom/store/admin';
import { fireEvent, render, waitFor, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router-dom';
import { expect, it } from 'vitest';
import * as leadMailRoute from '../../leads/mail-settings/mail-settings.route.tsx';
import * as templatesRoute from '../../leads/templates/templates.route.tsx';
import * as mediumRoute from '../../content/media/medium.route.tsx';
import * as historyRoute from '../../content/history/history.route.tsx';
import * as publishCheckRoute from '../../content/publish-check/publish-check.route.tsx';
import { toPublishCheckPath } from '../../content/kinds/publish-check-path.ts';
import * as seoRoute from '../../site/seo/page.route.tsx';
import { toSeoPageHref } from '../../site/seo/seo-view.ts';
import { guard } from '../session/require-session.server.ts';
import { DAYS_PATH } from '../../site/settings/days/days-path.ts';
import * as daysRoute from '../../site/settings/days/days.route.tsx';
import { MAIL_PATH } from '../../site/settings/mail-test.ts';
import * as mailRoute from '../../site/settings/mail.route.tsx';
import { listen } from '../../testing/listen.ts';
import { pngFile } from '../../testing/png-file.ts';
import { stubPage, type RouteModule } from '../../testing/stub-page.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';

/** A public site of one page. */
const openSite = () =>
  listen((_, response) => {
    response.setHeader('Content-Type', 'text/html').end('<title>Oak</title><main>Oak</main>');
  });

async function openAdmin() {
  const { store, newContext } = await temporaryAdmin({ siteUrl: await openSite() });
  const { token } = await signIn(store, { isConfirmed: true });
  const enter = async (request: Request) => {
    const context = newContext();
    await guard({ request, context });
    return context;
  };
  const open = async <Params extends object>(route: RouteModule<Params>, path: string, params: Params) => {
    const Stub = createRoutesStub([
      { HydrateFallback: () => null, ...stubPage(route, { path, params, token, enter }) },
      { path: '*', Component: () => null },
    ]);
    const { container } = render(<Stub initialEntries={[path]} />);
    const page = within(container);
    await page.findByRole('heading', { level: 1 });
    return {
      ...page,
      container,
      type: (label: RegExp, value: string) => fireEvent.input(page.getByLabelText(label), { target: { value } }),
      click: (name: string) => fireEvent.click(page.getByRole('button', { name })),
    };
  };
  const byOther = <Result,>(work: (transaction: WriteTransaction) => Promise<Result>) =>
    store.write({ actor: systemActor }, work);
  return { store, open, byOther };
}

it('shows what was published since, and publishes over it on the next click', async () => {
  const { store, open, byOther } = await openAdmin();
  const words = { title: 'Oak', excerpt: 'In short.', body: 'At length.', author: 'Design team' };
  const made = await byOther((transaction) => saveDraft(transaction, posts, { from: 0, fields: words }));
  const id = made.ok ? made.content.id : '';
  const page = await open(publishCheckRoute, toPublishCheckPath('posts', id), { kind: 'posts', id });
  await byOther((transaction) => saveDraft(transaction, posts, { id, from: 1, fields: { title: 'Ash' } }));
  page.click('Publish now');
  expect(await page.findByText(/has changed this since you opened it/)).toBeVisible();
  expect(await page.findByText(/This check uses “Ash” as saved/)).toBeVisible();
  const at = { id, span: '1' };
  const history = await open(historyRoute, `/admin/dashboard/posts/${id}/history/1`, at);
  await byOther((transaction) => saveDraft(transaction, posts, { id, from: 2, fields: { title: 'Elm' } }));
  history.click('Restore this version');
  expect(await history.findByText(/changed this post after you opened this page/)).toBeVisible();
  await waitFor(() => expect(history.container.querySelector('[name="from"]')).toHaveValue('3'));
  page.click('Publish now');
  expect(await page.findByText(/This check uses “Elm” as saved/)).toBeVisible();
  page.click('Publish now');
  await waitFor(async () =>
    expect(await findContent(store, posts, id)).toMatchObject({ publicationStatus: 'published' }),
  );
});

it('keeps what was typed, passwords too, and saves it over others’ changes on the next click', async () => {
  const { store, open, byOther } = await openAdmin();
  const server = { host: 'smtp.example', port: 465, security: 'tls', username: 'shop', sender: '' };
  const mail = await open(mailRoute, MAIL_PATH, {});
  mail.type(/^Server/, 'mine.example');
  mail.type(/^User/, 'shop');
  mail.type(/^Password/, 'secret-of-the-shop');
  await byOther((transaction) => saveMailServer(transaction, { from: 0, fields: server, password: 'another' }));
  mail.click('Save');
  expect(await mail.findByText(/^Someone changed this while you were editing/)).toBeVisible();
  mail.type(/^Port/, 'many');
  mail.click('Save');
  expect(await mail.findByText('Not saved yet. Check the fields below.')).toBeVisible();
  expect(mail.getByLabelText(/^Password/)).toHaveValue('secret-of-the-shop');
  mail.type(/^Port/, '465');
  mail.click('Save');
  expect(await mail.findByText(/^Saved\./)).toBeVisible();
  expect(await findMailServer(store)).toMatchObject({
    revision: 2,
    server: { host: 'mine.example', password: 'kept' },
  });

  const digest = { isOn: false, hour: 9 };
  const leadMail = await open(leadMailRoute, '/admin/dashboard/settings/leads', {});
  fireEvent.click(leadMail.getByRole('switch'));
  await byOther((transaction) => saveSettings(transaction, leadMailSettings, { from: 0, fields: { digest } }));
  leadMail.click('Save');
  expect(await leadMail.findByText(/Save again to keep your version/)).toBeVisible();
  leadMail.click('Save');
  expect(await leadMail.findByText('Saved.')).toBeVisible();
  expect(await readLeadMailSettings(store)).toEqual({ digest: { isOn: true, hour: 8 } });

  const seo = await open(seoRoute, toSeoPageHref('/oak'), {});
  seo.type(/^Meta Title/, 'Doors of oak');
  const theirs = { title: 'Oak doors', description: '' };
  await byOther((transaction) => savePageWords(transaction, { path: '/oak', from: 0, words: theirs }));
  seo.click('Save');
  expect(await seo.findByRole('alert')).toHaveTextContent('“Oak doors”');
  seo.click('Save');
  await waitFor(async () => expect(await findPageWords(store, '/oak')).toEqual({ title: 'Doors of oak' }));
});

it('shows the saved description of a picture next to the typed one, and saves the latter on the next click', async () => {
  const { store, open, byOther } = await openAdmin();
  const path = join(store.incomingDir, 'island');
  await writeFile(path, new Uint8Array(await pngFile('island.png').arrayBuffer()));
  const file = { path, originalName: 'island.png', sha256: 'a'.repeat(64) };
  const uploaded = await uploadPicture(store, { actor: systemActor, file });
  const mediumId = uploaded.ok ? uploaded.content.id : '';
  const page = await open(mediumRoute, `/admin/dashboard/media/${mediumId}`, { mediumId });
  page.type(/^Alt text/, 'An island in oak');
  const theirs = { name: 'Island', alt: 'Theirs', focalPoint: { x: 0.2, y: 0.5 } };
  await byOther((transaction) => describeMedium(transaction, { id: mediumId, from: 1, fields: theirs }));
  page.click('Save');
  expect(await page.findByText('Saved value: “Theirs”')).toBeVisible();
  expect(page.getByLabelText(/^Name/), 'not changed in this form').toHaveValue('Island');
  expect(page.getByLabelText(/^Alt text/)).toHaveValue('An island in oak');
  page.click('Save');
  await waitFor(async () =>
    expect((await findContent(store, media, mediumId))?.fields).toMatchObject({
      name: 'Island',
      alt: 'An island in oak',
    }),
  );
});

it('turns changed closed days that someone removed into a new entry', async () => {
  const { open, byOther } = await openAdmin();
  const keep = (from: number, days: readonly string[]) =>
    byOther((transaction) => {
      const specialDays = days.map((day) => ({ id: day, from: day, to: day, period: null, reason: '' }));
      return saveSettings(transaction, settingsGroups.specialDays, { from, fields: { specialDays } });
    });
  await keep(0, ['2026-12-24', '2026-12-31']);
  const page = await open(daysRoute, DAYS_PATH, {});
  const [first] = page.getAllByLabelText(/^Reason/);
  if (first) fireEvent.input(first, { target: { value: 'Christmas break' } });
  await keep(1, ['2026-12-31']);
  const [save] = page.getAllByRole('button', { name: /^Save/ });
  if (save) fireEvent.click(save);
  expect(await page.findByText(/^Someone removed these dates while you were editing/)).toBeVisible();
  await waitFor(() => expect(page.getAllByLabelText(/^Reason/)).toHaveLength(2));
  const other = within(page.getByRole('region', { name: 'Add a holiday or special hours' }));
  expect(other.getByLabelText(/^Start date/)).toHaveValue('2026-12-24');
  expect(other.getByLabelText(/^Reason/)).toHaveValue('Christmas break');
});

it('turns a changed template that someone deleted into a new one', async () => {
  const { open, byOther } = await openAdmin();
  const page = await open(templatesRoute, '/admin/leads/templates', {});
  const [first] = page.getAllByLabelText(/^Subject/);
  if (first) fireEvent.input(first, { target: { value: 'Thank you' } });
  const [, ...templates] = replyTemplates.empty.templates;
  await byOther((transaction) => saveSettings(transaction, replyTemplates, { from: 0, fields: { templates } }));
  const [save] = page.getAllByRole('button', { name: 'Save template' });
  if (save) fireEvent.click(save);
  expect(await page.findByText(/^Someone else deleted this template/)).toBeVisible();
  await waitFor(() => expect(page.getAllByRole('button', { name: 'Save template' })).toHaveLength(templates.length));
  const other = within(page.getByRole('region', { name: 'New template' }));
  expect(other.getByLabelText(/^Subject/)).toHaveValue('Thank you');
});
