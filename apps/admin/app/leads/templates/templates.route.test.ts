import { addAccount } from '@showroom/store/testing/add-account';
import { describe, expect, it } from 'vitest';
import { ask, enter } from '../../testing/requests.ts';
import { temporaryAdmin } from '../../testing/temporary-admin.ts';
import { action, loader } from './templates.route.tsx';

const pattern = '/admin/leads/templates';

async function signedIn() {
  const { store, newContext } = await temporaryAdmin();
  const { token } = await addAccount(store, 'owner');
  const argsFor = (fields?: Record<string, string>) =>
    enter(newContext, ask(pattern, { token, fields }), { params: {}, pattern });
  const open = async () => (await loader(await argsFor())).templates;
  return {
    open,
    send: async (fields: Record<string, string>) => action(await argsFor(fields)),
    first: async () => {
      const [template] = await open();
      if (template === undefined) throw new Error('There are templates from the start');
      return { ...template, shown: JSON.stringify(template) };
    },
  };
}

const added = { name: 'Thanks', subject: 'Thank you, {firstName}', text: 'Hello {name}' };

describe('reply templates', () => {
  it('are added, changed and deleted, each without the others', async () => {
    const { open, send, first } = await signedIn();
    const before = await open();
    expect(await send({ intent: 'save', id: '', shown: 'null', ...added })).toMatchObject({ ok: true });
    expect(await open()).toEqual([...before, { id: expect.any(String), ...added }]);
    await send({ ...(await first()), intent: 'save', subject: 'Another' });
    expect((await open())[0]).toEqual({ ...before[0], subject: 'Another' });
    await send({ ...(await first()), intent: 'delete' });
    expect((await open()).map(({ name }) => name)).toEqual([...before.slice(1).map(({ name }) => name), 'Thanks']);
  });

  it.each([
    ['subject', 'About {colour}', /Nothing is known of \{colour\}\. You can use \{name\}/],
    ['text', 'Hello {Name}', /Nothing is known of \{Name\}/],
    ['name', '', /Fill this in/],
    ['text', '', /Fill this in/],
    ['subject', 'x'.repeat(151), /at most 150/],
  ])('refuse the %s %j in words, give back what was typed and keep what was', async (field, typed, message) => {
    const { open, send, first } = await signedIn();
    const before = await open();
    const template = await first();
    expect(await send({ ...template, intent: 'save', [field]: typed })).toMatchObject({
      init: { status: 400 },
      data: {
        id: template.id,
        typed: { [field]: typed },
        issues: [{ field, message: expect.stringMatching(message) }],
      },
    });
    expect(await open()).toEqual(before);
  });

  it('are not overwritten when somebody else was quicker, and then they are where that is still wanted', async () => {
    const { open, send, first } = await signedIn();
    const template = await first();
    await send({ ...template, intent: 'save', subject: 'Theirs' });
    const refused = await send({ ...template, intent: 'save', subject: 'Mine' });
    expect(refused).toMatchObject({
      init: { status: 409 },
      data: { message: expect.stringContaining('“Theirs”'), typed: { subject: 'Mine' }, kept: { subject: 'Theirs' } },
    });
    expect((await open())[0]?.subject).toBe('Theirs');
    await send({ ...(await first()), intent: 'save', subject: 'Mine' });
    expect((await open())[0]?.subject).toBe('Mine');
    await send({ ...(await first()), intent: 'delete' });
    expect(await send({ ...template, intent: 'save' })).toMatchObject({ init: { status: 409 } });
  });
});
