// @vitest-environment jsdom
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listActivity, readSettings, systemActor, uploadPicture } from '@showroom/store/admin';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ask, enter } from '../../testing/requests.ts';
import { Gate } from '../../testing/gate.ts';
import { pngFile } from '../../testing/png-file.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import Settings, { action, loader } from './settings.route.tsx';

const path = '/admin/dashboard/settings';

/** The settings over a real store, on several devices; forms reach the route’s action. */
async function openSettings() {
  const { store, newContext } = await temporaryAdmin();
  const { token } = await signIn(store);
  const argsFor = (request: Request) => enter(newContext, request, { params: {}, pattern: path });
  const asked = new Gate();
  /** Delays the response. */
  let answer = Promise.resolve();
  const holdAnswers = () => {
    const gate = new Gate();
    answer = gate.passed;
    return { asked: asked.passed, release: gate.open };
  };
  const onDevice = async () => {
    const Stub = createRoutesStub([
      {
        path,
        HydrateFallback: () => null,
        Component: Settings,
        loader: async () => loader(await argsFor(ask(path, { token }))),
        action: async ({ request }) => {
          const fields = Object.fromEntries(new URLSearchParams(await request.text()));
          asked.open();
          await answer;
          return action(await argsFor(ask(path, { token, fields })));
        },
      },
    ]);
    const { container } = render(<Stub initialEntries={[path]} />);
    const page = within(container);
    await page.findByRole('heading', { level: 1 });
    // By name: two devices in one document share control ids.
    const control = (name: string) => {
      const found = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (found === null) throw new Error(`No control is called ${name}`);
      return found;
    };
    return { ...page, control };
  };
  const post = async (fields: Record<string, string>) => action(await argsFor(ask(path, { token, fields })));
  const user = userEvent.setup();
  const retype = async (
    { control }: Pick<Awaited<ReturnType<typeof onDevice>>, 'control'>,
    name: string,
    text: string,
  ) => {
    await user.clear(control(name));
    await user.type(control(name), text);
  };
  return { onDevice, post, user, retype, holdAnswers, readFacts: () => readSettings(store), store };
}

describe('the settings', () => {
  it('appear on the site and in the activity', async () => {
    const { onDevice, user, readFacts, store } = await openSettings();
    const page = await onDevice();
    const phone = page.getByRole('textbox', { name: 'Phone' });
    await user.clear(phone);
    await user.type(phone, '(807) 555-0177');
    await user.click(page.getByRole('button', { name: 'Save business info' }));
    expect(await page.findByText('Saved. Changes are live.')).toBeInTheDocument();
    expect(await readFacts()).toMatchObject({ phone: { display: '(807) 555-0177', e164: '+18075550177' } });
    // Lines of the same moment have no order.
    const line = { actorName: 'owner', words: 'Saved the settings “Business info”' };
    expect(await listActivity(store)).toContainEqual(expect.objectContaining(line));
  });

  it('report errors at their controls, keep what was typed, and change nothing', async () => {
    const { onDevice, user, readFacts } = await openSettings();
    const before = await readFacts();
    const page = await onDevice();
    const from = page.getByLabelText('Beyond collection: lowest price');
    await user.type(from, 'cheap');
    await user.click(page.getByRole('button', { name: 'Save facts and pricing' }));
    const summary = await page.findByRole('alert');
    expect(within(summary).getAllByRole('link')).toHaveLength(2);
    expect(page.getByLabelText('Beyond collection: lowest price')).toHaveValue('cheap');
    expect(page.getByLabelText('Beyond collection: lowest price')).toHaveAccessibleDescription(/Enter a price/);
    expect(await readFacts()).toEqual(before);
  });

  it.each(['', '(807) 555-0177'])(
    'keep text typed after Save was clicked, although the response to “%s” arrives later',
    async (sent) => {
      const { onDevice, user, retype, holdAnswers } = await openSettings();
      const page = await onDevice();
      await user.clear(page.control('phone'));
      if (sent !== '') await user.type(page.control('phone'), sent);
      const held = holdAnswers();
      await user.click(page.getByRole('button', { name: 'Save business info' }));
      await held.asked;
      await retype(page, 'phone', '(807) 555-0188');
      held.release();
      await (sent === '' ? page.findByRole('alert') : page.findByText('Saved. Changes are live.'));
      expect(page.control('phone')).toHaveValue('(807) 555-0188');
      await user.click(page.getByRole('button', { name: 'Save business info' }));
      await page.findByText('Saved. Changes are live.');
      expect(page.control('phone')).toHaveValue('(807) 555-0188');
    },
  );

  it('accept a readable colour, and say why a pale one isn’t', async () => {
    const { onDevice, user, readFacts } = await openSettings();
    const page = await onDevice();
    const colour = page.control('site.accentColour');
    expect(colour).toHaveValue('#1f4a3e');
    const save = page.getByRole('button', { name: 'Save site' });
    fireEvent.input(colour, { target: { value: '#d2a24c' } });
    await user.click(save);
    expect(await page.findByRole('alert')).toHaveTextContent(/too light to read\..+contrast is 2\.\d : 1/);
    expect((await readFacts()).site.accentColour).toBeNull();
    fireEvent.input(page.control('site.accentColour'), { target: { value: '#7a2e1d' } });
    await user.click(save);
    await page.findByText('Saved. Changes are live.');
    expect((await readFacts()).site.accentColour).toBe('#7a2e1d');
    fireEvent.input(page.control('site.accentColour'), { target: { value: '#1f4a3e' } });
    await user.click(save);
    await waitFor(async () => expect((await readFacts()).site.accentColour).toBeNull());
  });

  it('use a logo from the library, and return to the name with one click', async () => {
    const { onDevice, post, store, user, readFacts } = await openSettings();
    const arrived = join(store.incomingDir, 'logo');
    await writeFile(arrived, new Uint8Array(await pngFile('logo.png').arrayBuffer()));
    const file = { path: arrived, originalName: 'logo.png', sha256: 'a'.repeat(64) };
    const uploaded = await uploadPicture(store, { actor: systemActor, file });
    const id = uploaded.ok ? uploaded.content.id : '';
    const shown = { 'site.logo': '', 'site.accentColour': '#1f4a3e' };
    const save = (typed: string) => post({ ...shown, group: 'site', shown: JSON.stringify(shown), 'site.logo': typed });
    const issue = { field: 'site.logo', message: 'Choose an image from the Media Library' };
    expect(await save('https://elsewhere.example/logo.svg')).toMatchObject({ data: { issues: [issue] } });
    const gone = { field: 'site.logo', message: expect.stringContaining('no longer in the Media Library') };
    expect(await save('media:00000000-0000-4000-8000-000000000001')).toMatchObject({ data: { issues: [gone] } });
    // Still shown when rejected for another reason.
    const pale = { 'site.logo': `media:${id}`, 'site.accentColour': '#ffee88' };
    const refused = await post({ ...shown, ...pale, group: 'site', shown: JSON.stringify(shown) });
    expect(refused).toMatchObject({ data: { pictures: { [`media:${id}`]: expect.stringMatching(/^\//) } } });
    expect(await save(`media:${id}`)).toMatchObject({ ok: true });
    expect((await readFacts()).site.logo).toEqual({ source: 'media', id, alt: '' });
    const page = await onDevice();
    await user.type(page.getByLabelText('Site Title'), 'North{Enter}');
    await page.findByText('Saved. Changes are live.');
    expect((await readFacts()).site).toMatchObject({ title: 'North', logo: { id } });
    await user.click(await page.findByRole('button', { name: 'Remove logo' }));
    await waitFor(async () => expect((await readFacts()).site.logo).toBeNull());
  });

  it('keep one group being typed while another is saved, and show what someone else saved there', async () => {
    const { onDevice, user, retype, readFacts } = await openSettings();
    const desk = await onDevice();
    const phone = await onDevice();
    const save = (page: typeof desk, group: string) => user.click(page.getByRole('button', { name: `Save ${group}` }));
    await retype(desk, 'address.city', 'Kenora');
    await retype(phone, 'address.city', 'Nipigon');
    await retype(phone, 'address.street', '12 Bay Street');
    await save(phone, 'business info');
    await phone.findByText('Saved. Changes are live.');

    await save(desk, 'hours');
    await desk.findByText('Saved. Changes are live.');
    await waitFor(() => expect(desk.control('address.street')).toHaveValue('12 Bay Street'));
    expect(desk.control('address.city')).toHaveValue('Kenora');
    await save(desk, 'business info');
    expect(await desk.findByRole('alert')).toHaveTextContent('Owner changed this to “Nipigon” while you were editing');

    await save(desk, 'hours');
    await waitFor(() => expect(desk.queryByRole('alert')).toBeNull());
    expect(desk.control('address.city'), 'rejected, but kept in the form').toHaveValue('Kenora');
    await save(desk, 'business info');
    const address = { city: 'Kenora', street: '12 Bay Street' };
    await waitFor(async () => expect(await readFacts()).toMatchObject({ address }));
  });

  it('merge changes from two devices, and tell the second about a field that both changed', async () => {
    const { onDevice, user, retype, readFacts } = await openSettings();
    const desk = await onDevice();
    const phone = await onDevice();
    const save = (page: typeof desk) => user.click(page.getByRole('button', { name: 'Save business info' }));

    await retype(desk, 'address.street', '12 Bay Street');
    await save(desk);
    await desk.findByText('Saved. Changes are live.');
    await retype(phone, 'address.city', 'Nipigon');
    await save(phone);
    await phone.findByText('Saved. Changes are live.');
    expect(await readFacts()).toMatchObject({ address: { street: '12 Bay Street', city: 'Nipigon' } });

    await retype(desk, 'address.city', 'Kenora');
    await save(desk);
    expect(await desk.findByRole('alert')).toHaveTextContent('Owner changed this to “Nipigon” while you were editing');
    expect(await readFacts()).toMatchObject({ address: { city: 'Nipigon' } });
    await save(desk);
    await desk.findByText('Saved. Changes are live.');
    expect(await readFacts()).toMatchObject({ address: { street: '12 Bay Street', city: 'Kenora' } });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(2);
  });
});
