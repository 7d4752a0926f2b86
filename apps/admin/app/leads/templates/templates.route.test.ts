import { addAccount } from '@showroom/store/testing';
import { describe, expect, it } from 'vitest';
import { action as undoDeletion } from './undo-template.route.ts';
import { noticeOf } from '../../testing/notice-of.ts';
import { ask, enter, responseOf } from '../../testing/requests.ts';
import { temporaryAdmin } from '../../testing/temporary-admin.ts';
import { action, loader } from './templates.route.tsx';

const pattern = '/admin/leads/templates';

async function signedIn() {
  const { store, newContext } = await temporaryAdmin();
  const { token } = await addAccount(store, 'owner');
  const argsFor = (fields?: Record<string, string>, path: string = pattern) =>
    enter(newContext, ask(path, { token, fields }), { params: {}, pattern });
  const open = async () => (await loader(await argsFor())).templates;
  return {
    open,
    send: async (fields: Record<string, string>) => action(await argsFor(fields)),
    undo: async (path = '') => undoDeletion(await argsFor({}, path)),
    first: async () => {
      const [template] = await open();
      if (template === undefined) throw new Error('There are templates from the start');
      return { ...template, shown: JSON.stringify(template) };
    },
  };
}

const added = { name: 'Thanks', subject: 'Thank you, {firstName}', text: 'Hello {name}' };

describe('reply templates', () => {
  it('are added, changed and deleted independently', async () => {
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
    ['subject', 'About {colour}', /There is no placeholder \{colour\}\. You can use \{name\}/],
    ['text', 'Hello {Name}', /There is no placeholder \{Name\}/],
    ['name', '', /Required/],
    ['text', '', /Required/],
    ['subject', 'x'.repeat(151), /at most 150/],
  ])('reject the %s %j with a reason, return what was typed and keep the saved one', async (field, typed, message) => {
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

  it('are not overwritten when someone else was faster, and then are, if still wanted', async () => {
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

  it('are restored to their position, defaults too, whatever was added or changed since', async () => {
    const { open, send, undo, first } = await signedIn();
    const before = await open();
    const { undoPath } = noticeOf(await responseOf(async () => send({ ...(await first()), intent: 'delete' })));
    await send({ intent: 'save', id: '', shown: 'null', ...added });
    const back = await responseOf(() => undo(undoPath));
    expect([back.headers.get('Location'), noticeOf(back).text]).toEqual([pattern, 'Template restored']);
    expect(await open()).toEqual([...before, expect.objectContaining(added)]);
    const own = (await open()).at(-1);
    const gone = await responseOf(() => send({ id: own?.id ?? '', shown: JSON.stringify(own), intent: 'delete' }));
    await responseOf(() => undo(noticeOf(gone).undoPath));
    expect((await open()).at(-1)).toEqual(own);
  });

  it('are not restored beyond the maximum number', async () => {
    const { open, send, undo, first } = await signedIn();
    const { undoPath } = noticeOf(await responseOf(async () => send({ ...(await first()), intent: 'delete' })));
    for (let count = (await open()).length; count < 30; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after another, as they are typed
      await send({ intent: 'save', id: '', shown: 'null', ...added });
    }
    expect(noticeOf(await responseOf(() => undo(undoPath)))).toMatchObject({
      text: 'Couldn’t restore it. At most 30 templates',
      hasFailed: true,
    });
  });

  it.each(['', '?id=a', '?id=never&from=0', '?id=a&from=x'])(
    'are not restored by the invented URL %j',
    async (search) => {
      const { undo } = await signedIn();
      await expect(undo(`/admin/leads/templates/undo${search}`)).rejects.toMatchObject({ init: { status: 400 } });
    },
  );
});
